import { expect, test } from 'vitest';
import { throughput, turned, type Throughput } from './throughput';

test('each round begins one subject further', () => {
  const rounds = [0, 1, 2, 3].map((round) => turned(['a', 'b', 'c'], round).join(''));
  expect(rounds).toEqual(['abc', 'bca', 'cab', 'abc']);
});

const subject = (name: string, perSecond: number[], p99 = 5) => ({
  name,
  bytes: 2048,
  rounds: perSecond.map((value) => ({ perSecond: value, p50: 1, p95: 2, p99, memory: 2 ** 20 })),
});

const result = (keptPerSecond: number[], p99 = 5): Throughput => ({
  rounds: 3,
  seconds: 8,
  keptShare: 1,
  subjects: [
    ...['home', 'text'].flatMap((page) => [
      subject(`${page}/file`, [1000, 2000, 4000]),
      subject(`${page}/kept`, keptPerSecond, p99),
      subject(`${page}/cached`, [90, 90, 90]),
      subject(`${page}/minimal`, [75, 75, 75]),
    ]),
    subject('board', [60, 60, 60]),
    subject('elements', [80, 80, 80]),
    subject('together', [90, 90, 90]),
    subject('plain', [100, 100, 100]),
    subject('flights', [500, 500, 500]),
  ],
});

test('within the limits everything holds', () => {
  const findings = throughput.judge(result([750, 1500, 3000]));
  expect(findings).toHaveLength(7);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
});

test('ratios are of the same round, and too small a one is found', () => {
  const findings = throughput.judge(result([740, 1480, 2960]));
  expect(findings.filter(({ holds }) => !holds).map(({ found }) => found)).toEqual([
    '0.74',
    '0.74',
  ]);
});

test('a subject that was not measured does not hold', () => {
  const { subjects, ...rest } = result([750, 1500, 3000]);
  const without = subjects.filter(({ name }) => name !== 'text/minimal');
  const findings = throughput.judge({ ...rest, subjects: without });
  expect(findings.filter(({ holds }) => !holds)).toHaveLength(1);
});

test('slow replies through nginx are found', () => {
  const findings = throughput.judge(result([750, 1500, 3000], 12));
  expect(findings.filter(({ holds }) => !holds).map(({ found }) => found)).toEqual([
    '12.00 ms',
    '12.00 ms',
  ]);
});

test('each subject has a row, and what is rendered its share', () => {
  const [table, shares] = throughput.tables(result([750, 1500, 3000]));
  expect(table?.rows).toHaveLength(13);
  expect(table?.rows[1]).toEqual([
    "home, through nginx's cache",
    '2',
    '1,500',
    '1.00',
    '2.00',
    '5.00',
    '1',
  ]);
  expect(shares?.rows[0]).toEqual(['the flight board, rendered, bare', '0.60']);
});
