import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { forbidStaleCopies } from './browser-copies';

const PAGE = 's-maxage=15, stale-while-revalidate=31535985';

async function cacheControl(headers: Record<string, string>, value = PAGE): Promise<string | null> {
  const server = http.createServer((request, reply) => {
    forbidStaleCopies(request, reply);
    reply.setHeader('Cache-Control', value);
    reply.setHeader('X-Other', 'a, stale-while-revalidate=1');
    reply.end();
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/`, { headers });
  expect(reply.headers.get('x-other')).toBe('a, stale-while-revalidate=1');
  return reply.headers.get('cache-control');
}

test('what a link fetches may not be shown stale by the browser', async () => {
  expect(await cacheControl({ rsc: '1' })).toBe('s-maxage=15');
});

test('of a document shared caches may keep a copy to stand in, not for long', async () => {
  expect(await cacheControl({})).toBe('s-maxage=15, stale-while-revalidate=30, stale-if-error=300');
});

test.each(['private, no-store', 'public, max-age=31536000, immutable', 's-maxage=31536000'])(
  'what says %s goes as it is',
  async (value) => {
    expect(await cacheControl({}, value)).toBe(value);
    expect(await cacheControl({ rsc: '1' }, value)).toBe(value);
  },
);
