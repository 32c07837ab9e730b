import { expect, test } from 'vitest';
import { patternFixture } from '../../../tests/fixtures/flights';
import { flagsOf, isNamed, matchesSearch, otherEnd, parseFlightId, planDay } from './board';
import { unreported } from './reports';
import type { BoardFlight, Pattern, Report } from './model';

const day = '2026-11-21';

const planned = (overrides: Partial<Pattern> = {}) => {
  const pattern = patternFixture(overrides);
  const [flight] = planDay([pattern], day, pattern.direction);
  if (!flight) throw new Error('The fixture does not operate on the day.');
  return flight;
};

const reported = (report: Partial<Report>): BoardFlight => {
  const flight = planned();
  return { ...flight, report: { ...unreported(flight, flight.scheduledAt), ...report } };
};

test('a day holds the patterns of its weekday and span, by time', () => {
  const late = patternFixture({ number: 'TK 373', departureTime: '23:00' });
  const monday = patternFixture({ number: 'TK 375', days: [1] });
  const over = patternFixture({ number: 'TK 377', validTo: '2026-11-20' });
  const arrival = patternFixture({ number: 'TK 370', direction: 'arrival' });
  const flights = planDay([late, monday, over, arrival, patternFixture()], day, 'departure');
  expect(flights.map(({ id }) => id)).toEqual(['tk371-20261121-d', 'tk373-20261121-d']);
});

test('an id tells date and direction, and is refused when it is none', () => {
  expect(parseFlightId('hy601-20261121-a')).toEqual({ date: day, direction: 'arrival' });
  expect(parseFlightId('hy601-20260230-d')).toBeNull();
  expect(parseFlightId('HY601-20261121-d')).toBeNull();
  expect(parseFlightId('')).toBeNull();
});

test('the other end is in its own time zone and day', () => {
  expect(new Date(otherEnd(planned())).toISOString()).toBe('2026-11-21T14:05:00.000Z');
  const overnight = planned({ arrivalTime: '01:05', arrivalDayShift: 1 });
  expect(new Date(otherEnd(overnight)).toISOString()).toBe('2026-11-21T22:05:00.000Z');
});

test.each([
  'tk371',
  'TK 371',
  'tk-371',
  'HY9371',
  'IST',
  'istanb',
  'Стамбул',
  'turkish',
  'airlines',
])('%s finds the flight', (search) => {
  expect(matchesSearch(planned(), search)).toBe(true);
});

test.each(['tanbul', 'TK 999', 'Dubai', 'rlines'])('%s does not', (search) => {
  expect(matchesSearch(planned(), search)).toBe(false);
});

test.each(['tk371', 'tk 371', 'tk-37', 'hy9371', 'ist', 'istan', 'stambul', 'turkish air'])(
  'a search of the site for %s names the flight',
  (wanted) => {
    expect(isNamed(planned(), wanted)).toBe(true);
  },
);

test.each(['', 'tk', '371', '9371', 'k371', 'tk372', 'tanbul', 'airlines', 'is', 'saw', 'dubai'])(
  'a search of the site for “%s” does not',
  (wanted) => {
    expect(isNamed(planned(), wanted)).toBe(false);
  },
);

test('a code of three letters names the flights of its city only, not those that stop there', () => {
  const baku = { iata: 'GYD', names: { uz: 'Boku' }, country: 'AZ', timeZone: 'Asia/Baku' };
  expect(isNamed(planned({ city: baku }), 'gyd')).toBe(true);
  expect(isNamed(planned({ via: [baku] }), 'gyd')).toBe(false);
});

test('a new time is a flag from ten minutes on, a new gate when there was another', () => {
  const at = planned().scheduledAt;
  const minutes = (count: number) => at + count * 60_000;
  expect(flagsOf(reported({}))).toEqual([]);
  expect(flagsOf(reported({ estimatedAt: minutes(9) }))).toEqual([]);
  expect(flagsOf(reported({ estimatedAt: minutes(10) }))).toEqual(['delayed']);
  expect(flagsOf(reported({ estimatedAt: minutes(-10) }))).toEqual(['earlier']);
  expect(flagsOf(reported({ estimatedAt: minutes(600) }))).toEqual(['delayed', 'next_day']);
  const change = { at, field: 'gate' as const, from: '4', to: '5' };
  expect(flagsOf(reported({ history: [change] }))).toEqual(['gate_changed']);
  expect(flagsOf(reported({ history: [{ ...change, from: null }] }))).toEqual([]);
});
