import { expect, test } from 'vitest';
import { percentile } from './figures';

const taking = (...times: number[]) => times.map((ms) => ({ ms }));

test.each([
  [0.5, 50],
  [0.95, 95],
  [1, 100],
])('of 100 times a share of %d is within %d ms', (share, ms) => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(taking(...times), share)).toBe(ms);
});

test('one time is every percentile of itself', () => {
  expect(percentile(taking(7), 0.01)).toBe(7);
  expect(percentile(taking(7), 0.99)).toBe(7);
});

test('no time is no number', () => {
  expect(percentile([], 0.95)).toBeNaN();
});
