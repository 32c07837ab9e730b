import { expect, test } from 'vitest';
import { alignedTop } from './anchors';

const from = [
  { id: 'norms', y: 400 },
  { id: 'fragile', y: 1000 },
];
const to = [
  { id: 'norms', y: 520 },
  { id: 'fragile', y: 1300 },
];

test.each([
  ['at the top', 0, 0],
  ['a little below it', 90, 90],
  ['with a heading in view', 380, 500],
  ['within a section', 500, 620],
  ['near the next section', 950, 1250],
])('the nearest heading stands as high: %s', (_, top, expected) => {
  expect(alignedTop(from, to, top)).toBe(expected);
});

test('a section that only one page has leads nowhere', () => {
  expect(alignedTop([...from, { id: 'only', y: 720 }], to, 720)).toBe(1020);
});
