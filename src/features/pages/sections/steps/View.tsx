import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

/** What to do, in order. */
export function StepsSection({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ol className={styles.steps}>
          {section.items.map(({ title, text }, index) => (
            <li key={index}>
              <TextIn as="h3" of={title} />
              <TextIn as="p" of={text} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
