import { useTranslations } from 'next-intl';
import { Empty } from '@/ui/lists/Empty';
import { Surface } from '@/ui/Surface/Surface';
import type { Option } from '@/schema-parts/common';
import type { Schedule as Reply } from '@/features/flights/schema';
import type { ScheduleQuery } from '../query';
import { PrintButton } from '@/ui/PrintButton/PrintButton';
import styles from './Schedule.module.scss';
import { ScheduleFilters } from './ScheduleFilters';
import { scheduleHref, schedulePath } from '../schedule-href';
import { SeasonTable } from './SeasonTable';

interface Props {
  query: ScheduleQuery;
  schedule: Reply;
}

/** The choices of all seasons, each once, in the order they come. */
const choices = (lists: Option[][]): Option[] => [
  ...new Map(lists.flat().map((option) => [option.value, option])).values(),
];

/**
 * The flights of this and the next season by direction, city, date and type. The next season is folded
 * until something is asked for.
 */
export function Schedule({ query, schedule: { seasons, message } }: Props) {
  const t = useTranslations('timetable');
  const local = useTranslations('flight');
  const shown = seasons.filter(({ flights }) => flights.length > 0);
  const isAsked = scheduleHref({ ...query, direction: 'departure' }) !== schedulePath;
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
            {shown.map((season, index) => (
              <SeasonTable key={season.id} season={season} folded={index > 0 && !isAsked} />
            ))}
            <div className={styles.foot}>
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
