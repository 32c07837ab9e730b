import { expect, test } from 'vitest';
import { textWith } from './text-search';

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
  expect(textWith(fields, words)).not.toBeNull();
});

test('what no text has is not found', () => {
  expect(textWith(fields, 'Samarqand')).toBeNull();
});

test('a text is shown around what was sought', () => {
  const long = { values: { uz: 'bir ikki uch toʻrt besh olti yetti sakkiz toʻqqiz oʻn' } };
  expect(textWith([long], 'olti')).toBe('…ikki uch toʻrt besh olti yetti sakkiz toʻqqiz oʻn');
  expect(textWith([long], 'bir')).toBe('bir ikki uch toʻrt besh…');
});
