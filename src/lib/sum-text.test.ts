import { expect, test } from 'vitest';
import { sumText } from './sum-text';

test('thousands stand apart and stay on one line', () => {
  const sums = [0, 900, 5000, 60_000, 1_250_000];
  const apart = ['0', '900', '5\u00a0000', '60\u00a0000', '1\u00a0250\u00a0000'];
  expect(sums.map((sum) => sumText(sum, 'uz'))).toEqual(apart);
  expect(sums.map((sum) => sumText(sum, 'ru'))).toEqual(apart);
  expect(sums.map((sum) => sumText(sum, 'en'))).toEqual([
    '0',
    '900',
    '5,000',
    '60,000',
    '1,250,000',
  ]);
});
