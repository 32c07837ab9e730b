import { beforeEach, expect, test } from 'vitest';
import { metrics } from '@/platform/telemetry/metrics';
import { countReports } from './csp-reports';

beforeEach(() => metrics.registry.resetMetrics());

const counted = async () =>
  (await metrics.cspReports.get()).values.map(({ labels, value }) => [labels.directive, value]);

test.each<[string, unknown, string]>([
  ['report-uri', { 'csp-report': { 'violated-directive': "script-src 'self'" } }, 'script-src'],
  ['the Reporting API', [{ body: { effectiveDirective: 'img-src' } }], 'img-src'],
  [
    'a directive that is none',
    { 'csp-report': { 'effective-directive': 'x'.repeat(99) } },
    'other',
  ],
  ['anything', null, 'other'],
  ['a text', 'report', 'other'],
])('%s is counted by its directive', async (_, report, directive) => {
  countReports(report);
  expect(await counted()).toEqual([[directive, 1]]);
});

test('one request counts no more than a browser would send at once', async () => {
  countReports(Array.from({ length: 1000 }, () => ({ body: { effectiveDirective: 'img-src' } })));
  expect(await counted()).toEqual([['img-src', 50]]);
});
