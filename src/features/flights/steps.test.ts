import { expect, test } from 'vitest';
import type { FlightDetail } from './schema';
import { flightFixture } from '../../../tests/fixtures/flights';
import { flightSteps } from './steps';

const detail = (overrides: Partial<FlightDetail> = {}): FlightDetail => ({
  ...flightFixture(),
  aircraft: null,
  check_in_opens_at: '2026-11-21T11:20:00+05:00',
  check_in_closes_at: '2026-11-21T13:20:00+05:00',
  boarding_at: '2026-11-21T13:40:00+05:00',
  gate_closes_at: '2026-11-21T14:00:00+05:00',
  first_bag_at: null,
  duration_minutes: 285,
  walk_minutes: null,
  other_end: {
    scheduled_at: '2026-11-21T17:05:00+03:00',
    estimated_at: null,
    time_zone: 'Europe/Istanbul',
  },
  diverted_to: null,
  notice: '',
  history: null,
  ...overrides,
});

const before = '2026-11-21T10:00:00+05:00';
const keys = (flight: FlightDetail) => flightSteps(flight, before).map(({ key }) => key);
const timeOf = (flight: FlightDetail, wanted: string) =>
  flightSteps(flight, before).find(({ key }) => key === wanted)?.at;

test('a departure goes from check-in to landing', () => {
  expect(keys(detail())).toEqual([
    'checkInOpens',
    'checkInCloses',
    'boarding',
    'gateCloses',
    'departs',
    'lands',
  ]);
});

test('an arrival goes from leaving to the first bag', () => {
  const arrival = detail({
    direction: 'arrival',
    first_bag_at: '2026-11-21T14:45:00+05:00',
    other_end: {
      scheduled_at: '2026-11-21T07:35:00+03:00',
      estimated_at: null,
      time_zone: 'Europe/Istanbul',
    },
  });
  expect(keys(arrival)).toEqual(['leaves', 'landsHere', 'firstBag']);
});

test('what is not known is left out', () => {
  expect(keys(detail({ boarding_at: null, other_end: null }))).toEqual([
    'checkInOpens',
    'checkInCloses',
    'gateCloses',
    'departs',
  ]);
});

test('the latest known times count, here and there', () => {
  const estimated_at = '2026-11-21T14:50:00+05:00';
  const actual_at = '2026-11-21T14:55:00+05:00';
  const there = '2026-11-21T17:35:00+03:00';
  expect(timeOf(detail(), 'departs')).toBe('2026-11-21T14:20:00+05:00');
  expect(timeOf(detail({ estimated_at }), 'departs')).toBe(estimated_at);
  expect(timeOf(detail({ estimated_at, actual_at }), 'departs')).toBe(actual_at);
  expect(timeOf(detail(), 'lands')).toBe('2026-11-21T17:05:00+03:00');
  const end = { scheduled_at: '2026-11-21T17:05:00+03:00', time_zone: 'Europe/Istanbul' };
  expect(timeOf(detail({ other_end: { ...end, estimated_at: there } }), 'lands')).toBe(there);
});

test('steps are in the order of their moments, whatever the clock at the other end shows', () => {
  const westward = detail({
    other_end: {
      scheduled_at: '2026-11-21T10:50:00+00:00',
      estimated_at: null,
      time_zone: 'Europe/London',
    },
  });
  expect(keys(westward).at(-1)).toBe('lands');
  const late = detail({ gate_closes_at: '2026-11-21T14:30:00+05:00' });
  expect(keys(late).slice(-3)).toEqual(['departs', 'gateCloses', 'lands']);
});

test('a step is done from its minute on', () => {
  const done = (asOf: string) =>
    flightSteps(detail(), asOf)
      .filter((step) => step.done)
      .map(({ key }) => key);
  expect(done('2026-11-21T13:19:59+05:00')).toEqual(['checkInOpens']);
  expect(done('2026-11-21T08:20:00Z')).toEqual(['checkInOpens', 'checkInCloses']);
  expect(done('2026-11-21T23:00:00+05:00')).toHaveLength(6);
});
