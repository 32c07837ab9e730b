import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEdge, type Edge } from '../../../tools/lib/edge';
import { cachedFor, startOrigin } from './origin';

let origin: Awaited<ReturnType<typeof startOrigin>>;
let edge: Edge;

beforeAll(async () => {
  origin = await startOrigin();
  edge = await startEdge({ web: origin.port });
});
afterAll(async () => {
  await edge?.stop();
  origin?.stop();
});

const textOf = async (path: string, headers = {}) => (await edge.send(path, { headers })).text;

test('a reply is cached as long as its header says, and not without one', async () => {
  origin.says((path) => ({ headers: path === '/cached/' ? cachedFor(60) : {} }));
  expect([await textOf('/cached/'), await textOf('/cached/')]).toEqual(['0 ', '0 ']);
  expect([await textOf('/silent/'), await textOf('/silent/')]).toEqual(['0 ', '1 ']);
  expect((await edge.send('/cached/')).headers['x-cache']).toBe('HIT');
});

test.each(['private, no-store', 'no-store', 'private, no-cache, no-store, max-age=0'])(
  'nothing of %s is cached',
  async (value) => {
    const path = `/api/${encodeURIComponent(value)}`;
    origin.says(() => ({ headers: { 'cache-control': value } }));
    expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '1 ']);
  },
);

test('a reply with a cookie is not cached, whatever its header says', async () => {
  origin.says(() => ({ headers: { ...cachedFor(60), 'set-cookie': 'who=me' } }));
  expect([await textOf('/cookie/'), await textOf('/cookie/')]).toEqual(['0 ', '1 ']);
});

test.each(['/admin/', '/admin', '/cms-api/pages', '/preview/token/ru/'])(
  'nothing of %s is cached, whatever its header says',
  async (path) => {
    origin.says(() => ({ headers: cachedFor(60) }));
    expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '1 ']);
  },
);

test('pictures are cached though Payload sends no lifetime', async () => {
  origin.says(() => ({ headers: { 'content-type': 'image/webp' } }));
  const path = '/cms-api/media/file/gate.webp';
  expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '0 ']);
});

const APART = '/services/business-halls/';

test.each([
  ['/ru/parking/', '?x=1', '?utm_source=a&y=2', '?_rsc=1', '?tab=vip'],
  ['/en/services/business-halls/', '?x=1', '?_rsc=2', '?utm_source=a'],
  ['/api/press', '?x=1', '?shown=2'],
])('parts of a query that %s does not read make no cache entries', async (path, ...queries) => {
  origin.says(() => ({ headers: cachedFor(60) }));
  expect(await textOf(path)).toBe('0 ');
  for (const query of queries) expect(await textOf(path + query), query).toBe('0 ');
  expect(origin.requestsFor(path).map(({ url }) => url)).toEqual([path]);
});

test('what is read reaches the site, without the rest', async () => {
  const path = '/en/flight-board/';
  await textOf(`${path}?x=1&search=Tashkent%20%26&direction=arrival`);
  expect(origin.requestsFor(path).at(-1)?.url).toBe(
    `${path}?search=Tashkent%20%26&direction=arrival`,
  );
  const redirected = '/flight-board';
  await textOf(`${redirected}?utm_source=a`);
  expect(origin.requestsFor(redirected).at(-1)?.url).toBe(`${redirected}?utm_source=a`);
});

test('hosts, queries, client navigations and encodings have cache entries of their own', async () => {
  origin.says(() => ({ headers: cachedFor(60) }));
  const variants = [
    () => textOf(APART),
    () => textOf(`${APART}?tab=vip`),
    () => textOf(`${APART}?_rsc=1a2b`, { rsc: '1' }),
    () => textOf(APART, { rsc: '1' }),
    () => textOf(APART, { rsc: '1', 'next-router-prefetch': '1' }),
    () => textOf(APART, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
    () => textOf(APART, { rsc: '1', 'next-router-state-tree': '%5B%22ru%22%5D' }),
    () => textOf(APART, { rsc: '1', 'next-url': '/ru/' }),
    () => textOf(APART, { 'accept-encoding': 'br, gzip' }),
    () => textOf(APART, { host: 'localhost:1' }),
  ];
  const texts = [];
  for (const variant of variants) texts.push(await variant(), await variant());
  expect(texts).toEqual(variants.flatMap((_, index) => [`${index} `, `${index} `]));
});

test('pages and calls in Uzbek have an entry for each alphabet, and the site gets no other cookie', async () => {
  origin.says((_, { headers }) => ({ headers: cachedFor(60), body: headers.cookie ?? '' }));
  const cyrillic = { cookie: '_ga=1; alphabet=cyrillic; payload-token=x' };
  for (const path of ['/alphabets/', '/api/alphabets']) {
    expect(await textOf(path, cyrillic)).toBe('0 alphabet=cyrillic');
    expect(await textOf(path, { cookie: 'alphabet=cyrillic' })).toBe('0 alphabet=cyrillic');
    for (const cookie of ['_ga=2', 'alphabet=latin', 'alphabet=cyrillic2', 'xalphabet=cyrillic']) {
      expect(await textOf(path, { cookie }), cookie).toBe('1 ');
    }
  }
  for (const path of ['/ru/alphabets/', '/alphabets.svg', '/share-image/']) {
    expect([await textOf(path, cyrillic), await textOf(path)], path).toEqual(['0 ', '0 ']);
  }
});

test('choosing an alphabet reaches the site each time, with its query', async () => {
  origin.says(() => ({ status: 303, headers: { ...cachedFor(60), location: '/' } }));
  const path = '/alphabet/cyrillic/parking/';
  for (const before of ['0 ', '1 ']) {
    expect(await edge.send(`${path}?from=poster`)).toMatchObject({ status: 303, text: before });
  }
  expect(origin.requestsFor(path).map(({ url }) => url)).toEqual(
    Array(2).fill(`${path}?from=poster`),
  );
});

test('a long router state tree does not prevent caching', async () => {
  origin.says(() => ({ headers: cachedFor(60) }));
  const headers = { rsc: '1', 'next-router-state-tree': 'x'.repeat(12_000) };
  expect([await textOf('/tree/', headers), await textOf('/tree/', headers)]).toEqual(['0 ', '0 ']);
});

test('browsers that accept the same encoding share one entry, however they say so', async () => {
  origin.says((_, { headers }) => ({ headers: cachedFor(60), body: headers['accept-encoding'] }));
  const accepted = async (encodings: string) =>
    textOf('/compressed/', { 'accept-encoding': encodings });
  expect(await accepted('gzip, deflate, br, zstd')).toBe('0 br');
  expect(await accepted('BR;q=1.0, gzip;q=0.8')).toBe('0 br');
  expect(await accepted('gzip;q=0, br')).toBe('0 br');
  expect(await accepted('gzip, deflate')).toBe('1 gzip');
  expect(await accepted('GZIP, br;q=0')).toBe('1 gzip');
  expect(await accepted('gzip;q=0, deflate')).toBe('2 ');
});

test('a Vary of the reply does not split its cache entry', async () => {
  origin.says(() => ({ headers: { ...cachedFor(60), vary: 'accept-encoding, rsc, user-agent' } }));
  expect(await textOf('/vary/', { 'user-agent': 'one' })).toBe('0 ');
  expect(await textOf('/vary/', { 'user-agent': 'two' })).toBe('0 ');
});

test('concurrent requests for one page are one request to the site', async () => {
  origin.says(() => ({ headers: cachedFor(60), afterMs: 1500 }));
  const texts = await Promise.all(Array.from({ length: 20 }, () => textOf('/locked/')));
  expect(new Set(texts)).toEqual(new Set(['0 ']));
  expect(origin.requestsFor('/locked/')).toHaveLength(1);
});

test('a stale entry is served while one request revalidates it', async () => {
  origin.says(() => ({ headers: cachedFor(1, ', stale-while-revalidate=60'), afterMs: 1000 }));
  expect(await textOf('/revalidated/')).toBe('0 ');
  await wait(2100);
  expect(await Promise.all([textOf('/revalidated/'), textOf('/revalidated/')])).toEqual([
    '0 ',
    '0 ',
  ]);
  await expect.poll(() => textOf('/revalidated/'), { timeout: 5000 }).toBe('1 ');
  expect(origin.requestsFor('/revalidated/')).toHaveLength(2);
});

test('an entry older than that is not served', async () => {
  origin.says(() => ({ headers: cachedFor(1, ', stale-while-revalidate=1') }));
  expect(await textOf('/older/')).toBe('0 ');
  await wait(3200);
  expect(await textOf('/older/')).toBe('1 ');
});

test.each([500, 502, 503, 504])('a stale page is served in place of a %s', async (status) => {
  const path = `/fails-${status}/`;
  origin.says(() => ({ headers: cachedFor(1) }));
  expect(await textOf(path)).toBe('0 ');
  origin.says(() => ({ status }));
  await wait(2100);
  expect(await edge.send(path)).toMatchObject({ status: 200, text: '0 ' });
});

test.each(['/', '/ru/', '/flight-board/', '/en/flight-board/12/', '/api/flights'])(
  'where flights are, at %s, what the site says of its failure is passed on',
  async (path) => {
    origin.says(() => ({ headers: cachedFor(1, ', stale-if-error=60') }));
    expect(await textOf(path)).toBe('0 ');
    origin.says(() => ({ status: 503 }));
    await wait(2100);
    expect(await edge.send(path)).toMatchObject({ status: 503, text: '1 ' });
  },
);

test('a page that is gone is gone', async () => {
  origin.says(() => ({ headers: cachedFor(1, ', stale-if-error=60') }));
  expect(await textOf('/gone/')).toBe('0 ');
  origin.says(() => ({ status: 404 }));
  await wait(2100);
  expect((await edge.send('/gone/')).status).toBe(404);
});

test('a stale page of the site is not cached', async () => {
  origin.says(() => ({ headers: { ...cachedFor(60), 'x-nextjs-cache': 'STALE' } }));
  expect(await textOf('/stale/')).toBe('0 ');
  origin.says(() => ({ headers: { ...cachedFor(60), 'x-nextjs-cache': 'HIT' } }));
  expect([await textOf('/stale/'), await textOf('/stale/')]).toEqual(['1 ', '1 ']);
});

test('where the site does not answer, entries are served stale for as long as their headers say', async () => {
  origin.says((path) => ({
    headers: cachedFor(1, `, stale-if-error=${path === '/api/long' ? 60 : 2}`),
  }));
  expect([await textOf('/api/long'), await textOf('/api/short')]).toEqual(['0 ', '0 ']);
  await wait(4100);
  origin.stop();
  expect(await edge.send('/api/long')).toMatchObject({ status: 200, text: '0 ' });
  for (const path of ['/api/short', '/not-cached/']) {
    const missing = await edge.send(path);
    expect(missing).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  }
  await origin.start();
  await expect.poll(() => textOf('/not-cached/'), { timeout: 15_000 }).toBe('0 ');
});
