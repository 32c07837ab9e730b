import type { Section } from '@/contract/sections';
import styles from './PageSections.module.scss';
import { Sections } from './Sections';

/** Sections that stand on the page's ground, below what the page shows first. */
export function PageSections({ sections }: { sections: Section[] }) {
  return (
    <div className={styles.below}>
      <Sections sections={sections} />
    </div>
  );
}
