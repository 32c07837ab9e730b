import { Icon } from '@/ui/Icon/Icon';
import { RichText } from '@/ui/RichText/RichText';
import { Text } from '@/ui/Text/Text';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

interface Props {
  section: SectionOf<'accordion'>;
  /** Those of its questions that are open from the start. */
  opened: ReadonlySet<SectionOf<'accordion'>['items'][number]>;
}

/** Questions that open on their answers; each has an address of its own. */
export function AccordionSection({ section, opened }: Props) {
  return (
    <Section {...section}>
      <div className={styles.accordion}>
        {section.items.map((item, index) => (
          <details key={index} id={item.id} open={opened.has(item)}>
            <summary>
              <h3>
                <Text of={item.title} />
              </h3>
              <Icon name="chevron-down" />
            </summary>
            <RichText html={item.body} />
          </details>
        ))}
      </div>
    </Section>
  );
}
