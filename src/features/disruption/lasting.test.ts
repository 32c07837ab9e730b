import { expect, test } from 'vitest';
import { isOver, toldAt } from './lasting';
import type { DisruptionRecord } from './model';

const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00+05:00`);
const record = (id: number, more: Partial<DisruptionRecord>) =>
  ({
    id,
    severity: 'delays',
    period: { from: at('05:00'), until: null },
    ...more,
  }) as DisruptionRecord;
const ids = (all: DisruptionRecord[], clock: string) => toldAt(all, at(clock)).map(({ id }) => id);

test('one without an end lasts, one is over at its end', () => {
  const ending = record(1, { period: { from: at('05:00'), until: at('11:00') } });
  expect(isOver(record(1, {}), at('23:00'))).toBe(false);
  expect(isOver(ending, at('10:59'))).toBe(false);
  expect(isOver(ending, at('11:00'))).toBe(true);
});

test('what has begun is told, the severest first, and its end for three hours', () => {
  const all = [
    record(1, {}),
    record(2, { severity: 'closure', period: { from: at('06:00'), until: at('11:00') } }),
    record(3, { severity: 'closure', period: { from: at('20:00'), until: null } }),
  ];
  expect(ids(all, '05:30')).toEqual([1]);
  expect(ids(all, '06:30')).toEqual([2, 1]);
  expect(ids(all, '13:59')).toEqual([1, 2]);
  expect(ids(all, '14:00')).toEqual([1]);
});

test('what ended before it began is not told of', () => {
  const called = record(1, { period: { from: at('20:00'), until: at('19:30') } });
  expect(ids([called], '20:30')).toEqual([]);
});
