import { expect, test } from 'vitest';
import { flightFixture } from '../../../tests/fixtures/flights';
import { FLIGHTS_A_PAGE } from '@/constants';
import { addDays, airportMoment, MINUTE_MS, toAirportIso } from '@/lib/time';
import { boardPage, startOf } from './flight-pages';

const today = '2026-11-21';

/** So many flights over a day, as they are known at noon of today. */
const board = (count: number, date = today) => ({
  flights: Array.from({ length: count }, (_, at) =>
    flightFixture({
      id: `tk${at}-${date.replaceAll('-', '')}-d`,
      scheduled_at: toAirportIso(airportMoment(date) + Math.floor((at * 1440) / count) * MINUTE_MS),
    }),
  ),
  message: '',
  as_of: `${today}T12:00:30+05:00`,
});

test('a board of some hundred flights is whole, wherever its page is said to begin', () => {
  const whole = board(FLIGHTS_A_PAGE);
  for (const start of [undefined, 0, FLIGHTS_A_PAGE]) {
    expect(boardPage(whole, start)).toEqual({
      ...whole,
      start,
      previous: null,
      next: null,
      nextAt: null,
    });
  }
});

test('the pages of a large one have every flight once, in its order', () => {
  const large = board(1000);
  const seen: string[] = [];
  let start: number | null = 0;
  while (start !== null) {
    const page = boardPage(large, start);
    expect(page.flights.length).toBeLessThanOrEqual(FLIGHTS_A_PAGE);
    seen.push(...page.flights.map(({ id }) => id));
    start = page.next;
  }
  expect(seen).toEqual(large.flights.map(({ id }) => id));
});

test('a large one opens with now and some flights before it, another day from its beginning', () => {
  const page = boardPage(board(1000));
  const clocks = page.flights.map(({ scheduled_at }) => scheduled_at.slice(11, 16));
  expect(clocks[0]! > '10:00' && clocks[0]! < '12:00').toBe(true);
  expect(clocks.at(-1)! > '15:00').toBe(true);
  expect(page.nextAt).toBe(
    boardPage(board(1000), page.next!).flights[0]?.scheduled_at.slice(11, 16),
  );
  const tomorrow = board(1000, addDays(today, 1));
  expect(boardPage(tomorrow).flights[0]).toBe(tomorrow.flights[0]);
});

test('once all have gone, a large one opens with the last', () => {
  const { flights, ...rest } = board(1000);
  const gone = flights.map((flight) => ({
    ...flight,
    status: { value: 'departed' as const, text: '' },
  }));
  expect(boardPage({ ...rest, flights: gone }).flights.at(-1)).toBe(gone.at(-1));
});

test('an address that names no place, or one beyond the last, shows a page all the same', () => {
  expect(['-1', 'now', '1e3', ['3', '4'], undefined].map((value) => startOf(value))).toEqual([
    undefined,
    undefined,
    undefined,
    3,
    undefined,
  ]);
  expect(boardPage(board(1000), 5000).flights.at(-1)?.id).toMatch(/^tk999-/);
});
