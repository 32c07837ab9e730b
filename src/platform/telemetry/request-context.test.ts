import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentRequestId, inRequest, requestIdOf } from './request-context';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('a sane id from a trusted proxy is kept', () => {
  expect(requestIdOf('edge-0123456789abcdef', 1)).toBe('edge-0123456789abcdef');
});

test('without a trusted proxy nobody chooses the id', () => {
  expect(requestIdOf('edge-0123456789abcdef', 0)).toMatch(UUID);
});

test.each([
  undefined,
  '',
  'short',
  'a'.repeat(65),
  'with space 1',
  'line\nbreak1',
  'one-id-1234, two-id-1234',
])('%j is replaced', (given) => {
  expect(requestIdOf(given, 1)).toMatch(UUID);
});

test('requests at the same time keep their ids apart, and there is none outside', async () => {
  const seen = await Promise.all(
    ['first', 'second'].map((id) =>
      inRequest(id, async () => {
        await wait(1);
        return currentRequestId();
      }),
    ),
  );
  expect(seen).toEqual(['first', 'second']);
  expect(currentRequestId()).toBeUndefined();
});
