import { expect, test } from 'vitest';
import { valuesNamedIn, withSharedValues } from './shared-values';

const values = new Map([
  ['press-phone', '+998 00 000 00 09'],
  ['p1-hour', '5000'],
  ['office-hours', '09:00–18:00'],
  ['line', '+998 1'],
  ['line en', '+998 2'],
]);

test.each([
  ['Press: {{press-phone}}.', 'en', 'Press: +998 00 000 00 09.'],
  ['{{p1-hour}} UZS, {{office-hours}}', 'en', '5,000 UZS, 09:00–18:00'],
  ['{{p1-hour}} сумов', 'ru', '5\u00a0000 сумов'],
  ['{{line}}', 'en', '+998 2'],
  ['{{line}}', 'ru', '+998 1'],
  ['{{gone}}{{p1-hour', 'uz', '{{p1-hour'],
  ['{{ press-phone }} {press-phone} {{Press}}', 'uz', '{{ press-phone }} {press-phone} {{Press}}'],
] as const)('%s in %s', (text, lang, shown) => {
  expect(withSharedValues(text, values, lang)).toBe(shown);
});

test('the values that a text refers to are known by their names', () => {
  expect(valuesNamedIn('{{press-phone}} or {{a}}, {b}, {{C}}')).toEqual(['press-phone', 'a']);
  expect(valuesNamedIn('none')).toEqual([]);
});
