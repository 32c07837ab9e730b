import { expect, test } from 'vitest';
import { flightFixture } from '../../../tests/fixtures/flights';
import { shownTimes, statusView, upcoming } from './status-view';

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
  });
  expect(shownTimes(flightFixture({ actual_at: '2026-11-21T14:23:00+05:00' }))).toEqual({
    time: '14:20',
    replaced: null,
  });
});

test('upcoming leaves out the departed and the cancelled that are past', () => {
  const departed = flightFixture({ id: 'a1-20261121-d', status: { value: 'departed', text: '' } });
  const cancelled = flightFixture({
    id: 'b1-20261121-d',
    status: { value: 'cancelled', text: '' },
  });
  const next = flightFixture();
  const board = { flights: [departed, cancelled, next], message: '' };
  const ids = (as_of: string) => upcoming({ ...board, as_of }, 4).map(({ id }) => id);
  expect(ids('2026-11-21T14:00:00+05:00')).toEqual([cancelled.id, next.id]);
  expect(ids('2026-11-21T14:30:00+05:00')).toEqual([next.id]);
  expect(upcoming({ ...board, as_of: late }, 0)).toEqual([]);
});
