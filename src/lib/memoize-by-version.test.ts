import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoizeByVersion, type CacheSlot } from './memoize-by-version';

const LIFE_MS = 1000;
let slot: CacheSlot<string>;
let stamp: string;
let reads: (() => Promise<string>)[];

/** Gets the value; each read is the next of `reads`. */
const get = () =>
  memoizeByVersion(slot, {
    stamp: async () => stamp,
    read: async () => (reads.shift() ?? (() => Promise.reject(new Error('one read too many'))))(),
    lifeMs: LIFE_MS,
  });

const gives = (value: string) => async () => value;
const fails = () => Promise.reject(new Error('unreachable'));

beforeEach(() => {
  vi.useFakeTimers();
  slot = {};
  stamp = 'first';
  reads = [];
});
afterEach(() => void vi.useRealTimers());

test('is read once for concurrent and later calls', async () => {
  reads = [gives('one')];
  expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
  expect(await get()).toBe('one');
});

test('calls made before the read began share it, whatever their stamp', async () => {
  reads = [gives('one'), gives('two')];
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 10, 'of its own'));
  const late = memoizeByVersion(slot, {
    stamp: () => slow,
    read: async () => 'read twice',
    lifeMs: LIFE_MS,
  });
  await vi.advanceTimersByTimeAsync(5);
  const first = get();
  await vi.advanceTimersByTimeAsync(5);
  expect(await Promise.all([first, late])).toEqual(['one', 'one']);
});

test('a new stamp is a new read', async () => {
  reads = [gives('one'), gives('two')];
  await get();
  vi.advanceTimersByTime(1);
  stamp = 'second';
  expect(await get()).toBe('two');
});

test('a read under an earlier stamp is not cached', async () => {
  let finish: (value: string) => void = () => undefined;
  reads = [() => new Promise((resolve) => (finish = resolve)), gives('two')];
  const early = get();
  await vi.advanceTimersByTimeAsync(1);
  stamp = 'second';
  expect(await get()).toBe('two');
  finish('one');
  expect(await early).toBe('one');
  expect(await get()).toBe('two');
});

test('a change that cannot be read fails, and is read by the next call', async () => {
  reads = [gives('one'), fails, gives('two')];
  await get();
  stamp = 'second';
  await expect(get()).rejects.toThrow('unreachable');
  expect(await get()).toBe('two');
});

test('an expired entry is served until a read succeeds', async () => {
  reads = [gives('one'), fails, gives('two')];
  await get();
  vi.advanceTimersByTime(LIFE_MS);
  stamp = 'second';
  expect(await get()).toBe('one');
  expect(await get()).toBe('two');
});

test('the first read may fail', async () => {
  reads = [fails, gives('one')];
  await expect(get()).rejects.toThrow('unreachable');
  expect(await get()).toBe('one');
});

test('later calls do not wait for a read that has hung for long', async () => {
  reads = [() => new Promise(() => undefined), gives('two')];
  void get();
  await vi.advanceTimersByTimeAsync(4000);
  void get();
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await get()).toBe('two');
});
