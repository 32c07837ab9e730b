import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { markCacheable, markUncacheable, inRequest } from '@/platform/telemetry/request-context';
import { setCacheControl } from './cache-control';

const PAGE = 's-maxage=15, stale-while-revalidate=31535985';
const RENDERED = 'private, no-cache, no-store, max-age=0, must-revalidate';
const BOUND = 's-maxage=15, stale-while-revalidate=30, stale-if-error=300';

interface Reply {
  path?: string;
  headers?: Record<string, string>;
  value?: string;
  status?: number;
  /** What happens while the page is rendered. */
  render?: () => void;
}

async function headersOf({
  path = '/',
  headers = {},
  value = PAGE,
  status = 200,
  render,
}: Reply): Promise<Headers> {
  const server = http.createServer((request, reply) =>
    inRequest('a-request', () => {
      reply.setHeader('Vary', 'rsc');
      setCacheControl(request, reply);
      reply.setHeader('Cache-Control', value);
      reply.setHeader('X-Other', 'a, stale-while-revalidate=1');
      render?.();
      reply.statusCode = status;
      reply.end();
    }),
  );
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect(reply.headers.get('x-other')).toBe('a, stale-while-revalidate=1');
  return reply.headers;
}

const cacheControl = async (reply: Reply) => (await headersOf(reply)).get('cache-control');

test('a client navigation may not be served stale by the browser', async () => {
  expect(await cacheControl({ headers: { rsc: '1' } })).toBe('s-maxage=15');
});

test('shared caches may serve a document stale, not for long', async () => {
  expect(await cacheControl({})).toBe(BOUND);
});

test.each(['private, no-store', 'public, max-age=31536000, immutable', 's-maxage=31536000'])(
  'what says %s goes as it is',
  async (value) => {
    expect(await cacheControl({ value, render: markCacheable })).toBe(value);
    expect(await cacheControl({ value, headers: { rsc: '1' } })).toBe(value);
  },
);

test('a page that is rendered for each request is cached as long as flights are fresh', async () => {
  expect(await cacheControl({ value: RENDERED, render: markCacheable })).toBe(BOUND);
  expect(
    await cacheControl({ value: RENDERED, render: markCacheable, headers: { rsc: '1' } }),
  ).toBe('s-maxage=15');
});

test.each<[string, Partial<Reply>]>([
  ['that does not allow it', {}],
  ['that failed', { render: markCacheable, status: 500 }],
  ['that leads elsewhere', { render: markCacheable, status: 307 }],
  [
    'that lacks something',
    {
      render() {
        markUncacheable();
        markCacheable();
      },
    },
  ],
  [
    'that turns out to lack something',
    {
      render() {
        markCacheable();
        markUncacheable();
      },
    },
  ],
])('one %s is not cached', async (_, reply) => {
  expect(await cacheControl({ ...reply, value: RENDERED })).toBe(RENDERED);
});

test.each([
  ['/parking/', PAGE, 'rsc, Cookie'],
  ['/api/flights', 'public, s-maxage=15', 'rsc, Cookie'],
  ['/ru/parking/', PAGE, 'rsc'],
  ['/favicon.svg', 'public, max-age=300', 'rsc'],
])('%s with %s varies by %s', async (path, value, vary) => {
  expect((await headersOf({ path, value })).get('vary')).toBe(vary);
});
