import { expect, test } from 'vitest';
import { problemOfKey } from './authenticate';
import { beginningOf, hashOfKey, keyIn, newKey } from './key';

const sent = (authorization?: string) =>
  keyIn(new Headers(authorization === undefined ? {} : { authorization }));

test('a new key is one that is recognised, and like no other', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(sent(`Bearer ${key}`)).toBe(key);
  expect(beginningOf(keys[0] ?? '')).toHaveLength(13);
  expect(hashOfKey('parvoz_')).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [undefined, undefined],
  ['JWT parvoz_abc', undefined],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.x', undefined],
  ['Bearer parvoz_', null],
  ['Bearer parvoz_abc', null],
  [`Bearer parvoz_${'a'.repeat(44)}`, null],
  [`Bearer parvoz_${'a'.repeat(42)}!`, null],
  [`bearer  parvoz_${'a'.repeat(43)} `, `parvoz_${'a'.repeat(43)}`],
])('%s is read as %s', (authorization, expected) => {
  expect(sent(authorization)).toBe(expected);
});

test('a key ends at its time, not before', () => {
  const expiresAt = '2026-11-24T10:00:00.000Z';
  const end = Date.parse(expiresAt);
  expect(problemOfKey({ enabled: true, expiresAt }, end - 1)).toBeNull();
  expect(problemOfKey({ enabled: true, expiresAt }, end)).toBe('expired');
  expect(problemOfKey({ enabled: false, expiresAt }, end)).toBe('disabled');
  expect(problemOfKey({ enabled: true, revokedAt: expiresAt }, 0)).toBe('revoked');
  expect(problemOfKey({ enabled: true }, end)).toBeNull();
});
