import { expect, test } from 'vitest';
import { interaction } from './interaction';

const result = (longest: number[]) => ({
  slowdown: 4,
  visits: [{ name: 'menu', longest, told: longest.map(() => 3) }],
});

test.each([
  ['within', [40, 200, 80, 72, 48], '72 ms', true],
  ['above', [88, 200, 80, 112, 48], '88 ms', false],
])('a median %s the limit', (_, longest, found, holds) => {
  expect(interaction.judge(result(longest))).toMatchObject([{ found, holds }]);
});

test('the longest of all is in the table', () => {
  expect(interaction.tables(result([40, 200, 96]))[0]?.rows).toEqual([['menu', '96', '200', '3']]);
});
