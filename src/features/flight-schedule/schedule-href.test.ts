import { expect, test } from 'vitest';
import { scheduleHref } from './schedule-href';

test('what is the default stays out of the address', () => {
  const plain = { direction: 'departure', city: '', date: undefined, type: 'all' } as const;
  expect(scheduleHref(plain)).toBe('/seasonal-schedule/');
  expect(scheduleHref({ ...plain, city: 'all' })).toBe('/seasonal-schedule/');
});

test('everything else is in it', () => {
  const query = { city: 'Yangi Urganch', date: '2026-11-21', type: 'domestic' } as const;
  expect(scheduleHref({ ...query, direction: 'arrival' })).toBe(
    '/seasonal-schedule/?direction=arrival&city=Yangi+Urganch&date=2026-11-21&type=domestic',
  );
});
