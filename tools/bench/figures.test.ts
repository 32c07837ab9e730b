import { expect, test } from 'vitest';
import { exponent, growth, median, medianRatio, p95, steepest } from './figures';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
});

test('95 in 100 values are no more than the p95', () => {
  expect(p95(Array.from({ length: 200 }, (_, index) => 200 - index))).toBe(190);
  expect(p95([7])).toBe(7);
  expect(p95([])).toBeNaN();
});

test('ratios are of the same round', () => {
  expect(medianRatio([10, 100, 1000], [20, 100, 4000])).toBe(0.5);
});

test.each([
  ['not at all', 5, 0],
  ['in proportion', 500, 1],
  ['with the square', 50_000, 2],
])('a figure grows %s', (_, value, expected) => {
  expect(exponent({ size: 10, value: 5 }, { size: 1000, value })).toBeCloseTo(expected, 10);
});

test('of several steps the steepest counts', () => {
  const points = [
    { size: 10, value: 1 },
    { size: 100, value: 1 },
    { size: 1000, value: 100 },
  ];
  expect(steepest(points)).toBeCloseTo(2, 10);
});

test('growth is from the first tenth to the last', () => {
  const samples = Array.from({ length: 50 }, (_, index) => (index < 45 ? 100 : 110));
  expect(growth(samples)).toBeCloseTo(0.1, 10);
  expect(growth([200, 100])).toBe(-0.5);
});
