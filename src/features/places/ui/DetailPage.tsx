import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LocalText } from '@/lib/local-text';
import { Cover, type CoverProps } from '@/ui/Cover/Cover';
import { OpenState } from './OpenState';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Untranslated } from '@/features/pages/ui/Untranslated';
import { Picture } from '@/ui/Picture/Picture';
import { RichText } from '@/ui/RichText/RichText';
import { Live } from '@/ui/Live';
import { Surface } from '@/ui/Surface/Surface';
import type { OpeningHours } from '../schema';
import type { Image, Link } from '@/schema-parts/common';
import { neverCloses, weekRuns } from '../hours';
import styles from './DetailPage.module.scss';

interface Props {
  title: LocalText;
  lead: LocalText;
  trail: Link[];
  cover: CoverProps;
  body: LocalText;
  /** Its words are in Uzbek, for want of the page's language. */
  untranslated?: boolean;
  gallery: Image[];
  /** Short facts, each under its name. */
  facts: { term: string; value: ReactNode }[];
  hours?: OpeningHours[];
  /** The moment of rendering, in milliseconds. */
  now: number;
  /** Where to go on from here. */
  action?: ReactNode;
  /** What follows on what is written. */
  more?: ReactNode;
  /** What stands below all that. */
  after?: ReactNode;
}

/** One shop, cafe, service, partner or person: what it is, and beside it what a traveller needs. */
export function DetailPage(props: Props) {
  const { title, lead, trail, cover, body, gallery, facts, hours = [], now, action } = props;
  const t = useTranslations('detail');
  // Its state says already that it never closes.
  const listed = neverCloses(hours) ? [] : hours;
  const hasFacts = facts.length + listed.length > 0;
  return (
    <PageHero title={title} lead={lead} trail={trail}>
      <Surface>
        <div className={styles.detail}>
          {props.untranslated && (
            <div className={styles.notice}>
              <Untranslated />
            </div>
          )}
          <div className={styles.cover}>
            <Cover {...cover} />
          </div>
          {(hasFacts || hours.length > 0 || action) && (
            <aside className={styles.facts} aria-label={t('about')}>
              {hours.length > 0 && (
                <ClientWords namespaces={['hours']}>
                  <Live />
                  <OpenState badge hours={hours} now={now} />
                </ClientWords>
              )}
              {hasFacts && (
                <dl>
                  {facts.map(({ term, value }) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                  {listed.length > 0 && <Hours hours={listed} />}
                </dl>
              )}
              {action}
            </aside>
          )}
          <div className={styles.main}>
            {body && <h2 className={styles.title}>{t('text')}</h2>}
            <RichText html={body} />
            {gallery.length > 0 && (
              <ul className={styles.gallery} aria-label={t('gallery')}>
                {gallery.map((image) => (
                  <li key={image.src}>
                    <Picture image={image} />
                  </li>
                ))}
              </ul>
            )}
            {props.more}
          </div>
        </div>
      </Surface>
      {props.after}
    </PageHero>
  );
}

type Day = `d${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

function Hours({ hours }: { hours: OpeningHours[] }) {
  const t = useTranslations('hours');
  const day = (number: number) => t(`d${number}` as Day);
  const runs = weekRuns(hours);
  return (
    <div>
      <dt>{t('title')}</dt>
      {runs.map(({ first, last, times }) => (
        <dd key={first} className={styles.day}>
          <span>
            {runs.length === 1
              ? t('daily')
              : first === last
                ? day(first)
                : `${day(first)}–${day(last)}`}
          </span>
          <span>
            {times.length === 0
              ? t('closed')
              : times
                  .map(({ from, to }) =>
                    from === '00:00' && to === '24:00' ? t('allDay') : `${from}–${to}`,
                  )
                  .join(', ')}
          </span>
        </dd>
      ))}
    </div>
  );
}
