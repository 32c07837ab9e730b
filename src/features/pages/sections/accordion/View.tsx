import { Icon } from '@/ui/Icon/Icon';
import { RichText } from '@/ui/RichText/RichText';
import { Text } from '@/ui/Text/Text';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

/** Questions that open on their answers; each has an address of its own. */
export function AccordionSection({ section }: { section: SectionOf<'accordion'> }) {
  return (
    <Section {...section}>
      <div className={styles.accordion}>
        {section.items.map(({ id, title, body }, index) => (
          <details key={index} id={id}>
            <summary>
              <h3>
                <Text of={title} />
              </h3>
              <Icon name="chevron-down" />
            </summary>
            <RichText html={body} />
          </details>
        ))}
      </div>
    </Section>
  );
}
