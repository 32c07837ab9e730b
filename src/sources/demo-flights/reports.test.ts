import { expect, test } from 'vitest';
import { patternFixture } from '../../../tests/fixtures/flights';
import { planDay } from '@/features/flights/board';
import { demonstrate } from './reports';

const minute = 60_000;
const numbers = Array.from({ length: 300 }, (_, index) => `TK ${index + 1}`);
const flights = planDay(
  numbers.map((number) => patternFixture({ number })),
  '2026-11-21',
  'departure',
);

test('the same flight at the same time always meets the same fate', () => {
  for (const flight of flights) {
    const now = flight.scheduledAt - 60 * minute;
    expect(demonstrate(flight, now)).toEqual(demonstrate(flight, now));
  }
});

test('nothing is reported before it would be known, and nothing is dated later than now', () => {
  for (const flight of flights) {
    const early = demonstrate(flight, flight.scheduledAt - 600 * minute);
    expect(early).toMatchObject({
      status: 'scheduled',
      gate: null,
      estimatedAt: null,
      history: [],
    });
    const now = flight.scheduledAt - 70 * minute;
    const later = demonstrate(flight, now);
    expect(later.updatedAt).toBeLessThanOrEqual(now);
    for (const change of later.history) expect(change.at).toBeLessThanOrEqual(now);
  }
});

test('after the day every departure has left or was cancelled; a few of each kind exist', () => {
  const ends = flights.map((flight) => demonstrate(flight, flight.scheduledAt + 600 * minute));
  const count = (status: string) => ends.filter((report) => report.status === status).length;
  expect(count('departed') + count('cancelled')).toBe(flights.length);
  expect(count('cancelled')).toBeGreaterThan(0);
  expect(count('cancelled')).toBeLessThan(flights.length / 20);
  expect(ends.filter(({ estimatedAt }) => estimatedAt !== null).length).toBeGreaterThan(5);
});
