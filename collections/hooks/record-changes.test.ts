import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordChanges } from './record-changes';

const at = '2026-11-21T08:00:00.000Z';
const flightId = 'hy601-20261121-d';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at) });
});
afterEach(() => {
  vi.useRealTimers();
});

const save = (data: object, originalDoc?: object) =>
  recordChanges({ data, originalDoc } as never) as Record<string, unknown>;

test('the date comes from the id, on a change too', () => {
  expect(save({ flightId })).toMatchObject({ flightId, date: '2026-11-21' });
  expect(save({ gate: '4', date: '2020-01-01' }, { flightId })).toMatchObject({
    gate: '4',
    date: '2026-11-21',
  });
  expect(save({ flightId: 'hy602-20261122-a' }, { flightId }).date).toBe('2026-11-22');
  expect(save({ flightId: 'none' }).date).toBeUndefined();
});

test('a first report has no history', () => {
  expect(save({ flightId, status: 'boarding', gate: '4' }).history).toEqual([]);
  expect(save({ gate: '4' }, { flightId, gate: null }).history).toEqual([]);
});

test.each([
  ['status', 'status', 'scheduled', 'boarding'],
  ['estimatedAt', 'estimated_at', '2026-11-21T09:20:00.000Z', '2026-11-21T09:50:00.000Z'],
  ['gate', 'gate', '4', '5'],
  ['belt', 'belt', '1', '2'],
  ['checkInDesks', 'check_in_desks', 'A 1–4', 'A 1–6'],
])('another %s is noted', (name, field, from, to) => {
  const { history } = save({ [name]: to }, { flightId, [name]: from });
  expect(history).toEqual([{ at, field, from, to }]);
});

test('a value taken back is noted, one not sent or sent again is not', () => {
  const before = { flightId, gate: '4', belt: '1' };
  expect(save({ gate: null }, before).history).toEqual([
    { at, field: 'gate', from: '4', to: null },
  ]);
  expect(save({ gate: '4' }, before).history).toEqual([]);
  expect(save({ terminal: '2' }, { ...before, terminal: '1' }).history).toEqual([]);
});

test('history grows at its end, and is not written by hand', () => {
  const first = { at: '2026-11-21T07:00:00.000Z', field: 'gate', from: '3', to: '4' };
  const { history } = save({ gate: '5', history: [] }, { flightId, gate: '4', history: [first] });
  expect(history).toEqual([first, { at, field: 'gate', from: '4', to: '5' }]);
});
