import { useTranslations } from 'next-intl';
import { Empty } from '@/ui/lists/Empty';
import { Surface } from '@/ui/Surface/Surface';
import type { Option } from '@/schema-parts/common';
import { pageAt, pagesAround, type Span } from '@/features/flights/flight-pages';
import type { Schedule as Reply, Season } from '@/features/flights/schema';
import type { ScheduleQuery } from '../query';
import { scheduleHref, schedulePath } from '../schedule-href';
import { ButtonLink } from '@/ui/Button/Button';
import { PrintButton } from '@/ui/PrintButton/PrintButton';
import styles from './Schedule.module.scss';
import { ScheduleFilters } from './ScheduleFilters';
import { SeasonTable } from './SeasonTable';

interface Props {
  query: ScheduleQuery;
  /** The place of the first flight shown, of those of all seasons. */
  start?: number;
  schedule: Reply;
}

/** The choices of all seasons, each once, in the order they come. */
const choices = (lists: Option[][]): Option[] => [
  ...new Map(lists.flat().map((option) => [option.value, option])).values(),
];

/** The part of each season that stands on a page; a season without any is left out. */
function onPage(seasons: Season[], { start, end }: Span) {
  let before = 0;
  return seasons.flatMap((season) => {
    const at = before;
    before += season.flights.length;
    const flights = season.flights.slice(Math.max(0, start - at), Math.max(0, end - at));
    return flights.length > 0 ? [{ season, flights }] : [];
  });
}

/**
 * The flights of this and the next season by direction, city, date and type. The next season is folded
 * until something is asked for.
 */
export function Schedule({ query, start, schedule: { seasons, message } }: Props) {
  const t = useTranslations('timetable');
  const local = useTranslations('flight');
  const isAsked = scheduleHref({ ...query, direction: 'departure' }) !== schedulePath;
  const count = seasons.reduce((sum, { flights }) => sum + flights.length, 0);
  const page = pageAt(count, start);
  const { previous, next } = pagesAround(page, count);
  const shown = onPage(seasons, page);
  return (
    <Surface>
      <ScheduleFilters
        query={query}
        cities={choices(seasons.map(({ filters }) => filters.city))}
        types={choices(seasons.map(({ filters }) => filters.type))}
      />
      <div className={styles.body}>
        {shown.length > 0 ? (
          <>
            <p className={styles.local}>{local('timesLocal')}</p>
            {shown.map(({ season, flights }, index) => (
              <SeasonTable
                key={season.id}
                season={season}
                flights={flights}
                folded={index > 0 && !isAsked}
              />
            ))}
            <div className={styles.foot}>
              {previous !== null && (
                <ButtonLink theme="white" href={scheduleHref({ ...query, start: previous })}>
                  {t('previousPage')}
                </ButtonLink>
              )}
              {next !== null && (
                <ButtonLink theme="white" href={scheduleHref({ ...query, start: next })}>
                  {t('nextPage')}
                </ButtonLink>
              )}
              <PrintButton label={t('print')} />
            </div>
          </>
        ) : (
          <Empty message={message || t('none')} />
        )}
      </div>
    </Surface>
  );
}
