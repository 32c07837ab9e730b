import { expect, test } from 'vitest';
import type { Finding } from './recorder';
import { printed } from './print';
import type { Report } from './run';

const finding = (url: string, index: number, level: Finding['level']): Finding => ({
  rule: level === 'deviation' ? 'href' : 'known-status',
  level,
  call: 'flights',
  url,
  at: `$.data.flights[${index}].href`,
  expected: 'a trailing slash',
  found: '"/services"',
});

const report: Report = {
  origin: 'https://api.example.com',
  extended: false,
  calls: ['flights'],
  findings: [],
  checks: 1200,
  requests: 40,
  mostRequests: 1500,
  duration: 2400,
  rules: 60,
  unchecked: [],
  stopped: null,
};

test('without findings only the counts are printed', () => {
  expect(printed(report).trim().split('\n')).toEqual([
    'https://api.example.com: 1200 checks by 60 of 60 rules, with 40 of at most 1500 requests, in 2 s.',
    '0 deviations, 0 tolerated, 0 missing.',
  ]);
});

test('findings of one kind are one entry, with some of their addresses', () => {
  const findings = ['a', 'b', 'c', 'd', 'e'].map((url, index) =>
    finding(`/api/${url}`, index, 'deviation'),
  );
  const tolerated = finding('/api/f', 0, 'tolerated');
  const missing: Finding = {
    ...{ rule: 'given', level: 'missing', call: 'flights', url: '/api/g' },
    ...{ at: '$.data.flights[0].gate', expected: 'string', found: 'nothing', lost: 'the gate' },
  };
  const text = printed({
    ...report,
    findings: [...findings, tolerated, missing],
    unchecked: ['scripts'],
    stopped: '40 requests were made',
  });
  expect(text).toBe(`
Deviations from the contract

flights · Internal hrefs are locale-free paths with a trailing slash.
  GET /api/a
  GET /api/b
  GET /api/c
  and 2 more
  at        $.data.flights[0].href  (5 times)
  expected  a trailing slash
  found     "/services"

Tolerated: the site reads it all the same

flights · \`status.value\` is one of the known values.
  GET /api/f
  at        $.data.flights[0].href
  expected  a trailing slash
  found     "/services"

Missing: it need not be given, and readers do without

flights · Replies give what the site’s own do.
  GET /api/g
  at        $.data.flights[0].gate
  expected  string
  found     nothing
  lost      the gate

Not checked, for no reply of the right shape gave an occasion:
  \`scripts\` holds script and noscript elements, possibly none.

Stopped before the end: 40 requests were made.

https://api.example.com: 1200 checks by 59 of 60 rules, with 40 of at most 1500 requests, in 2 s.
1 deviation, 1 tolerated, 1 missing.`);
});
