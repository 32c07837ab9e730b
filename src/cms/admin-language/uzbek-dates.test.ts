import { format, formatDistance } from 'date-fns';
import { expect, test } from 'vitest';
import { uzbekDates } from './uzbek-dates';

const now = new Date('2026-11-21T14:20:00');
const ago = (minutes: number) =>
  formatDistance(new Date(now.getTime() - minutes * 60_000), now, { locale: uzbekDates });

test.each([
  [0.3, 'bir daqiqadan kam'],
  [1, '1 daqiqa'],
  [20, '20 daqiqa'],
  [125, 'taxminan 2 soat'],
  [60 * 24 * 3, '3 kun'],
  [60 * 24 * 510, '1 yildan koʻp'],
])('%s minutes are %s', (minutes, words) => {
  expect(ago(minutes)).toBe(words);
});

test('months and days are Uzbek, and weeks begin on Monday', () => {
  expect(format(now, 'MMMM yyyy, EEEE', { locale: uzbekDates })).toBe('Noyabr 2026, Shanba');
  expect(uzbekDates.options?.weekStartsOn).toBe(1);
});
