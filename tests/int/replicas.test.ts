import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AIRPORT, shownBy, subjectsOf, type Kind } from '../../tools/disruption-drill/replies';
import { startEdge, TOKEN, type Edge } from '../../tools/lib/edge';
import { freePort } from '../../tools/lib/ports';
import { startRedis } from '../../tools/lib/redis';
import { exhaustive, sampled } from '../sample';
import { statusText } from '@/features/flights/status-text';
import { toAirportIso, HOUR_MS } from '@/lib/time';
import { editor, PAGE, shown, twoReplicas, type Replica } from './replicas';
import { send } from './site';
import { newStaff, requestCms, signIn } from './staff';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const TRIES = { timeout: 20_000, interval: 50 };
/** How long a server may miss what another published while Redis was unreachable. */
const MAX_UNSYNCED_MS = 10_000;
/** From when Redis answers again, until nothing old is shown. */
const BACK_MS = 2000;

/** The next flights of the home page are sooner. */
const DISRUPTED_MS = 20 * HOUR_MS;

let redis: Awaited<ReturnType<typeof startRedis>>;
let edge: Edge;
let one: Replica;
let other: Replica;
let staff: Awaited<ReturnType<typeof editor>>;
let metrics: string;
const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-replicas-'));
const logFile = path.join(folder, 'log');

beforeAll(async () => {
  redis = await startRedis();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const log = openSync(logFile, 'w');
  const site: Record<string, string> = {
    REDIS_URL: redis.url,
    SITE_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    EDGE_PURGE_TOKEN: TOKEN,
  };
  [one, other] = await twoReplicas('replicas', site, log);
  edge = await startEdge({ web: [one.port, other.port] });
  site.EDGE_PURGE_URLS = `http://127.0.0.1:${edge.ports.internal}/purge`;
  await one.start();
  await other.start({ METRICS_PORT: String(port) });
  closeSync(log);
  staff = await editor(one.base);
});

afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await edge?.stop();
  await redis?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const word = (name: string) => `${name}${Date.now()}`;
const readyz = async ({ base }: Replica) => {
  const reply = await send('/readyz', {}, base);
  return { status: reply.status, ...((await reply.json()) as { redis: string }) };
};
/** Polls until a server has the page cached in both languages. */
async function untilCached({ base }: Replica): Promise<void> {
  for (const lang of ['ru', 'en'] as const) {
    await expect.poll(async () => (await shown(base, lang)).cache, TRIES).toBe('HIT');
  }
}

test('a server shows what the other has rendered', async () => {
  await untilCached(one);
  expect((await send(`/ru${PAGE}`, {}, other.base)).headers.get('x-nextjs-cache')).toBe('HIT');
  const text = await (await fetch(metrics)).text();
  expect(text).toMatch(/^parvoz_page_cache_reads_total\{place="redis"\} [1-9]/m);
  expect(text).toMatch(/^parvoz_page_cache_errors_total 0$/m);
  expect(await readyz(other)).toMatchObject({ status: 200, redis: 'ready' });
});

test('what is published on one is shown by the other at the next request, in its language', async () => {
  const ways = [
    [one, other],
    [other, one],
    [one, other],
  ] as const;
  for (const [here, there] of sampled('replicas', ways)) {
    await untilCached(here);
    await untilCached(there);
    const title = word('Replica');
    await staff.publish(here.base, 'ru', title);
    for (const { base } of [there, here]) {
      const russian = await shown(base, 'ru');
      expect(russian.statuses).toEqual([200, 200]);
      expect(russian.html).toContain(title);
      expect(russian.api).toContain(title);
      const english = await shown(base, 'en');
      expect(english.html).not.toContain(title);
      expect(english.api).not.toContain(title);
    }
  }
});

test('what is reported of a flight is shown wherever it is named at the next request, through nginx and by both', async () => {
  const bases = [`http://localhost:${edge.ports.http}`, one.base, other.base];
  const read = async (base: string, path: string) => {
    const reply = await send(path, {}, base);
    expect(reply.status, base + path).toBe(200);
    return reply.text();
  };
  const { headers } = await newStaff(one.base, await signIn(one.base), { role: 'operations' });
  await requestCms(one.base, headers, '/disruptions', {
    method: 'POST',
    data: {
      state: 'public',
      cause: 'fog',
      severity: 'delays',
      from: toAirportIso(Date.now()),
      until: toAirportIso(Date.now() + DISRUPTED_MS),
    },
  });
  const home = shownBy({ kind: 'home', lang: 'uz', path: '/' }, await read(one.base, '/'));
  const goes = ([id, said]: [string, string]) =>
    id !== AIRPORT && !said.includes(statusText('cancelled', 'uz'));
  const [flight] = [...home].findLast(goes) ?? ['none of the home page'];
  const subjects = subjectsOf([flight]);
  /** The kinds of pages and calls whose replies show the flight as cancelled, and those that do not. */
  const kindsAt = async (base: string) => {
    const kinds = { cancelled: new Set<Kind>(), other: new Set<Kind>() };
    const look = async (subject: (typeof subjects)[number]) => {
      const { kind, lang, path } = subject;
      const said = shownBy(subject, await read(base, path)).get(flight);
      if (said === undefined) return;
      kinds[said.includes(statusText('cancelled', lang)) ? 'cancelled' : 'other'].add(kind);
    };
    await Promise.all(subjects.map(look));
    return kinds;
  };
  const everywhere = new Set(subjects.map(({ kind }) => kind));
  for (const base of bases) {
    expect(await kindsAt(base)).toEqual({ cancelled: new Set(), other: everywhere });
  }
  await requestCms(other.base, headers, '/flights/reports', {
    method: 'POST',
    data: { reports: [{ flightId: flight, status: 'cancelled' }] },
  });
  for (const base of bases) {
    expect(await kindsAt(base), base).toEqual({ cancelled: everywhere, other: new Set() });
  }
}, 180_000);

if (exhaustive) {
  test('without Redis both go on, and show what they publish', async () => {
    await untilCached(one);
    await untilCached(other);
    const logged = readFileSync(logFile).length;
    await redis.kill();
    const title = word('Alone');
    await staff.publish(one.base, 'ru', title);
    const [mine, others] = [await shown(one.base, 'ru'), await shown(other.base, 'ru')];
    expect([mine.statuses, others.statuses]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect(mine.html).toContain(title);
    expect(mine.api).toContain(title);
    await expect
      .poll(async () => (await shown(other.base, 'ru')).html, {
        ...TRIES,
        timeout: MAX_UNSYNCED_MS,
      })
      .toContain(title);
    for (const replica of [one, other]) {
      expect(await readyz(replica)).toMatchObject({ status: 200, redis: 'unreachable' });
    }
    const lines = readFileSync(logFile).subarray(logged).toString().split('\n').filter(Boolean);
    // Each says so once a minute.
    expect(lines.filter((line) => line.includes('Redis is away')).length).toBeLessThanOrEqual(2);
    expect(lines.length).toBeLessThan(10);
  });

  test('when Redis is back, nothing old is', async () => {
    const title = word('Back');
    await staff.publish(other.base, 'ru', title);
    await redis.start();
    for (const { base } of [one, other]) {
      await expect
        .poll(async () => (await shown(base, 'ru')).html, { ...TRIES, timeout: BACK_MS })
        .toContain(title);
    }
    await expect.poll(async () => (await readyz(one)).redis, TRIES).toBe('ready');
    await expect.poll(async () => (await readyz(other)).redis, TRIES).toBe('ready');
    const again = word('Again');
    await staff.publish(one.base, 'ru', again);
    expect((await shown(other.base, 'ru')).html).toContain(again);
  });
}
