import { expect, test } from 'vitest';
import { acceptedUntil } from './consent';

test.each([
  ['0.001', 86_400],
  ['180', 15_552_000_000],
  ['0', 0],
  ['-1', 0],
  ['for ever', 0],
  ['Infinity', 0],
  ['', 0],
])('%s days are %d ms', (duration, ms) => {
  expect(acceptedUntil(duration, 1000) - 1000).toBe(ms);
});
