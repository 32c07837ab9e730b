import type { Section } from '../sections/schemas';
import styles from './PageSections.module.scss';
import { Sections, type SectionContext } from './Sections';

/** Sections that stand on the page's ground, below what the page shows first. */
export function PageSections(props: { sections: Section[] } & SectionContext) {
  return (
    <div className={styles.below}>
      <Sections {...props} />
    </div>
  );
}
