import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { responseCache, type CacheRequest } from './response-cache';
import { FAILING_MS, MAX_CACHED_BYTES, BACKOFF_MS, STALE_FACTOR } from './config';
import { UpstreamFailure } from './failure';
import { noStaleFallback, type StaleReply, type StaleFallback } from './stale-fallback';

const FRESH_MS = 15_000;
const USABLE_MS = 30 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const down = new UpstreamFailure('network', 'no answer');
const missing = new UpstreamFailure('missing', 'status 404', { status: 404 });

/** A store in memory, in place of PostgreSQL. */
function fakeStore() {
  const stored = new Map<string, StaleReply>();
  const store: StaleFallback = {
    keep: ({ key, data, asOf, receivedAt }) => stored.set(key, { key, data, asOf, receivedAt }),
    recall: async (key) => stored.get(key) ?? null,
    forget: (key) => stored.delete(key),
  };
  return { store, stored };
}

/** One process, whose API answers with `reply`. */
function start(store = noStaleFallback, overrides: Partial<CacheRequest> = {}) {
  const reply = vi.fn<() => Promise<unknown>>(async () => 'first');
  const answer = responseCache(store);
  const request = async (key = 'board') => {
    const { answer: given, from } = await answer({
      key,
      freshMs: FRESH_MS,
      usableMs: USABLE_MS,
      persisted: true,
      read: (data) => data,
      fetch: async () => {
        const asOf = Date.now();
        return { data: await reply(), asOf, receivedAt: Date.now(), bytes: 10 };
      },
      ...overrides,
    });
    return [given.data, from];
  };
  return { request, reply };
}

const failing = () => Promise.reject(down);
const never = () => new Promise<never>(() => {});
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a fresh answer is not requested again', async () => {
  const { request, reply } = start();
  expect(await request()).toEqual(['first', 'upstream']);
  await after(FRESH_MS - 1);
  expect(await request()).toEqual(['first', 'fresh']);
  expect(reply).toHaveBeenCalledTimes(1);
});

test('a stale answer is served while it is revalidated', async () => {
  const { request, reply } = start();
  await request();
  await after(FRESH_MS);
  reply.mockResolvedValue('second');
  expect(await request()).toEqual(['first', 'stale']);
  await after(0);
  expect(await request()).toEqual(['second', 'fresh']);
  expect(reply).toHaveBeenCalledTimes(2);
});

test('a stored answer is read during the request, and once more where that failed', async () => {
  const { store, stored } = fakeStore();
  const now = Date.now();
  stored.set('board', { key: 'board', data: 'stored', asOf: now, receivedAt: now - FRESH_MS * 10 });
  const recall = vi.fn(store.recall).mockResolvedValueOnce(null);
  const { request, reply } = start({ ...store, recall });
  reply.mockImplementation(() => {
    expect(recall).toHaveBeenCalledTimes(1);
    return failing();
  });
  expect(await request()).toEqual(['stored', 'last_known_good']);
  expect(recall).toHaveBeenCalledTimes(2);
});

test('beyond that the request waits for a new answer', async () => {
  const { request, reply } = start();
  await request();
  await after(FRESH_MS * STALE_FACTOR);
  reply.mockResolvedValue('second');
  expect(await request()).toEqual(['second', 'upstream']);
});

test('concurrent requests are coalesced', async () => {
  const { request, reply } = start();
  reply.mockImplementation(async () => {
    await after(100);
    return 'slow';
  });
  const all = await Promise.all([request(), request(), request(), request('other')]);
  expect(all.map(([data]) => data)).toEqual(['slow', 'slow', 'slow', 'slow']);
  expect(reply).toHaveBeenCalledTimes(2);
});

describe('when the API fails', () => {
  test('the last known good answer is given, until it is too old', async () => {
    const { request, reply } = start();
    await request();
    reply.mockImplementation(failing);
    await after(FRESH_MS * STALE_FACTOR);
    expect(await request()).toEqual(['first', 'last_known_good']);
    await after(USABLE_MS - FRESH_MS * STALE_FACTOR);
    expect(await request()).toEqual(['first', 'last_known_good']);
    await after(1);
    await expect(request()).rejects.toBe(down);
  });

  test('its age counts from when the API made it, not from when it arrived', async () => {
    const reply = vi.fn<CacheRequest['fetch']>(async () => ({
      data: 'late',
      asOf: Date.now() - USABLE_MS + FRESH_MS * STALE_FACTOR,
      receivedAt: Date.now(),
      bytes: 10,
    }));
    const { request } = start(noStaleFallback, { fetch: reply });
    await request();
    reply.mockImplementation(failing);
    await after(FRESH_MS * STALE_FACTOR);
    expect(await request()).toEqual(['late', 'last_known_good']);
    await after(1);
    await expect(request()).rejects.toBe(down);
  });

  test('what was never answered fails', async () => {
    const { request, reply } = start();
    reply.mockImplementation(failing);
    await expect(request()).rejects.toBe(down);
  });

  test('it is not requested again for a moment', async () => {
    const { request, reply } = start();
    reply.mockImplementation(failing);
    await expect(request()).rejects.toBe(down);
    reply.mockResolvedValue('back');
    await expect(request()).rejects.toBe(down);
    expect(reply).toHaveBeenCalledTimes(1);
    await after(BACKOFF_MS);
    expect(await request()).toEqual(['back', 'upstream']);
  });

  test('and for as long as Retry-After says, but not longer than the breaker is open', async () => {
    const { request, reply } = start();
    const busy = new UpstreamFailure('status', 'status 503', { status: 503, retryAfterMs: 4000 });
    reply.mockRejectedValue(busy);
    await expect(request()).rejects.toBe(busy);
    await after(3999);
    await expect(request()).rejects.toBe(busy);
    expect(reply).toHaveBeenCalledTimes(1);
    await after(1);
    await expect(request()).rejects.toBe(busy);
    expect(reply).toHaveBeenCalledTimes(2);
  });

  test('a request with an older answer does not wait', async () => {
    const { request, reply } = start();
    await request();
    await after(FRESH_MS * STALE_FACTOR);
    reply.mockImplementation(failing);
    await request();
    await after(BACKOFF_MS);
    reply.mockImplementation(never);
    expect(await request()).toEqual(['first', 'last_known_good']);
  });

  test('the first answer after a failure is given to the next reader', async () => {
    const { request, reply } = start();
    await request();
    await after(FRESH_MS);
    reply.mockImplementation(failing);
    expect(await request()).toEqual(['first', 'stale']);
    await after(BACKOFF_MS);
    reply.mockResolvedValue('second');
    expect(await request()).toEqual(['first', 'last_known_good']);
    expect(await request()).toEqual(['second', 'fresh']);
  });

  test('a failure long ago is forgotten', async () => {
    const { request, reply } = start();
    await request();
    await after(FRESH_MS * STALE_FACTOR);
    reply.mockImplementation(failing);
    await request();
    await after(FAILING_MS);
    reply.mockImplementation(async () => {
      await after(1000);
      return 'second';
    });
    expect(await request()).toEqual(['second', 'upstream']);
  });
});

describe('beyond the process', () => {
  test('its successor serves the stored answer', async () => {
    const { store } = fakeStore();
    await start(store).request();
    await after(FRESH_MS);
    const successor = start(store);
    successor.reply.mockImplementation(failing);
    expect(await successor.request()).toEqual(['first', 'last_known_good']);
  });

  test('the newer of the cached and the stored answer is served', async () => {
    const { store } = fakeStore();
    const mine = start(store);
    await mine.request();
    await after(FRESH_MS * STALE_FACTOR);
    const another = start(store);
    another.reply.mockResolvedValue('newer');
    await another.request();
    mine.reply.mockImplementation(failing);
    expect(await mine.request()).toEqual(['newer', 'last_known_good']);
  });

  test('what is not persisted is not stored', async () => {
    const { store, stored } = fakeStore();
    await start(store, { persisted: false }).request();
    expect(stored.size).toBe(0);
  });

  test('a stored answer that does not fit the contract any more is not served', async () => {
    const { store } = fakeStore();
    await start(store).request();
    const successor = start(store, { read: () => null });
    successor.reply.mockImplementation(failing);
    await expect(successor.request()).rejects.toBe(down);
  });

  test('what is missing is deleted everywhere', async () => {
    const { store, stored } = fakeStore();
    const { request, reply } = start(store);
    await request();
    await after(FRESH_MS * STALE_FACTOR);
    reply.mockRejectedValue(missing);
    await expect(request()).rejects.toBe(missing);
    expect(stored.size).toBe(0);
    await after(BACKOFF_MS);
    reply.mockImplementation(failing);
    await expect(request()).rejects.toBe(down);
  });
});

test('many long answers push out the one used least', async () => {
  const long: Partial<CacheRequest> = {
    fetch: async () => ({
      data: 'long',
      asOf: Date.now(),
      receivedAt: Date.now(),
      bytes: MAX_CACHED_BYTES / 2,
    }),
  };
  const { request } = start(noStaleFallback, long);
  await request('a');
  await request('b');
  expect(await request('a')).toEqual(['long', 'fresh']);
  await request('c');
  expect(await request('a')).toEqual(['long', 'fresh']);
  expect(await request('b')).toEqual(['long', 'upstream']);
});
