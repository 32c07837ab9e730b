import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { lifecycle } from '@/platform/lifecycle/state';
import { log } from '@/platform/telemetry/log';
import { Handler } from '@/platform/cache/handler';
import { RedisPageStore } from '@/platform/cache/redis-page-store';
import { RenderingQueue } from '@/platform/cache/rendering-queue';
import { flakyProxy } from '../../tools/lib/flaky-proxy';
import { startRedis } from '../../tools/lib/redis';

/** Longer than a reconnection to Redis takes. */
const TRIES = { timeout: 10_000, interval: 20 };
const MAX_BYTES = 1_000_000;

let redis: Awaited<ReturnType<typeof startRedis>>;
/** One that a test may empty and kill. */
let emptied: typeof redis | undefined;
beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { end } of lifecycle.endings) await end?.();
  lifecycle.endings.clear();
  await emptied?.kill();
});
afterAll(() => redis?.kill());

const context = { kind: 'APP_PAGE', isFallback: false } as never;
const picture = Buffer.from([0, 255, 254, 1]);
const page = (text: string, tags = 'pages') =>
  ({
    kind: 'APP_PAGE',
    html: text,
    rscData: picture,
    headers: { 'x-next-cache-tags': tags },
  }) as never;
const lifetime = { cacheControl: { revalidate: 300, expire: 900 } };
/** Next's own cache, in which the build has rendered one page. */
const own = {
  get: async (key: string) =>
    key === '/built' ? { value: page('built', 'built'), lastModified: 1 } : null,
} as unknown as CacheHandler;

/** A server, and its requests to the page cache. */
async function server(url = redis.url, prefix = 'build:') {
  const pages = new RedisPageStore(url, prefix, MAX_BYTES);
  const request = () => new Handler(pages, own, new RenderingQueue());
  await expect.poll(() => pages.isReady, TRIES).toBe(true);
  return {
    pages,
    request,
    invalidate: (tag: string) => pages.invalidate([tag]),
    async read(key: string): Promise<string | undefined> {
      const found = await request().get(key, context);
      return (found?.value as { html?: string } | undefined)?.html;
    },
    async render(key: string, text: string, tags?: string) {
      const one = request();
      await one.get(key, context);
      await one.set(key, page(text, tags), lifetime);
    },
  };
}

async function empty(url: string): Promise<void> {
  const client = await createClient({ url }).connect();
  await client.flushAll();
  client.destroy();
}

/** Polls until a server reads this, which another has just written. */
const reads = (
  one: { read: (key: string) => Promise<string | undefined> },
  key: string,
  text: string,
) => expect.poll(() => one.read(key), TRIES).toBe(text);

describe('two servers', () => {
  test('show what the other rendered, unchanged, with its lifetime', async () => {
    const [a, b] = [await server(), await server()];
    await a.render('/whole', 'text', 'pages,header');
    await reads(b, '/whole', 'text');
    const found = await b.request().get('/whole', context);
    expect(found).toMatchObject({ value: page('text', 'pages,header'), ...lifetime });
    expect(Date.now() - (found?.lastModified ?? 0)).toBeLessThan(60_000);
  });

  test('show nothing that one of them invalidated, at the next request', async () => {
    const [a, b] = [await server(), await server()];
    for (let round = 0; round < 20; round += 1) {
      await a.render('/round', `old ${round}`);
      await reads(b, '/round', `old ${round}`);
      await b.render('/other', 'stays', 'header');
      await a.invalidate('pages');
      expect(await b.read('/round')).toBeUndefined();
      expect(await a.read('/round')).toBeUndefined();
      expect(await b.read('/other')).toBe('stays');
    }
  });

  test('cache nothing that was begun before an invalidation on the other', async () => {
    const [a, b] = [await server(), await server()];
    const slow = b.request();
    await slow.get('/slow', context);
    await a.invalidate('pages');
    await slow.set('/slow', page('old'), lifetime);
    expect(await b.read('/slow')).toBeUndefined();
    expect(await a.read('/slow')).toBeUndefined();
  });

  test('of two builds share no pages, but invalidations', async () => {
    const [a, b] = [await server(), await server(redis.url, 'next:')];
    await a.render('/build', 'of a');
    expect(await b.read('/build')).toBeUndefined();
    await b.render('/build', 'of b');
    await a.invalidate('pages');
    expect(await b.read('/build')).toBeUndefined();
  });

  test('show what the build rendered until it is invalidated', async () => {
    const [a, b] = [await server(), await server()];
    expect(await b.read('/built')).toBe('built');
    await a.invalidate('built');
    expect(await b.read('/built')).toBeUndefined();
  });
});

test('all entries in Redis expire', async () => {
  const a = await server(redis.url, 'expires:');
  await a.render('/entry', 'text');
  const client = await createClient({ url: redis.url }).connect();
  try {
    await expect.poll(() => client.keys('expires:*'), TRIES).toEqual(['expires:/entry']);
    const seconds = await client.ttl('expires:/entry');
    expect(seconds).toBeGreaterThan(80_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
  } finally {
    client.destroy();
  }
});

describe('without Redis', () => {
  test('a server works alone and propagates its invalidations when Redis is back', async () => {
    const way = await flakyProxy(redis.port);
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    const [a, b] = [await server(`redis://127.0.0.1:${way.port}`), await server()];
    await a.render('/away', 'old');
    await reads(b, '/away', 'old');
    await way.cut();
    await way.silence();
    expect(await a.read('/away')).toBe('old');
    await a.invalidate('pages');
    expect(await a.read('/away')).toBeUndefined();
    await a.render('/away', 'new');
    expect(await a.read('/away')).toBe('new');
    expect(await b.read('/away')).toBe('old');
    await way.cut();
    await way.open();
    await expect.poll(() => a.pages.isReady, TRIES).toBe(true);
    expect(await b.read('/away')).toBeUndefined();
    expect(warn.mock.calls.length).toBe(1);
    await way.cut();
  });

  test('that is silent, one request waits a moment for it, and no other', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const a = await server();
    await a.render('/silent', 'text');
    const timed = async () => {
      const begun = Date.now();
      expect(await a.read('/silent')).toBe('text');
      return Date.now() - begun;
    };
    redis.pause();
    try {
      const [first, second] = [await timed(), await timed()];
      expect(second).toBeLessThan(first / 2);
      expect(a.pages.isReady).toBe(false);
    } finally {
      redis.resume();
    }
    await expect.poll(() => a.pages.isReady, TRIES).toBe(true);
    await a.invalidate('pages');
    expect(await a.read('/silent')).toBeUndefined();
  });

  test('what others may have invalidated is not used for long', async () => {
    const way = await flakyProxy(redis.port);
    vi.spyOn(log, 'warn').mockReturnValue();
    const a = await server(`redis://127.0.0.1:${way.port}`);
    await a.render('/long', 'text');
    await way.cut();
    expect(await a.read('/long')).toBe('text');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 });
    expect(await a.read('/long')).toBeUndefined();
    await a.render('/long', 'again');
    expect(await a.read('/long')).toBe('again');
  });

  test('a Redis that was emptied, or restarted, brings nothing old back', async () => {
    emptied = await startRedis();
    vi.spyOn(log, 'warn').mockReturnValue();
    const [a, b] = [await server(emptied.url), await server(emptied.url)];
    await a.render('/old', 'old');
    await reads(b, '/old', 'old');
    await emptied.kill();
    await a.invalidate('pages');
    await emptied.start();
    for (const one of [a, b]) await expect.poll(() => one.pages.isReady, TRIES).toBe(true);
    expect(await a.read('/old')).toBeUndefined();
    expect(await b.read('/old')).toBeUndefined();
    await a.render('/old', 'new');
    await reads(b, '/old', 'new');
    await empty(emptied.url);
    expect(await b.read('/old')).toBeUndefined();
  });

  test('from the beginning, nobody waits for it', async () => {
    const nobody = await flakyProxy(redis.port);
    await nobody.cut();
    const pages = new RedisPageStore(`redis://127.0.0.1:${nobody.port}`, 'build:', MAX_BYTES);
    const begun = Date.now();
    const one = new Handler(pages, own, new RenderingQueue());
    expect(await one.get('/none', context)).toBeNull();
    await one.set('/none', page('text'), lifetime);
    expect(await new Handler(pages, own, new RenderingQueue()).get('/none', context)).toMatchObject(
      {
        value: page('text'),
      },
    );
    expect(Date.now() - begun).toBeLessThan(300);
    await nobody.open();
    await expect.poll(() => pages.isReady, TRIES).toBe(true);
  });
});

test('the entries in the process are bounded', async () => {
  const a = await server(redis.url, 'bounded:');
  const large = 'x'.repeat(MAX_BYTES / 4);
  for (let index = 0; index < 12; index += 1) await a.render(`/${index}`, large);
  await wait(50);
  await redis.kill();
  vi.spyOn(log, 'warn').mockReturnValue();
  const found = await Promise.all(Array.from({ length: 12 }, (_, index) => a.read(`/${index}`)));
  expect(found.filter(Boolean).length).toBeLessThan(5);
  expect(await a.read('/11')).toBe(large);
  await redis.start();
});
