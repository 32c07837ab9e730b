import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { minimalBase } from '../../tests/faulty-api/base-replies/minimal';
import { deviations } from '../../tests/faulty-api/deviations';
import type { SettingInput } from '../../tests/faulty-api/faults';
import { startFaultServer, type FaultServer } from '../../tests/faulty-api/server';
import { exhaustive, seed } from '../../tests/sample';
import { NoAnswer, type Limits } from './client';
import { placeKind } from './recorder';
import { ruleNames, type RuleName } from './rules';
import { callNames, conformance, type Options } from './run';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.clear();
  server.calls.length = 0;
});

const check = ({ limits, ...options }: Options = {}) =>
  conformance(server.url, { extended: true, ...options, limits: { pauseMs: 0, ...limits } });

describe('a server that speaks the contract', () => {
  test('passes, with every call in three languages and every rule checked', async () => {
    const report = await check();
    expect(report.findings).toEqual([]);
    expect(report.stopped).toBeNull();
    expect(report.calls).toEqual(callNames);
    expect(report.unchecked).toEqual(['fallback']);
    expect(report.requests).toBeLessThan(report.mostRequests);
    for (const lang of ['uz', 'ru', 'en']) {
      expect(server.calls.filter(({ url }) => url.includes(`lang=${lang}`)).length).toBeGreaterThan(
        20,
      );
    }
  }, 120_000);

  test('gets the documented calls only, unless it is extended', async () => {
    const report = await check({ extended: false });
    expect(report.findings).toEqual([]);
    expect(report.calls).not.toContain('card');
    const urls = server.calls.map(({ url }) => url);
    expect(urls.filter((url) => /^\/api\/(?:services|partners|people|scheme)/.test(url))).toEqual(
      [],
    );
  });
});

/** The calls to check for a deviation; what is no call of the contract is checked with another. */
const checkedWith: Record<string, string> = { openapi: 'pages', 'any other': 'layout' };
const callsFor = (call: string) => callNames.filter((name) => name === (checkedWith[call] ?? call));

describe('a server that deviates', () => {
  const tried = exhaustive ? deviations : deviations.filter((_, at) => at % 20 === seed % 20);

  test.each(tried.map((deviation) => [deviation.name, deviation] as const))(
    '%s is found',
    async (name, { finds }) => {
      server.set({ fault: 'deviation', name });
      const { findings } = await check({ only: callsFor(finds.call) });
      const said = findings.map(({ rule, call, at }) => ({ rule, call, at: placeKind(at) }));
      expect(said).toContainEqual(finds);
    },
  );
});

describe('a server whose data changes between two replies', () => {
  test('does not deviate', async () => {
    server.set({ fault: 'deviation', name: 'oldest-first', path: '/api/press', times: 1 });
    const { findings } = await check({ only: ['pressList'] });
    expect(findings).toEqual([]);
  });
});

describe('a server that gives no more than the specification shows', () => {
  test('does not deviate; the report says what is missing and what readers lose by it', async () => {
    const minimal = await startFaultServer({ base: minimalBase() });
    const only = ['cardList', 'pressList', 'flights', 'schedule', 'search', 'suggestions'] as const;
    const { findings } = await conformance(minimal.url, { only, limits: { pauseMs: 0 } });
    await minimal.close();
    expect(findings.filter(({ level }) => level === 'deviation')).toEqual([]);
    const missing = findings.filter(({ level }) => level === 'missing');
    const lost = new Map(missing.map(({ call, at, lost }) => [`${call} ${placeKind(at)}`, lost]));
    expect(lost.get('cardList $.data.items[].hours')).toMatch(/opening hours/);
    expect(lost.get('pressList $.data.items[].date')).toMatch(/when it was published/);
    expect(lost.get('flights $.data.flights[].gate')).toBe('the gate');
    expect(lost.get('schedule $.data.seasons[].flights[].city')).toBe('it is not shown');
    expect(lost.get('search $.data.items[].text')).toBe('the description');
    expect([...lost.values()].every(Boolean)).toBe(true);
  });
});

/** A fault of one call, and what the check says of it. */
const faults: [SettingInput, RuleName, at: string, found: RegExp][] = [
  [{ fault: 'reset' }, 'answer', 'reply', /ECONNRESET|closed/],
  [{ fault: 'truncated' }, 'answer', 'reply', /closed/],
  [{ fault: 'gzip-garbage' }, 'answer', 'reply', /header check/],
  [{ fault: 'huge' }, 'answer', 'reply', /longer than 5000000 bytes/],
  [{ fault: 'latency', ms: 5000 }, 'answer', 'reply', /no answer within 1 s/],
  [{ fault: 'content-type' }, 'content-type', 'header content-type', /text\/html/],
  [{ fault: 'schema' }, 'shape', '$.data.not_found', /nothing/],
  [{ fault: 'html' }, 'json', 'body', /doctype html/],
  [{ fault: 'html', status: 500 }, 'status', 'status', /500/],
  [{ fault: 'too-many' }, 'status', 'status', /429/],
  [{ fault: 'status', status: 502 }, 'status', 'status', /502/],
  [{ fault: 'redirect' }, 'redirect', 'status', /302 to http:\/\/elsewhere.invalid/],
  [{ fault: 'empty' }, 'json', 'body', /""/],
  [{ fault: 'invalid-json' }, 'json', 'body', /success/],
  [{ fault: 'bom-crlf' }, 'utf8', 'body', /byte order mark/],
];

describe('a server that fails', () => {
  test.each(faults.map((row) => [row[0].fault, row] as const))(
    'by %s is reported',
    async (_, [fault, rule, at, found]) => {
      server.set({ ...fault, path: '/api/pages/404' });
      const only = ['layout', 'notFound'] as const;
      // Five megabytes take their time where other work goes on.
      const timeoutMs = fault.fault === 'latency' ? 1000 : 20_000;
      const { findings } = await check({ only, limits: { timeoutMs } });
      expect(findings).toContainEqual(
        expect.objectContaining({
          rule,
          call: 'notFound',
          at,
          found: expect.stringMatching(found),
        }),
      );
    },
  );

  test('from the first call on cannot be checked', async () => {
    server.set({ fault: 'reset' });
    await expect(check()).rejects.toThrow(NoAnswer);
  });

  test.each<[string, Partial<Limits>, SettingInput[]]>([
    ['12 requests were made', { requests: 12 }, []],
    ['5 calls in a row had no answer', {}, [{ fault: 'reset', path: '/api/card-list/*' }]],
    ['0 minutes passed', { totalMs: 0 }, []],
  ])('gets no more requests when %s', async (reason, limits, set) => {
    set.forEach(server.set);
    const report = await check({ only: ['layout', 'cardList'], limits });
    expect(report.stopped).toBe(reason);
    expect(server.calls.length).toBeLessThan(30);
  });
});

test('every rule is broken by a deviation or a fault above', () => {
  const broken = new Set([
    ...deviations.map(({ finds }) => finds.rule),
    ...faults.map((row) => row[1]),
  ]);
  expect(ruleNames.filter((rule) => !broken.has(rule))).toEqual([]);
});
