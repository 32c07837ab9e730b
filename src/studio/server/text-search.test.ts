import { expect, test } from 'vitest';
import { hasText } from './text-search';

const body = {
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ text: 'Ёлка у входа' }] }] },
};
const fields = [
  { values: { uz: 'Fargʻona yoʻnalishi', en: 'Flights to Fergana' } },
  { values: { uz: 'Toshkent', ru: body } },
];

test.each([
  ['with any apostrophe', "farg'ona"],
  ['with none', 'fargona yona'],
  ['in Cyrillic', 'Тошкент'],
  ['in any case', 'FLIGHTS TO'],
  ['in formatted text', 'ёлка у'],
])('a text is found %s', (_, words) => {
  expect(hasText(fields, words)).toBe(true);
});

test('what no text has is not found', () => {
  expect(hasText(fields, 'Samarqand')).toBe(false);
});
