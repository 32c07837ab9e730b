import type { Schedule, SeasonFlight } from '@/features/flights/schema';
import { locales } from '@/i18n/locales';
import type { ScheduleQuery } from '@/features/flight-schedule/query';
import { fold } from '@/lib/fold';
import { weekdayOf } from '@/lib/time';
import { plain } from '@/lib/local-text';
import type { Fixtures } from './fixtures';

const operatesOn = ({ valid_from, valid_to, days }: SeasonFlight, date: string) =>
  valid_from <= date && date <= valid_to && days.includes(weekdayOf(date));

/** The recorded seasons with the flights that match a query. */
export function schedule(
  schedules: Fixtures['schedule'],
  { direction, city, date, type, lang }: ScheduleQuery,
): Schedule {
  const wanted = fold(city);
  const namedIn = (flight: SeasonFlight) =>
    locales.some((other) =>
      schedules[other][direction].seasons.some(({ flights }) =>
        flights.some(
          ({ id, city: { name } }) => id === flight.id && fold(plain(name)).includes(wanted),
        ),
      ),
    );
  const isWanted = (flight: SeasonFlight) =>
    (wanted === '' || wanted === 'all' || fold(flight.city.iata) === wanted || namedIn(flight)) &&
    (type === 'all' || flight.type === type) &&
    (!date || operatesOn(flight, date));
  const seasons = schedules[lang][direction].seasons
    .filter(({ from, to }) => !date || (from <= date && date <= to))
    .map((season) => ({ ...season, flights: season.flights.filter(isWanted) }));
  const isEmpty = seasons.every(({ flights }) => flights.length === 0);
  return { seasons, message: isEmpty ? schedules[lang].message : '' };
}
