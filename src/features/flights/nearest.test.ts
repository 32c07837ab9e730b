import { expect, test } from 'vitest';
import { nearestFlights } from './nearest';

const known = [
  'hy333-20261125-d',
  'hy334-20261125-a',
  'hy601-20261125-d',
  'hy333-20261126-d',
  'tk371-20261125-d',
];

test.each([
  ['a wrong digit', 'hy332-20261125-d', 'hy333-20261125-d'],
  ['a digit too many', 'hy6011-20261125-d', 'hy601-20261125-d'],
  ['the other direction', 'hy334-20261125-d', 'hy334-20261125-a'],
  ['another airline', 'tk370-20261125-d', 'tk371-20261125-d'],
])('%s names the flight that was meant first', (_, typed, meant) => {
  expect(nearestFlights(typed, known)[0]).toBe(meant);
});

test('three are named, or as many as there are', () => {
  expect(nearestFlights('hy333-20261124-d', known)).toHaveLength(3);
  expect(nearestFlights('hy333-20261124-d', [])).toEqual([]);
});
