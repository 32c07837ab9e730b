import { afterEach, expect, test } from 'vitest';
import { startEdge, type Edge } from '../../../tools/lib/edge';
import { cachedFor, startOrigin } from './origin';
import type { RequestOptions } from '../../../tools/lib/request';

let origin: Awaited<ReturnType<typeof startOrigin>>;
let edge: Edge;

afterEach(async () => {
  await edge?.stop();
  origin?.stop();
});

async function start(variables: Record<string, string> = {}) {
  origin = await startOrigin();
  origin.says(() => ({ headers: cachedFor(60) }));
  edge = await startEdge({ web: origin.port, variables });
}

/** The replies to a number of requests at once, parted by whether they were let through. */
async function rush(path: string, count: number, options: RequestOptions = {}) {
  const replies = await Promise.all(Array.from({ length: count }, () => edge.send(path, options)));
  const passed = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status === 429);
  expect(passed.length + refused.length).toBe(count);
  return { passed: passed.length, refused };
}

const post = { method: 'POST', body: '{}' };
const signedIn = { headers: { authorization: 'JWT a' } };

test.each<[string, string, RequestOptions]>([
  ['signing in', '/cms-api/users/login', post],
  ['a forgotten password', '/cms-api/users/forgot-password', post],
  ['the contact form', '/api/contact', post],
  ['the contact form without scripts', '/ru/airport/contacts/', post],
  ['search', '/api/search?search=gate', {}],
  ['the search page', '/ru/search/?search=gate', {}],
  ['previews', '/preview/token/ru/', {}],
])('%s is limited', async (_, path, options) => {
  await start();
  const { passed, refused } = await rush(path, 100, options);
  expect(passed).toBeGreaterThanOrEqual(10);
  expect(passed).toBeLessThan(70);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({
    errors: [{ code: 'too_many_requests' }],
  });
});

test.each<[string, RequestOptions]>([
  ['/ru/parking/', {}],
  ['/api/flights', {}],
  ['/admin/', {}],
  ['/cms-api/pages/1?draft=true&autosave=true', { ...signedIn, method: 'PATCH', body: '{}' }],
  ['/cms-api/pages', { ...signedIn, ...post }],
])('reading and editing are not: %s', async (path, options) => {
  await start();
  expect((await rush(path, 100, options)).passed).toBe(100);
});

test('floods of pages are', async () => {
  await start();
  const { passed, refused } = await rush('/ru/parking/', 1500);
  expect(passed).toBeGreaterThan(400);
  expect(refused.length).toBeGreaterThan(100);
});

const loopback = { EDGE_TRUSTED_PROXY: '127.0.0.0/8' };
const through = (address: string): RequestOptions => ({ headers: { 'x-forwarded-for': address } });

test('visitors behind a trusted proxy are distinguished, by the /64 in IPv6', async () => {
  await start(loopback);
  const path = '/api/search?search=gate';
  const first = await rush(path, 60, through('203.0.113.7'));
  expect(first.refused.length).toBeGreaterThan(10);
  const [same, other] = await Promise.all([
    rush(path, 10, through('203.0.113.7')),
    rush(path, 10, through('203.0.113.8')),
  ]);
  expect(same.refused.length).toBeGreaterThan(0);
  expect(other.refused).toEqual([]);
  await rush(path, 60, through('2001:db8:0:1::1'));
  const [neighbour, stranger] = await Promise.all([
    rush(path, 10, through('2001:db8:0:1:ffff::2')),
    rush(path, 10, through('2001:db8:0:2::1')),
  ]);
  expect(neighbour.refused.length).toBeGreaterThan(0);
  expect(stranger.refused).toEqual([]);
});

test('a trusted proxy is believed about address and scheme, what precedes it is not', async () => {
  await start(loopback);
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-forwarded-proto': 'https' };
  const { headers: got } = await edge.send('/behind/', { headers });
  expect(origin.requestsFor('/behind/')[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
  });
  expect(got['strict-transport-security']).toBe('max-age=63072000');
});
