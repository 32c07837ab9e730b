import { expect, test } from 'vitest';
import { CANCELLED, day, DIVERTED, LATE, shareOfDay } from './day';

test('forty flights are late, six cancelled, two diverted', () => {
  const reported = (matches: (say: object) => boolean) =>
    day
      .flatMap(({ step }) => {
        if (step.kind === 'report') return matches(step.say) ? step.flights : [];
        return step.kind === 'collide' && matches(step.first) ? [step.flight] : [];
      })
      .filter((flight, index, all) => all.indexOf(flight) === index)
      .toSorted((one, other) => one - other);
  expect(reported((say) => 'delayMinutes' in say)).toEqual(LATE);
  expect(LATE).toHaveLength(40);
  for (const [status, flights] of [
    ['cancelled', CANCELLED],
    ['diverted', DIVERTED],
  ] as const) {
    expect(reported((say) => 'status' in say && say.status === status)).toEqual(flights);
  }
});

test('its moments follow each other, from the first hour to the last', () => {
  const shares = day.map(({ at }) => shareOfDay(at));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
  expect(shareOfDay('08:00')).toBe(0.5);
});
