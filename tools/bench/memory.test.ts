import { expect, test } from 'vitest';
import { memory } from './memory';

const MB = 2 ** 20;
const rising = (from: number, to: number) =>
  Array.from({ length: 50 }, (_, index) => (from + ((to - from) * index) / 49) * MB);

test.each([
  ['little', 300, 320, true],
  ['much', 300, 350, false],
  ['down', 300, 200, true],
])('memory that grows %s', (_, from, to, holds) => {
  const samples = { requests: 50_000, resident: rising(from, to), heap: rising(100, 100) };
  expect(memory.judge(samples)).toMatchObject([{ holds }]);
});

test('the table has the beginning and the end', () => {
  const [table] = memory.tables({
    requests: 50_000,
    resident: rising(300, 300),
    heap: rising(100, 120),
  });
  expect(table?.rows).toEqual([
    ['resident', '300', '300', '300', '0.0%'],
    ['heap', '100', '110', '120', '18.2%'],
  ]);
});
