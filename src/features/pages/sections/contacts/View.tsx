import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { Fact } from '../shared/Fact';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

/** Whom to turn to, when and how. */
export function ContactsSection({ section }: { section: SectionOf<'contacts'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ul className={styles.contacts}>
          {section.items.map(({ title, text, phone, email, hours }, index) => (
            <li key={index}>
              <TextIn as="h3" of={title} />
              <TextIn as="p" of={text} />
              {hours && <Fact icon="clock" text={hours} />}
              {phone && <Fact icon="phone" {...phone} />}
              {email && <Fact icon="mail" {...email} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
