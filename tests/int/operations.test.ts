import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { locales } from '@/i18n/locales';
import { DAY_MS } from '@/lib/time';
import { flakyProxy } from '../../tools/lib/flaky-proxy';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { requestUntilRefused, databaseCopy, query, slowApi } from './own-site';
import { send, secondSiteUrl, siteUrl } from './site';

const START_MS = 180_000;
const SHUTDOWN_DELAY_MS = 2500;
/** Longer than the delay: the replies come when no connection is accepted any more. */
const SLOW_MS = 4500;
const TRIES = { timeout: 20_000, interval: 200 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-operations-'));
const logFile = path.join(folder, 'log');
let site: Site;
let own = { url: '', port: 0, metrics: '', database: '' };
let database: Awaited<ReturnType<typeof flakyProxy>>;
let api: Awaited<ReturnType<typeof slowApi>>;

beforeAll(async () => {
  const uri = await databaseCopy(process.env.DATABASE_URI ?? '', 'operations');
  const through = new URL(uri);
  database = await flakyProxy(Number(through.port));
  through.hostname = '127.0.0.1';
  through.port = String(database.port);
  api = await slowApi(siteUrl, SLOW_MS);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, 'w');
  site = await startSite(
    siteDir(await ensureBuild()),
    port,
    {
      DATABASE_URI: through.href,
      SITE_URL: url,
      AIRPORT_API_URL: api.url,
      AIRPORT_API_TIMEOUT_MS: '10000',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      METRICS_PORT: String(metricsPort),
      SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
      SECURITY_CONTACT: 'mailto:security@example.com',
    },
    log,
  );
  closeSync(log);
  own = { url, port, metrics: `http://127.0.0.1:${metricsPort}`, database: uri };
}, START_MS);

afterAll(async () => {
  await site?.stop();
  await database?.cut();
  api?.close();
  rmSync(folder, { recursive: true, force: true });
});

const shown = async () => (await fetch(`${own.metrics}/metrics`)).text();
const entries = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('metrics', () => {
  test('requests are timed by route, pages counted by what the cache had, and Node is watched', async () => {
    await send('/api/flights?direction=arrival', {}, own.url);
    await vi.waitFor(async () => {
      expect((await send('/ru/parking/', {}, own.url)).status).toBe(200);
      expect(await shown()).toContain(
        'parvoz_page_cache_replies_total{route="/parking/",state="hit"}',
      );
    }, TRIES);
    const text = await shown();
    const timed = 'parvoz_http_request_duration_seconds_count';
    expect(text).toContain(`${timed}{route="/api/flights",method="read",status="2xx"} `);
    expect(text).toContain(`${timed}{route="/parking/",method="read",status="2xx"} `);
    expect(text).toMatch(/^parvoz_build_info\{build="[\w-]{8,}"\} 1$/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  });

  test('what browsers report of the content security policy is counted, and nothing else of it', async () => {
    const report = {
      'csp-report': {
        'violated-directive': 'img-src',
        'document-uri': 'https://example.com/secret',
      },
    };
    const post = (body: string) =>
      send(
        '/csp-reports',
        { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body },
        own.url,
      );
    expect((await post(JSON.stringify(report))).status).toBe(204);
    expect((await post('no JSON')).status).toBe(400);
    const text = await shown();
    expect(text).toContain('parvoz_csp_reports_total{directive="img-src"} 1');
    expect(text + readFileSync(logFile, 'utf8')).not.toContain('example.com/secret');
  });

  test('the public port does not serve them', async () => {
    for (const name of ['/metrics', '/metrics/']) {
      const reply = await send(name, {}, own.url);
      expect(reply.status).not.toBe(200);
      expect(await reply.text()).not.toContain('process_cpu_seconds_total');
    }
    expect((await fetch(`${own.metrics}/healthz`)).status).toBe(404);
  });
});

test('who finds a vulnerability is told where to report it', async () => {
  const reply = await send('/.well-known/security.txt', {}, own.url);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = new Map(
    (await reply.text())
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(lines.get('Contact')).toBe('mailto:security@example.com');
  expect(lines.get('Canonical')).toBe(`${own.url}/.well-known/security.txt`);
  expect(lines.get('Preferred-Languages')).toBe(locales.join(', '));
  const days = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect((await send('/.well-known/security.txt', {}, secondSiteUrl)).status).toBe(404);
});

describe('request ids', () => {
  const id = 'edge-0123456789abcdef';
  const given = (value: string) => ({ headers: { 'x-request-id': value } });

  test('one from the proxy is returned: by pages, the API and the admin', async () => {
    for (const name of ['/ru/parking/', '/api/flights', '/admin/login', '/no-such-page/']) {
      const reply = await send(name, given(id), own.url);
      expect(reply.headers.get('x-request-id'), name).toBe(id);
    }
  });

  test('each reply has one of its own where none is given or it is not sane', async () => {
    const replies = [
      await send('/healthz', {}, own.url),
      await send('/healthz', given('short'), own.url),
      await send('/healthz', given('not a word!'), own.url),
    ];
    const ids = replies.map(({ headers }) => headers.get('x-request-id'));
    for (const one of ids) expect(one).toMatch(UUID);
    expect(new Set(ids).size).toBe(3);
  });

  test('without a trusted proxy what a client claims is not believed', async () => {
    const reply = await send('/healthz', given(id), secondSiteUrl);
    expect(reply.headers.get('x-request-id')).toMatch(UUID);
  });

  test('a request is a line of the log under its id, without what must not be logged', async () => {
    const mine = 'edge-log-0123456789';
    const headers = { ...given(mine).headers, 'x-forwarded-for': '203.0.113.7' };
    await send('/preview/a-secret-token/ru/parking/?search=Dilnoza', { headers }, own.url);
    await vi.waitFor(() => {
      expect(entries()).toContainEqual(
        expect.objectContaining({
          level: 'info',
          request_id: mine,
          method: 'GET',
          path: '/preview/***/ru/parking/',
          route: '/preview/*',
          status: 403,
        }),
      );
    }, TRIES);
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/a-secret-token|Dilnoza|203\.0\.113\.7/);
  });
});

describe('readiness', () => {
  const ready = async () => {
    const reply = await send('/readyz', {}, own.url);
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  const becomes = (status: number, state: string) =>
    vi.waitFor(async () => {
      const { status: found, body } = await ready();
      expect({ status: found, database: body.database }).toEqual({ status, database: state });
    }, TRIES);

  test('answers without a redirect, is not cached, and names build and upstream', async () => {
    await becomes(200, 'ready');
    const { body } = await ready();
    expect(body).toMatchObject({ ready: true, stopping: false, build: expect.any(String) });
    expect(body.upstream).toMatchObject({ age_seconds: expect.any(Object) });
    const { headers } = await send('/readyz', {}, own.url);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('ends with the connection to PostgreSQL, while the process lives, and comes back', async () => {
    await database.cut();
    await becomes(503, 'unreachable');
    expect((await send('/healthz', {}, own.url)).status).toBe(200);
    await database.silence();
    await wait(1100);
    await becomes(503, 'unreachable');
    await database.cut();
    await database.open();
    await becomes(200, 'ready');
  });

  test('ends where a migration of the build was not applied', async () => {
    const table = 'payload_migrations';
    const [row] = await query(own.database, `select name from ${table} order by name desc limit 1`);
    const name = row?.name;
    await query(own.database, `update ${table} set name = 'other' where name = $1`, [name]);
    await becomes(503, 'unmigrated');
    await query(own.database, `update ${table} set name = $1 where name = 'other'`, [name]);
    await becomes(200, 'ready');
  });
});

// The last: it ends the site.
test('SIGTERM loses no request', async () => {
  const searches = Array.from({ length: 6 }, (_, index) => `slow-${index}`);
  const slow = searches.map((search) => send(`/api/flights?search=${search}`, {}, own.url));
  await vi.waitFor(() => expect(api.searches).toEqual(new Set(searches)), TRIES);
  const steady = requestUntilRefused(own.port, '/healthz');
  const stopped = site.stop('gracefully');

  await vi.waitFor(async () => {
    const reply = await send('/readyz', {}, own.url);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ ready: false, stopping: true });
  }, TRIES);
  const alive = await send('/healthz', {}, own.url);
  expect(alive.status).toBe(200);
  expect(alive.headers.get('connection')).toBe('close');

  const { statuses, ended } = await steady;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(ended).toBe('ECONNREFUSED');
  const replies = await Promise.all(slow);
  expect(replies.map(({ status }) => status)).toEqual(searches.map(() => 200));
  for (const reply of replies) expect(reply.headers.get('connection')).toBe('close');
  await stopped;
  expect(await site.exited).toBe(0);
  expect(entries().map(({ msg }) => msg)).toContain('Shut down');
  expect(readFileSync(logFile, 'utf8')).not.toContain('Requests were cut off.');
});

test('a server whose configuration is not usable ends, and says in one line why', async () => {
  const lines = path.join(folder, 'refused');
  const refused = openSync(lines, 'w');
  const build = siteDir(await ensureBuild());
  const start = startSite(build, await freePort(), { LOG_LEVEL: 'loud' }, refused);
  await expect(start).rejects.toThrow('did not start');
  closeSync(refused);
  const said = readFileSync(lines, 'utf8').trim().split('\n');
  const isOurs = (line: string) => line.startsWith('parvoz: ');
  expect(said.filter(isOurs)).toEqual([
    expect.stringMatching(/^parvoz: The configuration is not usable: LOG_LEVEL \(/),
  ]);
  expect(said.length).toBeLessThan(10);
});
