import { expect, test } from 'vitest';
import { kindOf } from './transfers';

test.each([
  ['Document', {}, 'HTML'],
  ['Script', {}, 'code'],
  ['Fetch', { RSC: '1' }, 'other pages'],
  ['Document', { 'Sec-Purpose': 'prefetch' }, 'other pages'],
  ['Fetch', { Accept: '*/*' }, 'anything else'],
])('%s with %j is %s', (type, headers, kind) => {
  expect(kindOf(type, headers as Record<string, string>)).toBe(kind);
});
