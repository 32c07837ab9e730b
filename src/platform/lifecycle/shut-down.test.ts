import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/platform/telemetry/log';
import { installWaitUntil } from './wait-until';
import { shutDown } from './shut-down';
import { onShutdown, isStopping, lifecycle, trackHandler, trackReply, waitUntil } from './state';

afterEach(() => {
  lifecycle.stopping = false;
  const { servers, replies, handlers, work, endings } = lifecycle;
  for (const set of [servers, replies, handlers, work, endings]) set.clear();
});

/** A site of one page, which is sent when `ready` is; `/readyz` says whether it wants requests. */
async function site(ready: Promise<unknown> = Promise.resolve()) {
  const server = http.createServer((request, reply) => {
    trackReply(server, reply);
    if (request.url === '/readyz') reply.writeHead(isStopping() ? 503 : 200).end();
    else void ready.then(() => reply.end('page'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(async (reply) => ({
      status: reply.status,
      text: await reply.text(),
      connection: reply.headers.get('connection'),
    }));
}

const quickly = { delayMs: 0, limitMs: 5000, idle: 'ends' } as const;

test('before the delay is over requests are answered and readiness is not', async () => {
  const send = await site();
  expect(await send('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const down = shutDown({ ...quickly, delayMs: 150 });
  expect(await send('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await send('/')).toMatchObject({ status: 200, text: 'page', connection: 'close' });
  expect(await down).toBe(0);
  await expect(send('/')).rejects.toThrow('fetch failed');
});

test('no request of many at once is lost', async () => {
  const ready = new AbortController();
  const send = await site(once(ready.signal, 'abort'));
  const sent = Array.from({ length: 20 }, () => send('/'));
  while (lifecycle.replies.size < 20) await wait(2);
  const down = shutDown(quickly);
  ready.abort();
  expect(await down).toBe(0);
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual(Array(20).fill(200));
});

test('the requests that were cut off are counted', async () => {
  const send = await site(new Promise(() => undefined));
  const lost = expect(send('/')).rejects.toThrow('fetch failed');
  while (lifecycle.replies.size === 0) await wait(2);
  expect(await shutDown({ ...quickly, limitMs: 10 })).toBe(1);
  await lost;
});

test('new work ends first, running work is awaited, the database ends last', async () => {
  const order: string[] = [];
  onShutdown({
    begin: () => order.push('no new work'),
    end: async () => void order.push('database'),
  });
  waitUntil(wait(40).then(() => order.push('job')));
  waitUntil(Promise.reject(new Error('another job')));
  await shutDown(quickly);
  expect(order).toEqual(['no new work', 'job', 'database']);
});

test('the database outlives what is still done for a client that has gone', async () => {
  const order: string[] = [];
  onShutdown({ end: async () => void order.push('database') });
  const handled = trackHandler(wait(40).then(() => order.push('handled')));
  await shutDown(quickly);
  expect(order).toEqual(['handled', 'database']);
  await handled;
});

test('what does not end, or fails to, does not hold the process', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const order: string[] = [];
  onShutdown({ end: () => new Promise(() => undefined) });
  onShutdown({ end: () => Promise.reject(new Error('not now')) });
  onShutdown({ end: async () => void order.push('ended') });
  waitUntil(new Promise(() => undefined));
  await shutDown({ ...quickly, limitMs: 30 });
  expect(order).toEqual(['ended']);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('Next finds where to hand over its work, which is awaited', async () => {
  installWaitUntil();
  const found = (globalThis as unknown as Record<symbol, unknown>)[
    Symbol.for('@next/request-context')
  ] as { get: () => { waitUntil: (promise: Promise<unknown>) => void } };
  let mailed = false;
  found.get().waitUntil(wait(40).then(() => (mailed = true)));
  await shutDown(quickly);
  expect(mailed).toBe(true);
});
