import {
  directions,
  flightTypes,
  type Season,
  type SeasonFlight,
} from '../../src/features/flights/schema';
import { defaultLocale } from '../../src/i18n/locales';
import { seasonOf } from '../../src/features/flight-schedule/seasons';
import { addDays, weekdayOf } from '../../src/lib/time';
import type { Address, Values } from './requests';
import type { Examiner } from './examiner';
import { placeOf, shown } from './recorder';
import type { RuleName } from './rules';

type ScheduleAddress = Address<'schedule'>;

/** Checks one member of every flight of the seasons. */
function checkFlights(
  examiner: Examiner,
  address: ScheduleAddress,
  seasons: readonly Season[],
  rule: RuleName,
  [member, read, wanted]: [
    member: string,
    read: (flight: SeasonFlight) => unknown,
    wanted: (flight: SeasonFlight, season: Season) => string | null,
  ],
): void {
  for (const [at, season] of seasons.entries()) {
    for (const [index, flight] of season.flights.entries()) {
      const expected = wanted(flight, season);
      const place = `${placeOf(['data', 'seasons', at, 'flights', index])}.${member}`;
      examiner.check(rule, address, expected === null, place, expected ?? '', shown(read(flight)));
    }
  }
}

function checkSeasons(
  examiner: Examiner,
  address: ScheduleAddress,
  seasons: readonly Season[],
): void {
  for (const [at, { id, from, to, flights }] of seasons.entries()) {
    const place = placeOf(['data', 'seasons', at]);
    const span = seasonOf(from);
    const expected = `${span.id}, ${span.from} to ${span.to}`;
    const holds = id === span.id && from === span.from && to === span.to;
    examiner.check('season', address, holds, place, expected, `${id}, ${from} to ${to}`);
    const ids = flights.map((flight) => flight.id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const once = repeated.length === 0;
    examiner.check('flight-order', address, once, `${place}.flights`, 'each once', shown(repeated));
  }
  checkFlights(examiner, address, seasons, 'season', [
    'valid_from',
    ({ valid_from, valid_to }) => `${valid_from} to ${valid_to}`,
    ({ valid_from, valid_to }, { from, to }) =>
      from <= valid_from && valid_from <= valid_to && valid_to <= to
        ? null
        : `a span within ${from} to ${to}`,
  ]);
}

const wants = <Value>(value: Value, read: (flight: SeasonFlight) => Value) =>
  [read, (flight: SeasonFlight) => (read(flight) === value ? null : shown(value))] as const;

/** A day in the season on which the flight operates. */
function dayOf({ valid_from, valid_to, days }: SeasonFlight): string | undefined {
  for (let date = valid_from; date <= valid_to; date = addDays(date, 1)) {
    if (days.includes(weekdayOf(date))) return date;
  }
  return undefined;
}

const operates = (date: string, { valid_from, valid_to, days }: SeasonFlight) =>
  valid_from <= date && date <= valid_to && days.includes(weekdayOf(date));

async function seasonsFor(
  examiner: Examiner,
  query: Values,
): Promise<{ address: ScheduleAddress; seasons: Season[] } | undefined> {
  const address = { call: 'schedule', query: { ...query, lang: defaultLocale } } as const;
  const seasons = (await examiner.data(address))?.seasons;
  return seasons && { address, seasons };
}

/** Requests each city and each type that a season's selects offer, and one of its days. */
async function checkChoices(examiner: Examiner, query: Values, season: Season): Promise<void> {
  const withAll = (name: string, value: string | undefined) => {
    const address = { call: 'schedule', query: { ...query, lang: defaultLocale } } as const;
    const at = `$.data.seasons[0].filters.${name}[0].value`;
    examiner.check('filter-all', address, value === 'all', at, '"all"', shown(value));
  };
  const { city, type } = season.filters;
  withAll('city', city[0]?.value);
  withAll('type', type[0]?.value);
  for (const { value } of city.filter((option) => option.value !== 'all')) {
    const found = await seasonsFor(examiner, { ...query, city: value });
    if (!found) continue;
    const { address, seasons } = found;
    const [read, wanted] = wants<string>(value, (flight) => flight.city.iata);
    checkFlights(examiner, address, seasons, 'filter', ['city.iata', read, wanted]);
    const expected = season.flights.filter((flight) => flight.city.iata === value).length;
    const count = seasons.find(({ id }) => id === season.id)?.flights.length ?? 0;
    const at = '$.data.seasons[0].flights';
    examiner.check('filter', address, count === expected, at, `${expected}`, `${count}`);
  }
  for (const value of flightTypes) {
    const found = await seasonsFor(examiner, { ...query, type: value });
    if (!found) continue;
    const [read, wanted] = wants<string>(value, (flight) => flight.type ?? '');
    checkFlights(examiner, found.address, found.seasons, 'filter', ['type', read, wanted]);
  }
  const date = season.flights.map(dayOf).find((day) => day !== undefined);
  const found = date ? await seasonsFor(examiner, { ...query, date }) : undefined;
  if (!date || !found) return;
  checkFlights(examiner, found.address, found.seasons, 'filter', [
    'days',
    ({ days, valid_from, valid_to }) => ({ days, valid_from, valid_to }),
    (flight) => (operates(date, flight) ? null : `a flight of ${date}, day ${weekdayOf(date)}`),
  ]);
  const expected = season.flights.filter((flight) => operates(date, flight)).length;
  const count = found.seasons.find(({ id }) => id === season.id)?.flights.length ?? 0;
  const at = '$.data.seasons[0].flights';
  examiner.check('filter', found.address, count === expected, at, `${expected}`, `${count}`);
}

export async function checkSchedule(examiner: Examiner): Promise<void> {
  for (const direction of [undefined, ...directions]) {
    const query: Values = direction ? { direction } : {};
    const found = await seasonsFor(examiner, query);
    if (!found) continue;
    const { address, seasons } = found;
    const [read, wanted] = wants<string>(direction ?? 'departure', (flight) => flight.direction);
    checkFlights(examiner, address, seasons, 'direction', ['direction', read, wanted]);
    checkSeasons(examiner, address, seasons);
    const season = seasons.find(({ flights }) => flights.length > 0);
    if (direction && season) await checkChoices(examiner, query, season);
  }
}
