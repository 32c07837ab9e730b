import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMalformedPath } from './escape-malformed-path';

test.each([
  ['/%ff/', '/%25ff/'],
  ['/ru/%E0%A4%A/?a=%ff', '/ru/%25E0%25A4%25A/?a=%ff'],
  ['/100%', '/100%25'],
  ['/%zz/bagaj/', '/%25zz/bagaj/'],
])('%s is read as %s', (address, read) => {
  expect(escapeMalformedPath(address)).toBe(read);
});

test.each(['/', '/ru/%D0%B1/', '/a%20b?q=%', '/?%ff', '*', ''])('%s stays as it is', (address) => {
  expect(escapeMalformedPath(address)).toBe(address);
});

test('any address can be decoded', () => {
  const text = fc.array(fc.constantFrom('/', '%', '%2', '%ff', '%D0', '%B1', 'a', '?'));
  fc.assert(
    fc.property(text, (parts) => {
      const [path = ''] = escapeMalformedPath(parts.join('')).split('?', 1);
      expect(() => decodeURIComponent(path)).not.toThrow();
    }),
  );
});
