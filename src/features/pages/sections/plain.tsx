import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { iconOr } from '@/ui/Icon/icon-or';
import { Note } from '@/ui/Note/Note';
import { Picture } from '@/ui/Picture/Picture';
import { RichText } from '@/ui/RichText/RichText';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Tasks } from '@/ui/Tasks/Tasks';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schema';
import { plain } from '@/lib/local-text';
import { Section } from './Section';
import styles from './sections.module.scss';

export function TextSection({ section }: { section: SectionOf<'text'> }) {
  return (
    <Section {...section}>
      <RichText html={section.body} />
    </Section>
  );
}

export function NoticeSection({ section }: { section: SectionOf<'notice'> }) {
  return (
    <div id={section.id} className={styles.section}>
      <Note tone={section.tone}>
        <Text of={section.text} />
      </Note>
    </div>
  );
}

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

export function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <Tasks
          tasks={section.items.map(({ icon, ...item }) => ({
            ...item,
            icon: iconOr(icon, 'info'),
          }))}
        />
      )}
    </Section>
  );
}

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

export function TableSection({ section }: { section: SectionOf<'table'> }) {
  const { id, heading, columns, rows, note } = section;
  const names = columns.map(plain);
  return (
    <Section {...section}>
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby={heading ? `${id}-title` : undefined}>
          {columns.length > 0 && (
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={index} scope="col">
                    <Text of={column} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      <Text of={cell} />
                    </th>
                  ) : (
                    <td key={index} data-column={names[index]}>
                      <Text of={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TextIn as="p" className={styles.small} of={note} />
    </Section>
  );
}

export function PeopleSection({ section }: { section: SectionOf<'people'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ul className={styles.people}>
          {section.items.map(({ name, position, text, image, href }, index) => (
            <li key={index}>
              <span className={styles.portrait} data-art={image ? undefined : ''}>
                {image ? <Picture image={image} /> : <Icon name="users" size={32} />}
              </span>
              <div>
                {name && (
                  <h3>
                    {href ? (
                      <SiteLink href={href}>
                        <Text of={name} />
                      </SiteLink>
                    ) : (
                      <Text of={name} />
                    )}
                  </h3>
                )}
                <TextIn as="p" className={styles.position} of={position} />
                <TextIn as="p" of={text} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function DocumentsSection({ section }: { section: SectionOf<'documents'> }) {
  return (
    <Section {...section}>
      <LinkRows icon="file" items={section.items} />
    </Section>
  );
}

export function LinksSection({ section }: { section: SectionOf<'links'> }) {
  return (
    <Section {...section}>
      <LinkRows icon="arrow-right" items={section.items} />
    </Section>
  );
}

function LinkRows({ icon, items }: { icon: IconName; items: SectionOf<'links'>['items'] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.links}>
      {items.map(({ title, text, href }, index) => (
        <li key={index}>
          <Icon name={icon} size={24} />
          <div>
            <SiteLink href={href}>
              <Text of={title || text} />
            </SiteLink>
            {title && <TextIn as="p" of={text} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ContactsSection({ section }: { section: SectionOf<'contacts'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ul className={styles.contacts}>
          {section.items.map(({ title, text, phone, email, hours }, index) => (
            <li key={index}>
              <TextIn as="h3" of={title} />
              <TextIn as="p" of={text} />
              {hours && (
                <p className={styles.fact}>
                  <Icon name="clock" />
                  <Text of={hours} />
                </p>
              )}
              {phone && (
                <p className={styles.fact}>
                  <Icon name="phone" />
                  <SiteLink href={phone.href}>
                    <Text of={phone.text} />
                  </SiteLink>
                </p>
              )}
              {email && (
                <p className={styles.fact}>
                  <Icon name="mail" />
                  <SiteLink href={email.href}>
                    <Text of={email.text} />
                  </SiteLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function PictogramsSection({ section }: { section: SectionOf<'pictograms'> }) {
  const t = useTranslations('allowances');
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ul className={styles.pictograms}>
          {section.items.map(({ icon, title, text }, index) => (
            <li key={index}>
              <span className={styles.sign}>
                <Icon name={iconOr(icon, 'alert')} size={40} title={t('no')} />
              </span>
              <TextIn as="h3" of={title} />
              <TextIn as="p" of={text} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
