import { expect, test } from 'vitest';
import { fold } from './fold';
import { withProvenance } from './provenance-marks';

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

test('where a text comes from makes no other text of it', () => {
  const carried = withProvenance('Bagaj', { lang: 'uz', field: 'pages:1:title' });
  expect(fold(carried)).toBe(fold('Bagaj'));
});
