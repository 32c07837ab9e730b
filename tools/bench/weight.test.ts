import { expect, test } from 'vitest';
import { KB } from '../lib/budgets';
import { weightOf } from './transfers';
import { weight } from './weight';

const view = (name: string, width: number, requests: number, kb: number) => ({
  name,
  width,
  ...weightOf(
    Array.from({ length: requests }, () => ({
      kind: 'styles' as const,
      bytes: (kb * KB) / requests,
    })),
  ),
});

const result = (requests: number, kb: number) => ({
  views: [
    view('text uz', 360, 4, 40),
    view('text ru', 1280, requests, kb),
    view('home uz', 360, 40, 400),
  ],
});

test('a text page within both limits, whatever others weigh', () => {
  expect(weight.judge(result(16, 128))).toMatchObject([
    { found: '128.0 KB (text ru, 1280 px)', holds: true },
    { found: '16 (text ru, 1280 px)', holds: true },
  ]);
});

test.each([
  [5, 150, [false, true]],
  [17, 20, [true, false]],
])('a text page of %d requests and %d KB', (requests, kb, holds) => {
  expect(weight.judge(result(requests, kb)).map((finding) => finding.holds)).toEqual(holds);
});

test('nothing measured does not hold', () => {
  expect(weight.judge({ views: [] }).map(({ holds }) => holds)).toEqual([false, false]);
});

test('the table has the sum, and each kind', () => {
  const weighed = weightOf([
    { kind: 'HTML', bytes: 30 * KB },
    { kind: 'fonts', bytes: 5 * KB },
    { kind: 'fonts', bytes: 5 * KB },
  ]);
  const views = [{ name: 'text uz', width: 360, ...weighed }];
  expect(weight.tables({ views })[0]?.rows).toEqual([
    ['text uz, 360 px', '3', '40.0', '30.0', '0.0', '0.0', '10.0', '0.0', '0.0', '0.0'],
  ]);
});
