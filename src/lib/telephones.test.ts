import { expect, test } from 'vitest';
import { callHref, splitTelephones } from './telephones';

test.each([
  ['Call 112, or +998\u00a000\u00a0000 00 08 at night.', ['112', '+998\u00a000\u00a0000 00 08']],
  ['Позвоните по номеру 112.', ['112']],
  ['112 raqamiga qoʻngʻiroq qiling', ['112']],
  [
    '+998 00 000 00 08 (24/7), +998 00 000-00-08 24 hours',
    ['+998 00 000 00 08', '+998 00 000-00-08'],
  ],
  ['1125 soʻm, 112\u00a0000 soʻm, 1 112 soʻm, 2,112 UZS, 112\u00a0soʻm', []],
  ['HY 112, B112, 112-xona, 112–118, bus 73, +1 212 555 01 00', []],
])('%s', (text, telephones) => {
  const pieces = splitTelephones(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(telephones);
});

test('a telephone is called by its digits', () => {
  expect(callHref('+998 (00) 000-00-08')).toBe('tel:+998000000008');
  expect(callHref('112')).toBe('tel:112');
});
