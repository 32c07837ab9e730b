import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fromToken,
  isExpired,
  languageAt,
  previewAddress,
  staffExpiry,
  toToken,
  type Grant,
} from './preview-token';

const given: Grant = {
  path: '/passengers/baggage/',
  languages: ['uz', 'en'],
  document: 'pages:12',
  holder: { user: '1' },
  drafts: 'all',
  fields: true,
  modes: [],
  expires: 2_000_000,
};

test('a token is read back, and nothing but what was signed', () => {
  expect(fromToken(toToken(given))).toEqual(given);
  const [payload = '', signature = ''] = toToken(given).split('.');
  const forged = Buffer.from(JSON.stringify({ ...given, drafts: 'none' })).toString('base64url');
  for (const token of [
    '',
    '.',
    payload,
    `${payload}.`,
    `.${signature}`,
    `${forged}.${signature}`,
    `${payload}.${signature}.`,
    `${payload}.${signature.slice(1)}`,
    toToken(given).toUpperCase(),
  ]) {
    expect(fromToken(token), token).toBeNull();
  }
});

test('no single changed character of a token is accepted', () => {
  const token = toToken(given);
  const places = fc.integer({ min: 0, max: token.length - 1 });
  fc.assert(
    fc.property(places, fc.constantFrom('A', 'z', '0', '-', '_', '.'), (at, character) => {
      fc.pre(token[at] !== character);
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      // The last character of base64 holds bits that count for nothing.
      fc.pre(at !== token.length - 1 && token[at + 1] !== '.');
      expect(fromToken(changed)).toBeNull();
    }),
  );
});

test('it opens its page in its languages', () => {
  expect(languageAt(given, '/passengers/baggage/')).toBe('uz');
  expect(languageAt(given, '/en/passengers/baggage/')).toBe('en');
  for (const path of ['/ru/passengers/baggage/', '/', '/passengers/', '/passengers/baggage']) {
    expect(languageAt(given, path), path).toBeNull();
  }
  expect(languageAt({ ...given, path: '/airport/scheme/?floor=2' }, '/airport/scheme/')).toBe('uz');
});

test('its address holds the token and the page', () => {
  expect(previewAddress(given, 'en')).toBe(`/preview/${toToken(given)}/en/passengers/baggage/`);
});

test('an address of staff stays the same for half an hour and ends within the hour', () => {
  const half = 1_800_000;
  const any = fc.integer({ min: 1, max: 2 ** 42 });
  fc.assert(
    fc.property(any, (now) => {
      const left = staffExpiry(now) - now;
      expect(left).toBeGreaterThanOrEqual(half);
      expect(left).toBeLessThan(2 * half);
    }),
  );
  expect(staffExpiry(1)).toBe(staffExpiry(half));
  expect(isExpired(given, given.expires - 1)).toBe(false);
  expect(isExpired(given, given.expires)).toBe(true);
});
