import { expect, test } from 'vitest';
import { keyAddress, newKey, newRecoveryCodes, recoveryHash, stepOf, typedCode } from './totp';

// RFC 6238, appendix B: the ASCII key 12345678901234567890, SHA-1, the last six digits.
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i s the code is %s', (second, code) => {
  const step = Math.floor(second / 30);
  expect(stepOf(KEY, code, second * 1000)).toBe(step);
  expect(stepOf(KEY, code, (second + 30) * 1000)).toBe(step);
  expect(stepOf(KEY, code, (second - 30) * 1000)).toBe(step);
  expect(stepOf(KEY, code, (second + 60) * 1000)).toBeNull();
  expect(stepOf(KEY, code, (second - 60) * 1000)).toBeNull();
});

test.each(['', '28708', '2870829', 'ABCDEF'])('“%s” is no code', (code) => {
  expect(stepOf(KEY, code, 59_000)).toBeNull();
});

test('a new key is 160 bits, and its address names site and account', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newKey()).not.toBe(newKey());
  expect(keyAddress(KEY, 'a@example.com')).toMatch(
    /^otpauth:\/\/totp\/Parvoz:a%40example\.com\?issuer=Parvoz&secret=GEZD/,
  );
});

test('ten recovery codes differ, and are known however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(recoveryHash(code.toLowerCase().replaceAll('-', ' '))).toBe(recoveryHash(code));
    expect(recoveryHash(code)).not.toContain(typedCode(code));
  }
});
