import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { startSite, type Site } from '../../../tools/lib/site';
import { databaseCopy } from '../own-site';
import { requestCms, signIn } from '../staff';
import { startEdge, TOKEN, type Edge } from '../../../tools/lib/edge';
import { HOUR_MS } from '../../../src/lib/time';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const PAGE = '/en/airport/about/';
/** A running server looks every 10 s at what is due. */
const TRIES = { timeout: 30_000, interval: 300 };

let edge: Edge;
let site: Site;
let base: string;
let staff: { authorization: string };
let page: number | undefined;

beforeAll(async () => {
  const port = await freePort();
  edge = await startEdge({ web: port });
  base = `http://localhost:${edge.ports.http}`;
  site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: await databaseCopy(process.env.DATABASE_URI ?? '', 'edge'),
    SITE_URL: base,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    EDGE_PURGE_URLS: `http://127.0.0.1:${edge.ports.internal}/purge`,
    EDGE_PURGE_TOKEN: TOKEN,
  });
  staff = await signIn(base);
  const { docs } = await requestCms<{ docs: { id: number }[] }>(
    base,
    staff,
    '/pages?where[slug][equals]=airport--about&depth=0',
  );
  page = docs[0]?.id;
});

afterAll(async () => {
  await site?.stop();
  await edge?.stop();
});

/** After a change the edge is purged once more, half a second after its reply. */
const SETTLED_MS = 1000;

/** Polls until nginx answers from its cache. */
async function untilCached(path: string): Promise<void> {
  await expect.poll(async () => (await edge.send(path)).headers['x-cache'], TRIES).toBe('HIT');
}

const write = (data: object, query = '') =>
  requestCms(base, staff, `/pages/${page}?locale=en${query}`, { method: 'PATCH', data });

test('an editor’s change shows at the next request', async () => {
  for (const round of [1, 2]) {
    const word = `Edge${round}x${Date.now()}`;
    await untilCached(PAGE);
    await write({ title: word, _status: 'published' });
    const reply = await edge.send(PAGE);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(word);
  }
});

test('a draft does not purge', async () => {
  await wait(SETTLED_MS);
  await untilCached(PAGE);
  const word = `Draft${Date.now()}`;
  await write({ title: word }, '&draft=true&autosave=true');
  const reply = await edge.send(PAGE);
  expect(reply.headers['x-cache']).toBe('HIT');
  expect(reply.text).not.toContain(word);
});

test('what is published by the clock shows too', async () => {
  const word = `Clock${Date.now()}`;
  await write({ title: word }, '&draft=true');
  await untilCached(PAGE);
  await requestCms(base, staff, '/publications', {
    method: 'POST',
    data: {
      title: 'About',
      document: `pages:${page}`,
      action: 'publish',
      languages: ['en'],
      at: new Date(Date.now() + 1000).toISOString(),
    },
  });
  await expect.poll(async () => (await edge.send(PAGE)).text, TRIES).toContain(word);
});

test('code and styles of a page are served and cached', async () => {
  const { text } = await edge.send('/en/');
  const files = new Set(text.match(/\/_next\/static\/[^"'\\\s]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(2);
  for (const file of [...files].slice(0, 5)) {
    expect((await edge.send(file)).status, file).toBe(200);
    const reply = await edge.send(file, { headers: { 'accept-encoding': 'identity' } });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await untilCached(file);
  }
});

test('pages, calls and client navigations are cached, also what is rendered for each request', async () => {
  const calls = ['/api/flights', '/api/pages/layout?lang=ru'];
  const pages = [
    '/',
    '/ru/',
    '/en/parking/',
    '/flight-board/',
    '/ru/search/?search=a',
    '/en/services/shops/',
  ];
  for (const path of [...calls, ...pages]) await untilCached(path);
  for (const path of pages) {
    const { headers } = await edge.send(path);
    expect(headers['cache-control'], path).toMatch(
      /^s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
  }
});

test('the page of the first user is closed, the admin is not', async () => {
  expect((await edge.send('/admin/create-first-user')).status).toBe(403);
  expect((await edge.send('/admin/login')).status).toBe(200);
});

test('what is known of disruptions is served while the site is down', async () => {
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const data = { state: 'public', cause: 'fog', severity: 'closure', from };
  await requestCms(base, staff, '/disruptions', { method: 'POST', data });
  const path = '/en/disruption/';
  await wait(SETTLED_MS);
  await untilCached(path);
  const { text } = await edge.send(path);
  expect(text).toContain('because of fog');
  await site.stop();
  // Only once its copy is no longer fresh does nginx request another, and find the site gone.
  const expired = { ...TRIES, timeout: 90_000 };
  await expect.poll(async () => (await edge.send(path)).headers['x-cache'], expired).toBe('STALE');
  expect(await edge.send(path)).toMatchObject({ status: 200, text });
}, 180_000);
