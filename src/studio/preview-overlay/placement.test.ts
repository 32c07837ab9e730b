import { expect, test } from 'vitest';
import { boxAt, spotFor } from './placement';
import type { Box } from './types';

const PAGE = 360;
const label = { width: 120, height: 19 };
const box = (left: number, top: number, width: number, height = 20): Box => ({
  left,
  top,
  width,
  height,
});
const outline = box(20, 100, 200, 40);
const own = box(26, 106, 180);

const spotAmong = (...texts: Box[]) => spotFor(label, outline, [own, ...texts], PAGE);

test('a label stands above the end of its outline where nothing is there', () => {
  expect(spotAmong()).toBe('above');
  expect(spotAmong(box(20, 60, 200), box(20, 150, 200))).toBe('above');
});

test('text above the end only leaves room above the beginning', () => {
  expect(spotAmong(box(150, 85, 60))).toBe('start');
});

test('text above the whole outline leaves room at its right', () => {
  expect(spotAmong(box(20, 85, 200))).toBe('right');
});

test('text on every side leaves a dot', () => {
  expect(spotAmong(box(20, 85, 200), box(240, 105, 80))).toBe('dot');
});

test('no label leaves the page', () => {
  expect(spotFor(label, box(20, 10, 200, 40), [own], PAGE)).toBe('right');
  expect(spotFor(label, box(4, 100, 60), [], PAGE)).toBe('start');
  expect(spotFor(label, box(160, 10, 190), [], PAGE)).toBe('dot');
});

test('what only touches is not covered', () => {
  const { left, top, width } = boxAt('above', label, outline)!;
  expect(spotAmong(box(left, top - 20, width))).toBe('above');
  expect(spotAmong(box(left, top - 18, width))).not.toBe('above');
});

test('labels make room for each other', () => {
  const first = boxAt('above', label, outline)!;
  expect(spotFor(label, box(60, 100, 160), [first], PAGE)).toBe('right');
});
