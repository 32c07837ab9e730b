import { Note } from '@/ui/Note/Note';
import { TextWithCalls } from '@/ui/Text/TextWithCalls';
import type { SectionOf } from '../schemas';
import styles from '../shared/Section.module.scss';

/** A note that stands out of the text. */
export function NoticeSection({ section }: { section: SectionOf<'notice'> }) {
  return (
    <div id={section.id} className={styles.section}>
      <Note tone={section.tone}>
        <TextWithCalls of={section.text} />
      </Note>
    </div>
  );
}
