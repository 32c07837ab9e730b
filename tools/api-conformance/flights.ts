import { AIRPORT_OFFSET_MS } from '../../src/constants';
import { directions, type Direction, type Flight } from '../../src/features/flights/schema';
import { defaultLocale, locales } from '../../src/i18n/locales';
import { flightId } from '../../src/features/flights/board';
import { addDays, airportDate, DAY_MS, MINUTE_MS } from '../../src/lib/time';
import type { Address } from './requests';
import type { Examiner } from './examiner';
import { boardOf } from './examples';
import { placeOf, shown } from './recorder';
import type { RuleName } from './rules';
import { NONSENSE } from './words';

/** Clocks may differ by so much. */
const CLOCK_SKEW_MS = 2 * MINUTE_MS;

/** When the data of a reply was obtained: about now. */
export function checkAsOf(examiner: Examiner, address: Address, asOf: string): void {
  const age = Date.now() - Date.parse(asOf);
  const now = new Date(Date.now() + AIRPORT_OFFSET_MS).toISOString().slice(0, 19);
  const at = '$.data.as_of';
  const isPast = age >= -CLOCK_SKEW_MS;
  examiner.check('as-of', address, isPast, at, `not after ${now}+05:00`, shown(asOf));
  examiner.check('as-of-old', address, age <= DAY_MS, at, 'at most a day ago', shown(asOf));
}

/** Checks a flight against the direction and the local dates that a board may have. */
function checkFlight(
  examiner: Examiner,
  address: Address,
  flight: Flight,
  index: number,
  { direction, dates }: { direction: Direction; dates: readonly string[] },
): void {
  const on = (rule: RuleName, member: string, holds: boolean, expected: string, found: unknown) => {
    const at = `${placeOf(['data', 'flights', index])}.${member}`;
    examiner.check(rule, address, holds, at, expected, shown(found));
  };
  const { id, number, airline, city, scheduled_at } = flight;
  const date = airportDate(Date.parse(scheduled_at));
  on('direction', 'direction', flight.direction === direction, direction, flight.direction);
  on('day', 'scheduled_at', dates.includes(date), `a time of ${dates.join(' or ')}`, scheduled_at);
  const expected = flightId(number, date, flight.direction);
  on('flight-id', 'id', id === expected, shown(expected), id);
  on('codes', 'airline.iata', /^[A-Z0-9]{2}$/.test(airline.iata), 'two characters', airline.iata);
  on('codes', 'city.iata', /^[A-Z]{3}$/.test(city.iata), 'three letters', city.iata);
  const isNumber = /^[A-Z0-9]{2,3} \d{1,4}[A-Z]?$/.test(number);
  on('codes', 'number', isNumber, 'a number such as HY 601', number);
}

/** Checks a day's board against the request. */
async function checkBoard(
  examiner: Examiner,
  direction: Direction,
  query: Record<string, string>,
  dates: readonly string[],
): Promise<void> {
  const address = { call: 'flights', query: { ...query, lang: defaultLocale } } as const;
  const board = await examiner.data(address);
  if (!board) return;
  checkAsOf(examiner, address, board.as_of);
  const { flights } = board;
  for (const [index, flight] of flights.entries()) {
    checkFlight(examiner, address, flight, index, { direction, dates });
  }
  const times = flights.map(({ scheduled_at }) => Date.parse(scheduled_at));
  const early = times.findIndex((time, index) => time < (times[index - 1] ?? time));
  const at = `${placeOf(['data', 'flights', Math.max(early, 0)])}.scheduled_at`;
  const wrong = shown(flights[early]?.scheduled_at);
  examiner.check('flight-order', address, early < 0, at, 'a time not before the last', wrong);
  const ids = flights.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const once = repeated.length === 0;
  examiner.check('flight-order', address, once, '$.data.flights', 'each once', shown(repeated));
}

export async function checkBoards(examiner: Examiner): Promise<void> {
  const today = airportDate(Date.now());
  const asOf = (await examiner.data({ call: 'flights', query: { lang: defaultLocale } }))?.as_of;
  // By another clock, or around midnight, the server's own day may be another one.
  const current = [...new Set([today, ...(asOf ? [airportDate(Date.parse(asOf))] : [])])];
  await checkBoard(examiner, 'departure', {}, current);
  for (const direction of directions) {
    await checkBoard(examiner, direction, { direction }, current);
    for (const shift of [-1, 0, 1, 2]) {
      const date = addDays(today, shift);
      await checkBoard(examiner, direction, { direction, date }, [date]);
    }
  }
}

/** What a flight can be searched by, its city in three languages. */
async function namesOf(
  examiner: Examiner,
  flight: Flight,
  query: Record<string, string>,
): Promise<string[]> {
  const { number, codeshares, airline, city } = flight;
  const cities: string[] = [];
  for (const lang of locales) {
    const board = await examiner.data({ call: 'flights', query: { ...query, lang } });
    const same = board?.flights.find(({ id }) => id === flight.id);
    if (same) cities.push(same.city.name);
  }
  const lower = number.toLowerCase().replace(/\s/g, '');
  const compact = number.replace(/\s/g, '');
  return [
    ...new Set([number, compact, lower, ...codeshares, airline.name, city.iata, ...cities]),
    ...cities.map((name) => name.toUpperCase()),
  ];
}

export async function checkFlightSearch(examiner: Examiner): Promise<void> {
  for (const direction of directions) {
    const board = await boardOf(examiner, direction);
    if (!board) continue;
    const { flights, date } = board;
    const query = { direction, date };
    const shared = flights.find(({ codeshares }) => codeshares.length > 0);
    for (const flight of new Set([flights[0], shared].filter((found) => found !== undefined))) {
      for (const search of await namesOf(examiner, flight, query)) {
        const address = {
          call: 'flights',
          query: { ...query, search, lang: defaultLocale },
        } as const;
        const found = (await examiner.data(address))?.flights.map(({ id }) => id);
        if (!found) continue;
        const holds = found.includes(flight.id);
        const at = '$.data.flights';
        const others = shown(found.slice(0, 4));
        examiner.check('flight-search', address, holds, at, `${flight.id}, among others`, others);
      }
    }
    const address = {
      call: 'flights',
      query: { ...query, search: NONSENSE, lang: defaultLocale },
    } as const;
    const none = (await examiner.data(address))?.flights;
    if (!none) continue;
    const holds = none.length === 0;
    examiner.check('search', address, holds, '$.data.flights', 'none', `${none.length} flights`);
  }
}
