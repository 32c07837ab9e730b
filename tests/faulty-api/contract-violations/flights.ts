import { addDays } from '@/lib/time';
import { inData, inQuery, without, type Deviation } from './deviation';

const times = 'Times are ISO 8601 with the airport’s offset (`2026-11-21T14:20:00+05:00`).';
const searched =
  '`search` matches number (with or without space), codeshares, airline, city name in any of the three languages, IATA code.';

const utc = (time: unknown) => new Date(String(time)).toISOString().replace('.000Z', 'Z');

/** The query of a text that no flight has, where the search is one of these. */
const blindTo = (sign: RegExp): Deviation['request'] =>
  inQuery('flights', (query) =>
    sign.test(query.search ?? '') ? { ...query, search: 'qxzwv' } : query,
  );

/** The board, its flights and the timetable. */
export const flights: Deviation[] = [
  {
    name: 'time-without-offset',
    breaks: times,
    finds: { rule: 'writing', call: 'flights', at: '$.data.flights[].scheduled_at' },
    answer: inData('flights', 'flights[].scheduled_at', (time) => String(time).slice(0, 19)),
  },
  {
    name: 'time-in-utc',
    breaks: times,
    finds: { rule: 'offset', call: 'flights', at: '$.data.flights[].updated_at' },
    answer: inData('flights', 'flights[].updated_at', utc),
  },
  {
    name: 'as-of-in-the-future',
    breaks: '`as_of`: ISO time the data was obtained.',
    finds: { rule: 'as-of', call: 'flights', at: '$.data.as_of' },
    answer: inData('flights', 'as_of', (time) => String(time).replace(/^\d{4}/, '2099')),
  },
  {
    name: 'as-of-long-ago',
    breaks: '`as_of` is not more than a day ago.',
    finds: { rule: 'as-of-old', call: 'flight', at: '$.data.as_of' },
    answer: inData('flight', 'as_of', (time) => String(time).replace(/^\d{4}/, '2020')),
  },
  {
    name: 'delay-as-status',
    breaks: 'A delay is a flag, not a status.',
    finds: { rule: 'known-status', call: 'flights', at: '$.data.flights[].status.value' },
    answer: inData('flights', 'flights[].status', (status, index) =>
      index === 0 ? { value: 'delayed', text: 'Delayed to 14:20' } : status,
    ),
  },
  {
    name: 'direction-ignored',
    breaks: '`direction` = `departure` (default) | `arrival`.',
    finds: { rule: 'direction', call: 'flights', at: '$.data.flights[].direction' },
    request: inQuery('flights', without('direction')),
  },
  {
    name: 'arrivals-by-default',
    breaks: '`direction` = `departure` (default) | `arrival`.',
    finds: { rule: 'direction', call: 'schedule', at: '$.data.seasons[].flights[].direction' },
    request: inQuery('schedule', (query) => ({
      ...query,
      direction: query.direction || 'arrival',
    })),
  },
  {
    name: 'date-ignored',
    breaks: 'Flights are of the asked date.',
    finds: { rule: 'day', call: 'flights', at: '$.data.flights[].scheduled_at' },
    request: inQuery('flights', without('date')),
  },
  {
    name: 'day-of-utc',
    breaks: '`hy601-20261121-d` (scheduled local date).',
    finds: { rule: 'flight-id', call: 'flights', at: '$.data.flights[].id' },
    answer: inData('flights', 'flights[].id', (id) =>
      String(id).replace(/\d{8}/, (day) => {
        const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
        return addDays(date, -1).replaceAll('-', '');
      }),
    ),
  },
  {
    name: 'latest-first',
    breaks: 'Flights come by scheduled time.',
    finds: { rule: 'flight-order', call: 'flights', at: '$.data.flights[].scheduled_at' },
    answer: inData('flights', 'flights', (all) => (all as unknown[]).toReversed()),
  },
  {
    name: 'flight-twice',
    breaks: '`id` is stable and readable.',
    finds: { rule: 'flight-order', call: 'flights', at: '$.data.flights' },
    answer: inData('flights', 'flights', (all) =>
      (all as unknown[]).flatMap((flight, index) => (index === 0 ? [flight, flight] : [flight])),
    ),
  },
  {
    name: 'icao-codes',
    breaks: '`airline: { iata, name }`, `city: { iata, name, country }`.',
    finds: { rule: 'codes', call: 'flights', at: '$.data.flights[].city.iata' },
    answer: inData('flights', 'flights[].city.iata', (code) => `U${String(code)}`),
  },
  {
    name: 'number-needs-its-space',
    breaks: searched,
    finds: { rule: 'flight-search', call: 'flights', at: '$.data.flights' },
    request: blindTo(/^[A-Z0-9]{2}\d{2,}$/),
  },
  {
    name: 'city-in-latin-only',
    breaks: searched,
    finds: { rule: 'flight-search', call: 'flights', at: '$.data.flights' },
    request: blindTo(/[а-я]/i),
  },
  {
    name: 'flight-search-ignored',
    breaks: searched,
    finds: { rule: 'search', call: 'flights', at: '$.data.flights' },
    request: inQuery('flights', without('search')),
  },
  {
    name: 'season-of-the-calendar',
    breaks:
      'Summer runs from the last Sunday of March to the Saturday before the last Sunday of October.',
    finds: { rule: 'season', call: 'schedule', at: '$.data.seasons[]' },
    answer: inData('schedule', 'seasons[]', (season) => ({
      ...(season as object),
      to: '2027-03-31',
    })),
  },
  {
    name: 'schedule-date-ignored',
    breaks: '`GET /api/schedule?direction&city&date&type&lang`.',
    finds: { rule: 'filter', call: 'schedule', at: '$.data.seasons[].flights[].days' },
    request: inQuery('schedule', without('date')),
  },
  {
    name: 'city-ignored',
    breaks: '`GET /api/schedule?direction&city&date&type&lang`.',
    finds: { rule: 'filter', call: 'schedule', at: '$.data.seasons[].flights[].city.iata' },
    request: inQuery('schedule', without('city')),
  },
];
