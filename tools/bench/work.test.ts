import { expect, test } from 'vitest';
import { work } from './work';

const measured = (times: number[], limited = true, path = '/board/') => [
  { title: 'flights a day', sizes: [50, 500, 5000], limited, lines: [{ path, times }] },
];

test.each([
  ['hardly', [10, 11, 15], '0.13', true],
  ['in proportion', [10, 100, 1000], '1.00', false],
  ['steeply at last', [10, 10, 200], '1.30', false],
])('times that grow %s', (_, times, found, holds) => {
  expect(work.judge(measured(times))).toMatchObject([{ found, holds }]);
});

test.each([
  ['within the limit', [90, 60, 29], true],
  ['above it', [9, 20, 31], false],
])('of the largest amount a reply %s', (_, times, holds) => {
  const findings = work.judge(measured(times, false, '/api/flights?lang=en'));
  const claim = '/api/flights?lang=en at 5,000 flights a day ≤ 30.0 ms';
  expect(findings).toMatchObject([{ claim, holds }]);
});

test('what has no limit is not judged, but is in the table', () => {
  const result = measured([10, 100, 10_000], false);
  expect(work.judge(result)).toEqual([]);
  expect(work.tables(result)).toMatchObject([
    {
      head: ['', '50', '500', '5,000', 'exponent'],
      rows: [['/board/', '10.0', '100.0', '10,000.0', '2.00']],
    },
  ]);
});
