import { describe, expect, test } from 'vitest';
import type { Flight } from './schema';
import type { FlightStatus } from './statuses';
import { flightFixture } from '../../../tests/fixtures/flights';
import {
  changesAhead,
  flightsAhead,
  foldBoard,
  gateExpected,
  shownTimes,
  statusView,
  upcoming,
} from './status-view';

const late = '2026-11-21T15:05:00+05:00';

test('a delay is told while the traveller waits, and gives way to boarding', () => {
  const delayed = flightFixture({ estimated_at: late, flags: ['delayed'] });
  expect(statusView(delayed)).toMatchObject({
    tone: 'warn',
    text: { kind: 'delayed', time: '15:05' },
  });
  const boarding = { ...delayed, status: { value: 'boarding' as const, text: 'Boarding' } };
  expect(statusView(boarding).text).toEqual({ kind: 'own', text: 'Boarding' });
});

test('a new gate comes before a delay', () => {
  const flight = flightFixture({
    estimated_at: late,
    gate: '5',
    flags: ['delayed', 'gate_changed'],
  });
  expect(statusView(flight).text).toEqual({ kind: 'gate_changed', gate: '5' });
});

test('a new belt is told to those who look for their bags', () => {
  const flight = flightFixture({ direction: 'arrival', belt: '3', flags: ['belt_changed'] });
  const landed = { ...flight, status: { value: 'landed' as const, text: 'Landed' } };
  expect(statusView(landed).text).toEqual({ kind: 'belt_changed', belt: '3' });
  expect(statusView(flight).text.kind).toBe('own');
});

test('the new time replaces the scheduled one only when it is flagged', () => {
  expect(shownTimes(flightFixture({ estimated_at: late, flags: ['delayed'] }))).toEqual({
    time: '15:05',
    replaced: '14:20',
    isSooner: false,
  });
  const early = '2026-11-21T14:05:00+05:00';
  expect(shownTimes(flightFixture({ estimated_at: early, flags: ['earlier'] }))).toEqual({
    time: '14:05',
    replaced: '14:20',
    isSooner: true,
  });
  expect(shownTimes(flightFixture({ actual_at: '2026-11-21T14:23:00+05:00' }))).toEqual({
    time: '14:20',
    replaced: null,
    isSooner: false,
  });
});

describe('the time at which a gate is expected', () => {
  const early = '2026-11-21T12:00:00+05:00';
  const expected = (given: Partial<Flight>, asOf = early) =>
    gateExpected(flightFixture(given), asOf);
  const status = (value: FlightStatus) => ({ status: { value, text: '' } });

  test('follows the departure, late ones too', () => {
    expect(expected({})).toBe('13:30');
    expect(expected({ estimated_at: late })).toBe('14:15');
    expect(expected(status('checkin_closed'))).toBe('13:30');
  });

  test('is told no more once it has come, or the gate is known', () => {
    expect(expected({}, '2026-11-21T13:29:00+05:00')).toBe('13:30');
    expect(expected({}, '2026-11-21T13:30:00+05:00')).toBeNull();
    expect(expected({ gate: '4' })).toBeNull();
  });

  test.each([
    { direction: 'arrival' } as const,
    status('cancelled'),
    status('diverted'),
    status('departed'),
    status('unknown'),
  ])('nobody waits for one of %o', (given) => {
    expect(expected(given)).toBeNull();
  });
});

test('of the flights that are still to come the late and the cancelled are counted', () => {
  const as_of = '2026-11-21T14:00:00+05:00';
  const delayed = flightFixture({ estimated_at: late, flags: ['delayed'] });
  const cancelled: Flight = { ...delayed, status: { value: 'cancelled', text: 'Cancelled' } };
  const departed: Flight = { ...delayed, status: { value: 'departed', text: 'Departed' } };
  const board = { flights: [delayed, departed, cancelled, flightFixture()], as_of, message: '' };
  expect(changesAhead([board, { ...board, flights: [delayed] }])).toEqual({
    late: 2,
    cancelled: 1,
  });
  expect(changesAhead([{ ...board, as_of: late }])).toEqual({ late: 1, cancelled: 0 });
});

test.each(['cancelled', 'diverted'] as const)(
  'upcoming leaves out the departed, and a flight that was %s once it is past',
  (value) => {
    const status = (of: FlightStatus) => ({ status: { value: of, text: '' } });
    const departed = flightFixture({ id: 'a1-20261121-d', ...status('departed') });
    const off = flightFixture({ id: 'b1-20261121-d', ...status(value) });
    const next = flightFixture();
    const board = { flights: [departed, off, next], message: '' };
    const ids = (as_of: string) => upcoming({ ...board, as_of }, 4).map(({ id }) => id);
    expect(ids('2026-11-21T14:00:00+05:00')).toEqual([off.id, next.id]);
    expect(ids('2026-11-21T14:30:00+05:00')).toEqual([next.id]);
    expect(upcoming({ ...board, as_of: late }, 0)).toEqual([]);
  },
);

test('what is left of the day is followed by the next day, and by no other', () => {
  const flight = (id: string, date: string, value: FlightStatus = 'scheduled') =>
    flightFixture({ id, scheduled_at: `${date}T23:40:00+05:00`, status: { value, text: '' } });
  const as_of = '2026-11-21T23:30:00+05:00';
  const day = (...flights: Flight[]) => ({ flights, as_of, message: '' });
  const gone = flight('a', '2026-11-21', 'departed');
  const last = flight('b', '2026-11-21');
  const [first, second] = [flight('c', '2026-11-22'), flight('d', '2026-11-22')];
  const ahead = (tomorrow: Flight[] | null, count: number) => {
    const all = { today: day(gone, last), tomorrow: tomorrow && day(...tomorrow) };
    const next = flightsAhead(all, count);
    const ids = (list: Flight[]) => list.map(({ id }) => id).join('');
    return [ids(next.today), ids(next.tomorrow)];
  };
  expect(ahead([first, second], 1)).toEqual(['b', '']);
  expect(ahead([first, second], 2)).toEqual(['b', 'c']);
  expect(ahead([first, second], 4)).toEqual(['b', 'cd']);
  expect(ahead([last, flight('e', '2026-11-23')], 4)).toEqual(['b', '']);
  expect(ahead(null, 4)).toEqual(['b', '']);
});

describe('foldBoard', () => {
  const at = (clock: string) => `2026-11-21T${clock}:00+05:00`;
  const flight = (id: string, clock: string, value: FlightStatus = 'departed') =>
    flightFixture({ id, scheduled_at: at(clock), status: { value, text: '' } });
  const early = [flight('a', '06:00'), flight('b', '07:00'), flight('c', '09:00')];
  const divertedEarly = flight('d', '10:00', 'diverted');
  const late = flight('e', '11:00', 'boarding');
  const cancelled = flight('f', '13:30', 'cancelled');
  const last = flight('g', '13:50');
  const coming = flight('h', '15:00', 'scheduled');
  const flights = [...early, divertedEarly, late, cancelled, last, coming];
  const fold = (all: Flight[], on?: boolean) =>
    foldBoard({ flights: all, as_of: at('14:20'), message: '' }, on);
  const ids = (list: Flight[]) => list.map(({ id }) => id).join('');

  test('what has gone folds away but for the last; late and newly cancelled flights stay', () => {
    const { earlier, shown, now } = fold(flights);
    expect(ids(earlier)).toBe('abcd');
    expect(ids(shown)).toBe('efgh');
    expect(shown[now]).toBe(coming);
  });

  test('a few are not worth folding, and a search is shown whole', () => {
    expect(fold([...early, coming])).toMatchObject({ earlier: [], now: 3 });
    expect(fold(flights, false)).toMatchObject({ earlier: [], shown: flights, now: 7 });
  });

  test('another day, or one that is over, has no line', () => {
    expect(fold(early)).toMatchObject({ earlier: [], shown: early, now: -1 });
    const tomorrow = flights.map((one) => ({ ...one, scheduled_at: '2026-11-22T06:00:00+05:00' }));
    expect(fold(tomorrow).now).toBe(-1);
  });
});
