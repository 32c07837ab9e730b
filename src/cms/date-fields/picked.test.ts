import { afterAll, describe, expect, test, vi } from 'vitest';
import { dayOf, inAirportTime, momentOf, pickedDay, pickedOf } from './picked';

afterAll(() => vi.unstubAllEnvs());

describe.each(['Asia/Tashkent', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'in a browser set to %s',
  (zone) => {
    test('a time is shown and kept as the airport’s clock has it', () => {
      vi.stubEnv('TZ', zone);
      const picked = pickedOf('2026-11-25T07:30:00.000Z');
      expect(picked?.getHours()).toBe(12);
      expect(picked?.getDate()).toBe(25);
      expect(momentOf(new Date(2026, 10, 25, 12, 30))).toBe('2026-11-25T07:30:00.000Z');
      expect(momentOf(new Date(2026, 10, 25, 0, 5))).toBe('2026-11-24T19:05:00.000Z');
    });

    test('a day is the day that was picked', () => {
      vi.stubEnv('TZ', zone);
      expect(dayOf(new Date(2026, 10, 21))).toBe('2026-11-21');
      expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
      expect(dayOf(pickedDay('2026-01-02') ?? new Date(0))).toBe('2026-01-02');
    });
  },
);

test('what is no date is not shown as one', () => {
  expect(pickedOf('keyinroq')).toBeUndefined();
  expect(pickedDay('21.11.2026')).toBeUndefined();
});

test('moments are written in the airport’s time', () => {
  expect(inAirportTime('2026-11-25T20:30:15.000Z')).toBe('26.11.2026 01:30');
  expect(inAirportTime('2026-11-25T20:30:15.000Z', true)).toBe('26.11.2026 01:30:15');
});
