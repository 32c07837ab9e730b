import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { responseCache, type Question } from './response-cache';
import { FAILING_MS, HELD_BYTES, PAUSE_MS, STALE_FACTOR } from './config';
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

/** A store that holds what it is given, as PostgreSQL does. */
function fakeStore() {
  const kept = new Map<string, StaleReply>();
  const store: StaleFallback = {
    keep: ({ key, data, asOf, receivedAt }) => kept.set(key, { key, data, asOf, receivedAt }),
    recall: async (key) => kept.get(key) ?? null,
    forget: (key) => kept.delete(key),
  };
  return { store, kept };
}

/** One process: what it answers to a question that `reply` answers for the API. */
function start(store = noStaleFallback, overrides: Partial<Question> = {}) {
  const reply = vi.fn<() => Promise<unknown>>(async () => 'first');
  const answer = responseCache(store);
  const ask = async (key = 'board') => {
    const { answer: given, from } = await answer({
      key,
      freshMs: FRESH_MS,
      usableMs: USABLE_MS,
      kept: true,
      read: (kept) => kept,
      ask: async () => {
        const asOf = Date.now();
        return { data: await reply(), asOf, receivedAt: Date.now(), bytes: 10 };
      },
      ...overrides,
    });
    return [given.data, from];
  };
  return { ask, reply };
}

const failing = () => Promise.reject(down);
const never = () => new Promise<never>(() => {});
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a fresh answer is not asked again', async () => {
  const { ask, reply } = start();
  expect(await ask()).toEqual(['first', 'upstream']);
  await after(FRESH_MS - 1);
  expect(await ask()).toEqual(['first', 'fresh']);
  expect(reply).toHaveBeenCalledTimes(1);
});

test('a stale answer is given at once, and asked anew for the next', async () => {
  const { ask, reply } = start();
  await ask();
  await after(FRESH_MS);
  reply.mockResolvedValue('second');
  expect(await ask()).toEqual(['first', 'stale']);
  await after(0);
  expect(await ask()).toEqual(['second', 'fresh']);
  expect(reply).toHaveBeenCalledTimes(2);
});

test('what was kept is read while the API is asked, and once more where that failed', async () => {
  const { store, kept } = fakeStore();
  const now = Date.now();
  kept.set('board', { key: 'board', data: 'kept', asOf: now, receivedAt: now - FRESH_MS * 10 });
  const recall = vi.fn(store.recall).mockResolvedValueOnce(null);
  const { ask, reply } = start({ ...store, recall });
  reply.mockImplementation(() => {
    expect(recall).toHaveBeenCalledTimes(1);
    return failing();
  });
  expect(await ask()).toEqual(['kept', 'last_known_good']);
  expect(recall).toHaveBeenCalledTimes(2);
});

test('an answer that is older than that is waited for', async () => {
  const { ask, reply } = start();
  await ask();
  await after(FRESH_MS * STALE_FACTOR);
  reply.mockResolvedValue('second');
  expect(await ask()).toEqual(['second', 'upstream']);
});

test('the same is asked once at a time', async () => {
  const { ask, reply } = start();
  reply.mockImplementation(async () => {
    await after(100);
    return 'slow';
  });
  const all = await Promise.all([ask(), ask(), ask(), ask('other')]);
  expect(all.map(([data]) => data)).toEqual(['slow', 'slow', 'slow', 'slow']);
  expect(reply).toHaveBeenCalledTimes(2);
});

describe('when the API fails', () => {
  test('the last known good answer is given, until it is too old', async () => {
    const { ask, reply } = start();
    await ask();
    reply.mockImplementation(failing);
    await after(FRESH_MS * STALE_FACTOR);
    expect(await ask()).toEqual(['first', 'last_known_good']);
    await after(USABLE_MS - FRESH_MS * STALE_FACTOR);
    expect(await ask()).toEqual(['first', 'last_known_good']);
    await after(1);
    await expect(ask()).rejects.toBe(down);
  });

  test('its age counts from when the API made it, not from when it arrived', async () => {
    const reply = vi.fn<Question['ask']>(async () => ({
      data: 'late',
      asOf: Date.now() - USABLE_MS + FRESH_MS * STALE_FACTOR,
      receivedAt: Date.now(),
      bytes: 10,
    }));
    const { ask } = start(noStaleFallback, { ask: reply });
    await ask();
    reply.mockImplementation(failing);
    await after(FRESH_MS * STALE_FACTOR);
    expect(await ask()).toEqual(['late', 'last_known_good']);
    await after(1);
    await expect(ask()).rejects.toBe(down);
  });

  test('what was never answered fails', async () => {
    const { ask, reply } = start();
    reply.mockImplementation(failing);
    await expect(ask()).rejects.toBe(down);
  });

  test('it is left alone for a moment', async () => {
    const { ask, reply } = start();
    reply.mockImplementation(failing);
    await expect(ask()).rejects.toBe(down);
    reply.mockResolvedValue('back');
    await expect(ask()).rejects.toBe(down);
    expect(reply).toHaveBeenCalledTimes(1);
    await after(PAUSE_MS);
    expect(await ask()).toEqual(['back', 'upstream']);
  });

  test('and for as long as it asks, but not longer than the breaker would', async () => {
    const { ask, reply } = start();
    const busy = new UpstreamFailure('status', 'status 503', { status: 503, retryAfterMs: 4000 });
    reply.mockRejectedValue(busy);
    await expect(ask()).rejects.toBe(busy);
    await after(3999);
    await expect(ask()).rejects.toBe(busy);
    expect(reply).toHaveBeenCalledTimes(1);
    await after(1);
    await expect(ask()).rejects.toBe(busy);
    expect(reply).toHaveBeenCalledTimes(2);
  });

  test('who can have an older answer does not wait', async () => {
    const { ask, reply } = start();
    await ask();
    await after(FRESH_MS * STALE_FACTOR);
    reply.mockImplementation(failing);
    await ask();
    await after(PAUSE_MS);
    reply.mockImplementation(never);
    expect(await ask()).toEqual(['first', 'last_known_good']);
  });

  test('the first answer after a failure is given to the next reader', async () => {
    const { ask, reply } = start();
    await ask();
    await after(FRESH_MS);
    reply.mockImplementation(failing);
    expect(await ask()).toEqual(['first', 'stale']);
    await after(PAUSE_MS);
    reply.mockResolvedValue('second');
    expect(await ask()).toEqual(['first', 'last_known_good']);
    expect(await ask()).toEqual(['second', 'fresh']);
  });

  test('a failure long ago is forgotten', async () => {
    const { ask, reply } = start();
    await ask();
    await after(FRESH_MS * STALE_FACTOR);
    reply.mockImplementation(failing);
    await ask();
    await after(FAILING_MS);
    reply.mockImplementation(async () => {
      await after(1000);
      return 'second';
    });
    expect(await ask()).toEqual(['second', 'upstream']);
  });
});

describe('beyond the process', () => {
  test('its successor gives what it had', async () => {
    const { store } = fakeStore();
    await start(store).ask();
    await after(FRESH_MS);
    const successor = start(store);
    successor.reply.mockImplementation(failing);
    expect(await successor.ask()).toEqual(['first', 'last_known_good']);
  });

  test('the newer of what it holds and what another has kept is given', async () => {
    const { store } = fakeStore();
    const mine = start(store);
    await mine.ask();
    await after(FRESH_MS * STALE_FACTOR);
    const another = start(store);
    another.reply.mockResolvedValue('newer');
    await another.ask();
    mine.reply.mockImplementation(failing);
    expect(await mine.ask()).toEqual(['newer', 'last_known_good']);
  });

  test('what is not to be kept is not', async () => {
    const { store, kept } = fakeStore();
    await start(store, { kept: false }).ask();
    expect(kept.size).toBe(0);
  });

  test('what is not of the contract any more is not given', async () => {
    const { store } = fakeStore();
    await start(store).ask();
    const successor = start(store, { read: () => null });
    successor.reply.mockImplementation(failing);
    await expect(successor.ask()).rejects.toBe(down);
  });

  test('what is gone is forgotten everywhere', async () => {
    const { store, kept } = fakeStore();
    const { ask, reply } = start(store);
    await ask();
    await after(FRESH_MS * STALE_FACTOR);
    reply.mockRejectedValue(missing);
    await expect(ask()).rejects.toBe(missing);
    expect(kept.size).toBe(0);
    await after(PAUSE_MS);
    reply.mockImplementation(failing);
    await expect(ask()).rejects.toBe(down);
  });
});

test('many long answers push out the one used least', async () => {
  const long: Partial<Question> = {
    ask: async () => ({
      data: 'long',
      asOf: Date.now(),
      receivedAt: Date.now(),
      bytes: HELD_BYTES / 2,
    }),
  };
  const { ask } = start(noStaleFallback, long);
  await ask('a');
  await ask('b');
  expect(await ask('a')).toEqual(['long', 'fresh']);
  await ask('c');
  expect(await ask('a')).toEqual(['long', 'fresh']);
  expect(await ask('b')).toEqual(['long', 'upstream']);
});
