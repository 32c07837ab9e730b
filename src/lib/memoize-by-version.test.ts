import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoizeByVersion, type CacheSlot } from './memoize-by-version';

const LIFE_MS = 1000;
let place: CacheSlot<string>;
let stamp: string;
let reads: (() => Promise<string>)[];

/** Asks; each read is the next of `reads`. */
const ask = () =>
  memoizeByVersion(place, {
    stamp: async () => stamp,
    read: async () => (reads.shift() ?? (() => Promise.reject(new Error('one read too many'))))(),
    lifeMs: LIFE_MS,
  });

const gives = (value: string) => async () => value;
const fails = () => Promise.reject(new Error('away'));

beforeEach(() => {
  vi.useFakeTimers();
  place = {};
  stamp = 'first';
  reads = [];
});
afterEach(() => void vi.useRealTimers());

test('is read once for all who ask at once and later', async () => {
  reads = [gives('one')];
  expect(await Promise.all([ask(), ask()])).toEqual(['one', 'one']);
  expect(await ask()).toBe('one');
});

test('who asked before it was read shares it, whatever stamp they got', async () => {
  reads = [gives('one'), gives('two')];
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 10, 'of its own'));
  const late = memoizeByVersion(place, {
    stamp: () => slow,
    read: async () => 'read twice',
    lifeMs: LIFE_MS,
  });
  await vi.advanceTimersByTimeAsync(5);
  const first = ask();
  await vi.advanceTimersByTimeAsync(5);
  expect(await Promise.all([first, late])).toEqual(['one', 'one']);
});

test('a new stamp is a new read', async () => {
  reads = [gives('one'), gives('two')];
  await ask();
  vi.advanceTimersByTime(1);
  stamp = 'second';
  expect(await ask()).toBe('two');
});

test('what was being read under the former stamp does not stay', async () => {
  let finish: (value: string) => void = () => undefined;
  reads = [() => new Promise((resolve) => (finish = resolve)), gives('two')];
  const early = ask();
  await vi.advanceTimersByTimeAsync(1);
  stamp = 'second';
  expect(await ask()).toBe('two');
  finish('one');
  expect(await early).toBe('one');
  expect(await ask()).toBe('two');
});

test('a change that cannot be read fails, and is read by the next who asks', async () => {
  reads = [gives('one'), fails, gives('two')];
  await ask();
  stamp = 'second';
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('two');
});

test('what has outlived its stamp stands in until it can be read', async () => {
  reads = [gives('one'), fails, gives('two')];
  await ask();
  vi.advanceTimersByTime(LIFE_MS);
  stamp = 'second';
  expect(await ask()).toBe('one');
  expect(await ask()).toBe('two');
});

test('the first read may fail', async () => {
  reads = [fails, gives('one')];
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('one');
});

test('nobody waits for a read that hangs who comes when it has for long', async () => {
  reads = [() => new Promise(() => undefined), gives('two')];
  void ask();
  await vi.advanceTimersByTimeAsync(4000);
  void ask();
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ask()).toBe('two');
});
