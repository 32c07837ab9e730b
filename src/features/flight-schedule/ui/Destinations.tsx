import { useTranslations } from 'next-intl';
import type { Season } from '@/features/flights/schema';
import { plain, type LocalText } from '@/lib/local-text';
import { airportDate } from '@/lib/time';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { destinationsOf } from '../destinations';
import { scheduleHref } from '../schedule-href';
import styles from './Destinations.module.scss';

const allDepartures = { direction: 'departure', date: undefined, type: 'all' } as const;

type Day = `d${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

interface Props {
  airline: LocalText;
  season: Season;
  /** The moment of rendering, in milliseconds. */
  now: number;
}

/** The cities that an airline flies to in a season, each leading to its flights; nothing where there are none. */
export function Destinations({ airline, season, now }: Props) {
  const t = useTranslations('timetable');
  const hours = useTranslations('hours');
  const destinations = destinationsOf(plain(airline), season, airportDate(now));
  if (destinations.length === 0) return null;
  return (
    <section className={styles.destinations} aria-labelledby="destinations">
      <h2 id="destinations">
        {t('destinations')} · <Text of={season.title} />
      </h2>
      <ul>
        {destinations.map(({ city, days }) => {
          const key = city.iata || plain(city.name);
          const href = scheduleHref({ ...allDepartures, city: key });
          return (
            <li key={key}>
              <SiteLink href={href}>
                <Text of={city.name} />
              </SiteLink>
              <span>
                {days.length === 7
                  ? t('daily')
                  : days.map((day) => hours(`d${day}` as Day)).join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
