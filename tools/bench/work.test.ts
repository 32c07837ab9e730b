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

test('searches are judged one at a time, several at once, and beside what PostgreSQL takes', () => {
  const times = { alone: 20, together: 40, median: 18, empty: 4, postgres: 6 };
  const answers = [
    { path: '/api/search?search=a', ...times },
    { path: '/api/search?type=short&search=a', ...times, median: 21 },
  ];
  const result = [{ title: 'documents', sizes: [1, 10, 100], limited: true, lines: [], answers }];
  expect(work.judge(result)).toMatchObject([
    { found: '20.0 ms', holds: true },
    { found: '40.0 ms', holds: true },
    { found: '1.80', holds: true },
    { found: '20.0 ms', holds: true },
    { found: '40.0 ms', holds: false },
    { found: '2.10', holds: false },
  ]);
  expect(work.tables(result)[1]?.rows[0]).toEqual([
    ...['/api/search?search=a', '20.0', '40.0', '18.0', '4.0', '6.0', '1.80'],
  ]);
});
