import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEdge, type Edge } from '../../../tools/lib/edge';
import { keptFor, startOrigin } from './origin';

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

const textOf = async (path: string, headers = {}) => (await edge.ask(path, { headers })).text;

test('a reply is kept as long as its header says, and not where it says nothing', async () => {
  origin.says((path) => ({ headers: path === '/kept/' ? keptFor(60) : {} }));
  expect([await textOf('/kept/'), await textOf('/kept/')]).toEqual(['0 ', '0 ']);
  expect([await textOf('/silent/'), await textOf('/silent/')]).toEqual(['0 ', '1 ']);
  expect((await edge.ask('/kept/')).headers['x-cache']).toBe('HIT');
});

test.each(['private, no-store', 'no-store', 'private, no-cache, no-store, max-age=0'])(
  'nothing of %s is kept',
  async (value) => {
    const path = `/api/${encodeURIComponent(value)}`;
    origin.says(() => ({ headers: { 'cache-control': value } }));
    expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '1 ']);
  },
);

test('a reply with a cookie is not kept, whatever its header says', async () => {
  origin.says(() => ({ headers: { ...keptFor(60), 'set-cookie': 'who=me' } }));
  expect([await textOf('/cookie/'), await textOf('/cookie/')]).toEqual(['0 ', '1 ']);
});

test.each(['/admin/', '/admin', '/cms-api/pages', '/preview/token/ru/'])(
  'nothing of %s is kept, whatever its header says',
  async (path) => {
    origin.says(() => ({ headers: keptFor(60) }));
    expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '1 ']);
  },
);

test('pictures are kept though Payload sends no time of life', async () => {
  origin.says(() => ({ headers: { 'content-type': 'image/webp' } }));
  const path = '/cms-api/media/file/gate.webp';
  expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '0 ']);
});

const APART = '/services/business-halls/';

test.each([
  ['/ru/parking/', '?x=1', '?utm_source=a&y=2', '?_rsc=1', '?tab=vip'],
  ['/en/services/business-halls/', '?x=1', '?_rsc=2', '?utm_source=a'],
  ['/api/press', '?x=1', '?shown=2'],
])('what %s does not read of a query makes no copies', async (path, ...queries) => {
  origin.says(() => ({ headers: keptFor(60) }));
  expect(await textOf(path)).toBe('0 ');
  for (const query of queries) expect(await textOf(path + query), query).toBe('0 ');
  expect(origin.asked(path).map(({ url }) => url)).toEqual([path]);
});

test('what is read reaches the site, without the rest', async () => {
  const path = '/en/flight-board/';
  await textOf(`${path}?x=1&search=Tashkent%20%26&direction=arrival`);
  expect(origin.asked(path).at(-1)?.url).toBe(`${path}?search=Tashkent%20%26&direction=arrival`);
  const redirected = '/flight-board';
  await textOf(`${redirected}?utm_source=a`);
  expect(origin.asked(redirected).at(-1)?.url).toBe(`${redirected}?utm_source=a`);
});

test('hosts, queries, what a link fetches and what a client unpacks are copies of their own', async () => {
  origin.says(() => ({ headers: keptFor(60) }));
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

test('a long tree of the page does not keep a reply from being kept', async () => {
  origin.says(() => ({ headers: keptFor(60) }));
  const headers = { rsc: '1', 'next-router-state-tree': 'x'.repeat(12_000) };
  expect([await textOf('/tree/', headers), await textOf('/tree/', headers)]).toEqual(['0 ', '0 ']);
});

test('browsers that unpack the same share one copy, however they say so', async () => {
  origin.says((_, { headers }) => ({ headers: keptFor(60), body: headers['accept-encoding'] }));
  const accepted = async (encodings: string) =>
    textOf('/packed/', { 'accept-encoding': encodings });
  expect(await accepted('gzip, deflate, br, zstd')).toBe('0 br');
  expect(await accepted('BR;q=1.0, gzip;q=0.8')).toBe('0 br');
  expect(await accepted('gzip;q=0, br')).toBe('0 br');
  expect(await accepted('gzip, deflate')).toBe('1 gzip');
  expect(await accepted('GZIP, br;q=0')).toBe('1 gzip');
  expect(await accepted('gzip;q=0, deflate')).toBe('2 ');
});

test('a Vary of the reply does not part its copies', async () => {
  origin.says(() => ({ headers: { ...keptFor(60), vary: 'accept-encoding, rsc, user-agent' } }));
  expect(await textOf('/vary/', { 'user-agent': 'one' })).toBe('0 ');
  expect(await textOf('/vary/', { 'user-agent': 'two' })).toBe('0 ');
});

test('of many who ask for one page at once, one asks the site', async () => {
  origin.says(() => ({ headers: keptFor(60), afterMs: 300 }));
  const texts = await Promise.all(Array.from({ length: 20 }, () => textOf('/locked/')));
  expect(new Set(texts)).toEqual(new Set(['0 ']));
  expect(origin.asked('/locked/')).toHaveLength(1);
});

test('an old copy is given while it is fetched anew, by one request', async () => {
  origin.says(() => ({ headers: keptFor(1, ', stale-while-revalidate=60'), afterMs: 1000 }));
  expect(await textOf('/anew/')).toBe('0 ');
  await wait(2100);
  const begun = performance.now();
  expect(await Promise.all([textOf('/anew/'), textOf('/anew/')])).toEqual(['0 ', '0 ']);
  expect(performance.now() - begun).toBeLessThan(700);
  await expect.poll(() => textOf('/anew/'), { timeout: 5000 }).toBe('1 ');
  expect(origin.asked('/anew/')).toHaveLength(2);
});

test('a copy is not given when it is older than that', async () => {
  origin.says(() => ({ headers: keptFor(1, ', stale-while-revalidate=1') }));
  expect(await textOf('/older/')).toBe('0 ');
  await wait(3200);
  expect(await textOf('/older/')).toBe('1 ');
});

test.each([500, 502, 503, 504])('an old copy of a page stands in for a %s', async (status) => {
  const path = `/fails-${status}/`;
  origin.says(() => ({ headers: keptFor(1) }));
  expect(await textOf(path)).toBe('0 ');
  origin.says(() => ({ status }));
  await wait(2100);
  expect(await edge.ask(path)).toMatchObject({ status: 200, text: '0 ' });
});

test.each(['/', '/ru/', '/flight-board/', '/en/flight-board/12/', '/api/flights'])(
  'where flights are, at %s, what the site says of its failure is passed on',
  async (path) => {
    origin.says(() => ({ headers: keptFor(1, ', stale-if-error=60') }));
    expect(await textOf(path)).toBe('0 ');
    origin.says(() => ({ status: 503 }));
    await wait(2100);
    expect(await edge.ask(path)).toMatchObject({ status: 503, text: '1 ' });
  },
);

test('a page that is gone is gone', async () => {
  origin.says(() => ({ headers: keptFor(1, ', stale-if-error=60') }));
  expect(await textOf('/gone/')).toBe('0 ');
  origin.says(() => ({ status: 404 }));
  await wait(2100);
  expect((await edge.ask('/gone/')).status).toBe(404);
});

test('a page that the site shows while it renders it anew is not kept', async () => {
  origin.says(() => ({ headers: { ...keptFor(60), 'x-nextjs-cache': 'STALE' } }));
  expect(await textOf('/stale/')).toBe('0 ');
  origin.says(() => ({ headers: { ...keptFor(60), 'x-nextjs-cache': 'HIT' } }));
  expect([await textOf('/stale/'), await textOf('/stale/')]).toEqual(['1 ', '1 ']);
});

test('where the site does not answer, copies stand in for as long as their headers say', async () => {
  origin.says((path) => ({
    headers: keptFor(1, `, stale-if-error=${path === '/api/long' ? 60 : 2}`),
  }));
  expect([await textOf('/api/long'), await textOf('/api/short')]).toEqual(['0 ', '0 ']);
  await wait(4100);
  origin.stop();
  expect(await edge.ask('/api/long')).toMatchObject({ status: 200, text: '0 ' });
  for (const path of ['/api/short', '/not-kept/']) {
    const missing = await edge.ask(path);
    expect(missing).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  }
  await origin.start();
  await expect.poll(() => textOf('/not-kept/'), { timeout: 15_000 }).toBe('0 ');
});
