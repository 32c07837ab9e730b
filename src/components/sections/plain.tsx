import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import type { IconName } from '@/components/ui/Icon/names';
import { iconOr } from '@/components/ui/Icon/icon-or';
import { Note } from '@/components/ui/Note/Note';
import { Picture } from '@/components/ui/Picture/Picture';
import { RichText } from '@/components/ui/RichText/RichText';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Tasks } from '@/components/ui/Tasks/Tasks';
import { Text } from '@/components/ui/Text/Text';
import type { SectionOf } from '@/contract/sections';
import { plain } from '@/lib/provenance';
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
      <dl className={styles.facts}>
        {section.items.map(({ value, text }) => (
          <div key={plain(text)}>
            <dt>
              <Text of={text} />
            </dt>
            <dd>
              <Text of={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Section {...section}>
      <Tasks
        tasks={section.items.map(({ icon, ...item }) => ({ ...item, icon: iconOr(icon, 'info') }))}
      />
    </Section>
  );
}

export function StepsSection({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Section {...section}>
      <ol className={styles.steps}>
        {section.items.map(({ title, text }) => (
          <li key={plain(title)}>
            <h3>
              <Text of={title} />
            </h3>
            <p>
              <Text of={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function TableSection({ section }: { section: SectionOf<'table'> }) {
  const { id, heading, columns, rows, note } = section;
  const names = columns.map(plain);
  return (
    <Section {...section}>
      <table className={styles.table} aria-labelledby={heading ? `${id}-title` : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={plain(column)} scope="col">
                <Text of={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={plain(cells.join('|'))}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={names[index]} scope="row">
                    <Text of={cell} />
                  </th>
                ) : (
                  <td key={names[index]} data-column={names[index]}>
                    <Text of={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className={styles.small}>
          <Text of={note} />
        </p>
      )}
    </Section>
  );
}

export function PeopleSection({ section }: { section: SectionOf<'people'> }) {
  return (
    <Section {...section}>
      <ul className={styles.people}>
        {section.items.map(({ id, name, position, text, image, href }) => (
          <li key={id}>
            <span className={styles.portrait} data-art={image ? undefined : ''}>
              {image ? <Picture image={image} /> : <Icon name="users" size={32} />}
            </span>
            <div>
              <h3>
                {href ? (
                  <SiteLink href={href}>
                    <Text of={name} />
                  </SiteLink>
                ) : (
                  <Text of={name} />
                )}
              </h3>
              <p className={styles.position}>
                <Text of={position} />
              </p>
              <p>
                <Text of={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
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
  return (
    <ul className={styles.links}>
      {items.map(({ title, text, href }) => (
        <li key={href}>
          <Icon name={icon} size={24} />
          <div>
            <SiteLink href={href}>
              <Text of={title} />
            </SiteLink>
            <p>
              <Text of={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ContactsSection({ section }: { section: SectionOf<'contacts'> }) {
  return (
    <Section {...section}>
      <ul className={styles.contacts}>
        {section.items.map(({ title, text, phone, email, hours }) => (
          <li key={plain(title)}>
            <h3>
              <Text of={title} />
            </h3>
            <p>
              <Text of={text} />
            </p>
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
    </Section>
  );
}

export function PictogramsSection({ section }: { section: SectionOf<'pictograms'> }) {
  const t = useTranslations('allowances');
  return (
    <Section {...section}>
      <ul className={styles.pictograms}>
        {section.items.map(({ icon, title, text }) => (
          <li key={plain(title)}>
            <span className={styles.sign}>
              <Icon name={iconOr(icon, 'alert')} size={40} title={t('no')} />
            </span>
            <h3>
              <Text of={title} />
            </h3>
            <p>
              <Text of={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
