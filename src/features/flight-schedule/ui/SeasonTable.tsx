import { useTranslations } from 'next-intl';
import { Text } from '@/ui/Text/Text';
import { Texts } from '@/ui/Text/Texts';
import type { Season, SeasonFlight } from '@/features/flights/schema';
import { dateInWords } from '@/lib/calendar';
import { classes } from '@/lib/classes';
import styles from './Schedule.module.scss';

type Day = `d${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

interface Props {
  season: Season;
  /** Those of its flights that are shown. */
  flights: SeasonFlight[];
}

/** The flights of a season in one direction; each day of the week is a chip. */
export function SeasonTable({ season, flights }: Props) {
  const t = useTranslations('timetable');
  const calendar = useTranslations('calendar');
  const { id, title, from, to } = season;
  const inWords = (date: string) => dateInWords(calendar, date, 'dateFull');
  const columns = [t('flight'), t('city'), t('days'), t('departs'), t('arrives'), t('period')];
  return (
    <section className={styles.season} aria-labelledby={`season-${id}`}>
      <h2 id={`season-${id}`}>
        <Text of={title} />
      </h2>
      <p className={styles.period}>
        {t('periodValue', { from: inWords(from), to: inWords(to) })} ·{' '}
        {t('count', { count: season.flights.length })}
      </p>
      <table className={styles.table} aria-labelledby={`season-${id}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flights.map((flight) => (
            <FlightLine key={flight.id} flight={flight} season={season} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FlightLine({ flight, season }: { flight: SeasonFlight; season: Season }) {
  const t = useTranslations('timetable');
  const calendar = useTranslations('calendar');
  const { number, airline, codeshares, city, days, valid_from, valid_to } = flight;
  const whole = valid_from === season.from && valid_to === season.to;
  const short = (date: string) => dateInWords(calendar, date, 'dateShort');
  return (
    <tr>
      <th scope="row" className={styles.flight}>
        {number}
        {(airline.name || codeshares.length > 0) && (
          <span>
            <Texts of={[airline.name, ...codeshares]} between=" · " />
          </span>
        )}
      </th>
      <td className={styles.city}>
        <Text of={city.name} />
        {city.iata && <span>{city.iata}</span>}
      </td>
      <td>{days.length > 0 && <Days days={days} />}</td>
      <td className={styles.time} data-column={t('departs')}>
        {flight.departure_time}
      </td>
      <td className={styles.time} data-column={t('arrives')}>
        {flight.arrival_time}
        {flight.arrival_day_shift > 0 && (
          <small>{t('nextDay', { days: flight.arrival_day_shift })}</small>
        )}
      </td>
      <td className={styles.valid}>
        {whole ? '' : t('periodValue', { from: short(valid_from), to: short(valid_to) })}
      </td>
    </tr>
  );
}

function Days({ days }: { days: number[] }) {
  const t = useTranslations('hours');
  return (
    <ol className={styles.days}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <li
          key={day}
          className={classes(days.includes(day) && styles.on)}
          aria-hidden={!days.includes(day)}
        >
          {t(`d${day}` as Day)}
        </li>
      ))}
    </ol>
  );
}
