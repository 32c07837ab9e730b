import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

/** Numbers and what they count. */
export function FactsSection({ section }: { section: SectionOf<'facts'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <dl className={styles.facts}>
          {section.items.map(({ value, text }, index) => (
            <div key={index}>
              <TextIn as="dt" of={text} />
              <TextIn as="dd" of={value} />
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
