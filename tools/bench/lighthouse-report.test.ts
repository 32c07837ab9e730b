import { expect, test } from 'vitest';
import { failedAudits, parseLighthouse, scoresOf } from './lighthouse-report';

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

const report = {
  categories: {
    performance: category(0.984, 'largest-contentful-paint'),
    accessibility: category(0.96, 'color-contrast', 'image-alt', 'video-caption'),
    'best-practices': category(1, 'is-on-https'),
    seo: { score: 1, auditRefs: [{ id: 'canonical', weight: 0 }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.4, numericValue: 1432.5 },
    'total-blocking-time': { score: 1, numericValue: 12 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.002 },
    'color-contrast': { score: 0 },
    'image-alt': { score: 1 },
    'video-caption': { score: null },
    'is-on-https': { score: 1 },
    canonical: { score: 0 },
  },
};

const read = (change = {}) => parseLighthouse(JSON.stringify({ ...report, ...change }));

test('scores are of 100, times as they are', () => {
  expect(scoresOf(read())).toEqual({
    performance: 98,
    accessibility: 96,
    bestPractices: 100,
    seo: 100,
    lcpMs: 1432.5,
    tbtMs: 12,
    cls: 0.002,
  });
});

test('a category without a score is no number', () => {
  const without = { ...report.categories, seo: category(null) };
  expect(scoresOf(read({ categories: without })).seo).toBeNaN();
});

test('a page that could not be loaded has no figures', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint.' };
  expect(() => scoresOf(read({ runtimeError }))).toThrow('NO_FCP');
});

test('audits that cost points are named, those without weight or score are not', () => {
  expect(failedAudits(read())).toEqual(['color-contrast']);
});
