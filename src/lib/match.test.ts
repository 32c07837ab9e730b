import { expect, test } from 'vitest';
import { matches } from './match';

const text = 'Power banks, up to 100 Wh · Yoʻl qoʻllanmasi · Зарядка';

test.each([
  'power',
  'POWER ban',
  'bank power',
  '100',
  "yo'l",
  'зар',
  'zaryad',
  'power, bank!',
  '',
  ' – ',
])('“%s” is found', (query) => {
  expect(matches(text, query)).toBe(true);
});

test.each(['ower', 'power bus', '00', 'qollanmasiz', 'x'])('“%s” is not', (query) => {
  expect(matches(text, query)).toBe(false);
});
