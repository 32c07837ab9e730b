import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardGrid } from '@/features/places/ui/CardGrid';
import { placeSummary, serviceSummary } from '@/features/places/ui/place-summary';
import { PressRow } from '@/features/press/ui/PressRow';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { Note } from '@/ui/Note/Note';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { Card } from '@/features/places/schema';
import type { PressItem } from '@/features/press/schema';
import { Cards } from '@/features/pages/sections/cards/View';
import type { Section, SectionOf } from '@/features/pages/sections/schemas';
import type { Partner } from '@/features/partners/schema';
import type { Service } from '@/features/services/schema';
import { pressListPath } from '@/lib/hrefs';
import { reveal } from '@/ui/motion/reveal';
import { isBlank } from '@/lib/local-text';
import styles from './HomeSections.module.scss';

interface Props {
  /** The editors' sections: notices, then quick tasks, then guides. */
  sections: Section[];
  cards: Card[];
  services: Service[];
  press: PressItem[];
  partners: Partner[];
  now: number;
  /** What stands between today's notices and the tasks. */
  afterNotices: ReactNode;
}

const isNotice = (section: Section): section is SectionOf<'notice'> => section.type === 'notice';
const isCards = (section: Section): section is SectionOf<'cards'> => section.type === 'cards';

/** The home page below the flights: today's notices, tasks, guides, places, press, partners. */
export function HomeSections(props: Props) {
  const { sections, cards, services, press, partners, now } = props;
  const t = useTranslations('home');
  const [tasks, ...guides] = sections.filter(isCards);
  return (
    <>
      {sections.filter(isNotice).map(({ tone, text }, index) => (
        <div key={index} className={styles.notice}>
          <Note tone={tone}>
            <Text of={text} />
          </Note>
        </div>
      ))}
      {props.afterNotices}
      {tasks && tasks.items.length > 0 && (
        <section
          className={styles.tasks}
          aria-labelledby={isBlank(tasks.heading) ? undefined : tasks.id}
        >
          <Title section={tasks} className={styles.title} />
          <Cards section={tasks} />
        </section>
      )}
      {guides
        .filter(({ items }) => items.length > 0)
        .map((section, index) => (
          <Guides key={index} section={section} />
        ))}
      {cards.length + services.length > 0 && (
        <section className={styles.section} aria-labelledby="shops">
          <Head id="shops" title={t('shops')} href="/services/" more={t('allShops')} />
          <CardGrid
            columns="four"
            places={[...cards.map(placeSummary), ...services.map(serviceSummary)]}
            now={now}
          />
        </section>
      )}
      {press.length > 0 && (
        <section className={styles.section} aria-labelledby="press">
          <Head id="press" title={t('press')} href={pressListPath} more={t('allPress')} />
          <ul {...reveal({ sequence: true })}>
            {press.map((item) => (
              <li key={item.id}>
                <PressRow item={item} brief />
              </li>
            ))}
          </ul>
        </section>
      )}
      {partners.length > 0 && (
        <section className={styles.section} aria-label={t('partners')}>
          <ul className={styles.partners} {...reveal({ sequence: true, reverse: true })}>
            {partners.map(({ id, title, href }) => (
              <li key={id}>
                <SiteLink href={href}>
                  <Text of={title} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Title({ section, className }: { section: SectionOf<'cards'>; className?: string }) {
  const { id, heading } = section;
  if (isBlank(heading)) return null;
  return (
    <h2 id={id} className={className} {...(className ? {} : reveal())}>
      <Text of={heading} />
    </h2>
  );
}

function Guides({ section }: { section: SectionOf<'cards'> }) {
  return (
    <section
      className={styles.guides}
      aria-labelledby={isBlank(section.heading) ? undefined : section.id}
    >
      <Title section={section} />
      <ul {...reveal({ sequence: true, theme: 'blue' })}>
        {section.items.map(({ icon, title, text, href }, index) => (
          <li key={index}>
            <Guide href={href}>
              {title && (
                <h3>
                  <Icon name={iconOr(icon, 'info')} size={24} />
                  <Text of={title} />
                </h3>
              )}
              <TextIn as="p" of={text} />
            </Guide>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link where there is more to read. */
function Guide({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return <div className={styles.guide}>{children}</div>;
  return (
    <SiteLink className={styles.guide} href={href}>
      {children}
    </SiteLink>
  );
}

interface HeadProps {
  id: string;
  title: string;
  href: string;
  more: string;
}

function Head({ id, title, href, more }: HeadProps) {
  return (
    <div className={styles.head} {...reveal()}>
      <h2 id={id}>{title}</h2>
      <SiteLink href={href}>
        {more}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  );
}
