import { expect, test } from 'vitest';
import { lighthouse } from './lighthouse';

const good = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1400,
  tbtMs: 20,
  cls: 0.001,
};

const result = (...runs: Partial<typeof good>[]) => ({
  runs: runs.length,
  pages: [
    { name: 'home uz', scores: runs.map(() => good), failed: [] },
    { name: 'board ru', scores: runs.map((run) => ({ ...good, ...run })), failed: ['tap-targets'] },
  ],
});

const broken = (...runs: Partial<typeof good>[]) =>
  lighthouse.judge(result(...runs)).filter(({ holds }) => !holds);

test('within every limit', () => {
  expect(broken({}, {}, {})).toEqual([]);
});

test('the median of the runs counts', () => {
  expect(broken({ lcpMs: 3000 }, {}, {})).toEqual([]);
  expect(broken({ lcpMs: 3000 }, { lcpMs: 1600 }, {})).toMatchObject([
    { found: '1,600 (board ru)' },
  ]);
});

test('a score below the limit names the page and the audits', () => {
  expect(broken({ accessibility: 98 })).toMatchObject([
    { found: '98 (board ru); failed: tap-targets' },
  ]);
});

test('a page that could not be scored does not hold', () => {
  expect(broken({ seo: NaN })).toHaveLength(1);
});

test('each page is a row', () => {
  expect(lighthouse.tables(result({}, {}))[0]?.rows).toEqual([
    ['home uz', '99', '100', '100', '100', '1,400', '20', '0.0010'],
    ['board ru', '99', '100', '100', '100', '1,400', '20', '0.0010'],
  ]);
});
