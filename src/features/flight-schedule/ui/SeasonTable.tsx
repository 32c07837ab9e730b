import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { Texts } from '@/ui/Text/Texts';
import type { Season, SeasonFlight } from '@/features/flights/schema';
import { dateInWords } from '@/lib/calendar';
import { classes } from '@/lib/classes';
import { byCity } from '../by-city';
import styles from './Schedule.module.scss';

type Day = `d${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

const WEEK = [1, 2, 3, 4, 5, 6, 7];

interface Props {
  season: Season;
  /** Those of its flights that are shown. */
  flights: SeasonFlight[];
  /** Its name alone stands there until it is opened. */
  folded: boolean;
}

/** The flights of a season in one direction, by their cities. */
export function SeasonTable({ season, flights, folded }: Props) {
  const id = `season-${season.id}`;
  if (!folded) {
    return (
      <section className={styles.season} aria-labelledby={id}>
        <SeasonHead season={season} id={id} />
        <Routes season={season} flights={flights} label={id} />
      </section>
    );
  }
  return (
    <details className={styles.season}>
      <summary>
        <SeasonHead season={season} id={id} />
        <Icon name="chevron-down" />
      </summary>
      <Routes season={season} flights={flights} label={id} />
    </details>
  );
}

function SeasonHead({ season, id }: { season: Season; id: string }) {
  const t = useTranslations('timetable');
  const calendar = useTranslations('calendar');
  const inWords = (date: string) => dateInWords(calendar, date, 'dateFull');
  const { title, from, to, flights } = season;
  return (
    <>
      <h2 id={id}>
        <Text of={title} />
      </h2>
      <span className={styles.period}>
        {t('periodValue', { from: inWords(from), to: inWords(to) })} ·{' '}
        {t('count', { count: flights.length })}
      </span>
    </>
  );
}

function Routes({ season, flights, label }: Omit<Props, 'folded'> & { label: string }) {
  const t = useTranslations('timetable');
  const columns = [t('city'), t('flight'), t('days'), t('departs'), t('arrives')];
  return (
    <table className={styles.routes} aria-labelledby={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {byCity(flights).map((ofCity) => (
        <CityFlights key={ofCity[0]?.id} flights={ofCity} season={season} />
      ))}
    </table>
  );
}

function CityFlights({ flights, season }: { flights: SeasonFlight[]; season: Season }) {
  return (
    <tbody>
      {flights.map((flight, index) => (
        <tr key={flight.id}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={flights.length} className={styles.city}>
              <Text of={flight.city.name} />
              {flight.city.iata && <span>{flight.city.iata}</span>}
            </th>
          )}
          <FlightCells flight={flight} season={season} />
        </tr>
      ))}
    </tbody>
  );
}

function FlightCells({ flight, season }: { flight: SeasonFlight; season: Season }) {
  const t = useTranslations('timetable');
  const calendar = useTranslations('calendar');
  const { number, airline, codeshares, days, valid_from, valid_to } = flight;
  const whole = valid_from === season.from && valid_to === season.to;
  const short = (date: string) => dateInWords(calendar, date, 'dateShort');
  const shift = flight.arrival_day_shift;
  return (
    <>
      <th scope="row" className={styles.flight}>
        {number}
        {(airline.name || codeshares.length > 0) && (
          <span>
            <Texts
              of={[airline.name, ...codeshares.map((code) => code.replace(' ', '\u00a0'))]}
              between=" · "
            />
          </span>
        )}
      </th>
      <td className={styles.when}>
        {days.length > 0 && <Days days={days} />}
        {!whole && (
          <span className={styles.valid}>
            {t('periodValue', { from: short(valid_from), to: short(valid_to) })}
          </span>
        )}
      </td>
      <td className={styles.departs}>{flight.departure_time}</td>
      <td className={styles.arrives}>
        {flight.arrival_time}
        {shift > 0 && <small>{t('nextDay', { days: shift })}</small>}
      </td>
    </>
  );
}

function Days({ days }: { days: number[] }) {
  const t = useTranslations('hours');
  const timetable = useTranslations('timetable');
  if (days.length === WEEK.length) return <span>{timetable('daily')}</span>;
  return (
    <ol className={styles.days}>
      {WEEK.map((day) => (
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
