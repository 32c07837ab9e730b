import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { RichText } from '@/ui/RichText/RichText';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { plain } from '@/lib/local-text';
import { Fact } from '../shared/Fact';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

interface Props {
  section: SectionOf<'transport'>;
  /** What is best taken, above the map. */
  answer?: ReactNode;
}

/** The ways to the terminal, on a map and one by one. */
export function TransportSection({ section, answer }: Props) {
  const t = useTranslations('nav');
  const alt = plain(section.alt) ? section.alt : t('image');
  return (
    <Section {...section}>
      {answer}
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of the site, no media */}
      <img
        className={styles.map}
        src="/how-to-get-there.svg"
        alt={plain(alt)}
        width={1200}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <p data-alt="">
        <Text of={alt} />
      </p>
      {section.items.length > 0 && (
        <ul className={styles.ways}>
          {section.items.map(({ icon, title, text, duration, price, body }, index) => (
            <li key={index}>
              {title && (
                <h3>
                  <Icon name={iconOr(icon, 'map-pin')} size={28} />
                  <Text of={title} />
                </h3>
              )}
              <TextIn as="p" of={text} />
              {(duration || price) && (
                <p className={styles.wayFacts}>
                  {duration && <Fact as="span" icon="clock" text={duration} />}
                  {price && <Fact as="span" icon="ticket" text={price} />}
                </p>
              )}
              <TripList origins={section.origins} icon={icon} />
              <RichText html={body} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** How long a way takes from each origin, and when it runs. */
function TripList({ origins, icon }: Pick<SectionOf<'transport'>, 'origins'> & { icon: string }) {
  const t = useTranslations('ways');
  const trips = origins.flatMap((origin) =>
    origin.trips.filter(({ way }) => way === icon).map((trip) => ({ ...trip, origin })),
  );
  if (trips.length === 0) return null;
  return (
    <dl className={styles.trips}>
      {trips.map(({ origin, minutes, runs }) => (
        <div key={origin.value}>
          <TextIn as="dt" of={origin.title} />
          <dd>
            {t('minutes', { minutes })}
            {runs && ` · ${t('runs', runs)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
