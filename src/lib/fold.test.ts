import { expect, test } from 'vitest';
import { fold } from './fold';

test.each([
  ['oʻ', "o'"],
  ['gʻ', 'g‘'],
  ['Fargʻona', "FARG'ONA"],
  ['maʼno', 'ma’no'],
  ['Toshkent', 'Тошкент'],
  ['Qoʻqon', 'Қўқон'],
  ['Zürich', 'zurich'],
  ['New  York', ' new york '],
])('%s and %s are one', (a, b) => {
  expect(fold(a)).toBe(fold(b));
});

test('different words stay different', () => {
  expect(fold('Buxoro')).not.toBe(fold('Bishkek'));
});
