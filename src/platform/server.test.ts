import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lifecycle } from '@/platform/lifecycle/state';
import { PEER_HEADER } from '@/lib/client-address';
import { log } from './telemetry/log';
import { metrics } from './telemetry/metrics';
import { currentRequestId } from './telemetry/request-context';
import { excludeServer, installRequestPipeline } from './server';

// Before the environment is read, once and for all.
vi.hoisted(() => vi.stubEnv('TRUST_PROXY', '1'));

let seen: http.IncomingHttpHeaders = {};
/** What is done for `/never`. */
let handling: Promise<unknown> | undefined;
const server = http.createServer((request, reply) => {
  seen = request.headers;
  if (request.url?.startsWith('/never')) return handling;
  reply.setHeader('x-nextjs-cache', 'STALE');
  // As Next does: later, in work that the request began.
  setTimeout(() => reply.end(currentRequestId()), 1);
});
let origin = '';

const listen = async (some: http.Server) => {
  some.listen(0, '127.0.0.1');
  await once(some, 'listening');
  return `http://127.0.0.1:${(some.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  installRequestPipeline();
  origin = await listen(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  metrics.registry.resetMetrics();
  log.level = 'info';
  vi.spyOn(log, 'info').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** What was logged and measured is complete when no reply is under way. */
const settled = () => vi.waitFor(() => expect(lifecycle.replies.size).toBe(0));

test('an id from the proxy is known to the route, to what it begins, and to the client', async () => {
  const id = 'edge-0123456789';
  const reply = await fetch(`${origin}/`, { headers: { 'x-request-id': id } });
  expect(reply.headers.get('x-request-id')).toBe(id);
  expect(await reply.text()).toBe(id);
  expect(seen['x-request-id']).toBe(id);
});

test('a reply has the headers that defend the site', async () => {
  const reply = await fetch(origin);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a request without one gets one of its own', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(origin)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('route handlers learn who is connected, not what the client claims', async () => {
  await fetch(origin, { headers: { [PEER_HEADER]: '203.0.113.7' } });
  expect(seen[PEER_HEADER]).toBe('127.0.0.1');
});

test('a finished request is one line, without what visitors typed or who they are', async () => {
  const headers = { 'x-request-id': 'edge-0123456789', 'x-forwarded-for': '203.0.113.7' };
  await (await fetch(`${origin}/ru/search/?search=Dilnoza`, { headers })).text();
  await settled();
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    {
      request_id: 'edge-0123456789',
      method: 'GET',
      path: '/ru/search/',
      route: '/search/',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      cache: 'stale',
    },
    'request',
  );
  const [[entry]] = vi.mocked(log.info).mock.calls as unknown as [[{ bytes: number }]];
  expect(entry.bytes).toBeGreaterThan(100);
  expect(JSON.stringify(vi.mocked(log.info).mock.calls)).not.toMatch(/Dilnoza|203\.0|127\.0/);
});

test('replies are timed by route, method and status, and by what the cache had', async () => {
  const form = { method: 'POST', body: new FormData() };
  for (const init of [{ method: 'GET' }, { method: 'HEAD' }, form]) {
    await (await fetch(`${origin}/en/flight-board/hy601-20261121-d/`, init)).text();
  }
  await settled();
  const shown = await metrics.registry.metrics();
  const name = 'parvoz_http_request_duration_seconds_count';
  const route = 'route="/flight-board/{id}/"';
  expect(shown).toContain(`${name}{${route},method="read",status="2xx"} 2`);
  expect(shown).toContain(`${name}{${route},method="write",status="2xx"} 1`);
  expect(shown).toContain(`parvoz_page_cache_replies_total{${route},state="stale"} 3`);
  expect(shown).toContain('parvoz_http_requests_in_flight 0');
});

test('a reply whose client has gone is logged as aborted, and what is done for it counts to its end', async () => {
  const done = new AbortController();
  handling = once(done.signal, 'abort');
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /never HTTP/1.1\r\nhost: test\r\n\r\n');
  while (lifecycle.replies.size === 0) await wait(2);
  expect(await metrics.registry.metrics()).toContain('parvoz_http_requests_in_flight 1');
  socket.destroy();
  await settled();
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ aborted: true }), 'request');
  expect(await metrics.registry.metrics()).toContain('status="aborted"} 1');
  expect(lifecycle.handlers.size).toBe(1);
  done.abort();
  await vi.waitFor(() => expect(lifecycle.handlers.size).toBe(0));
});

test('a private server is not observed', async () => {
  const other = http.createServer((_, reply) => reply.end());
  excludeServer(other);
  const reply = await fetch(await listen(other));
  expect(reply.headers.has('x-request-id')).toBe(false);
  await reply.text();
  other.close();
  other.closeAllConnections();
  expect(log.info).not.toHaveBeenCalled();
});
