import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderingQueue } from './rendering-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Six pages that are requested at once: those whose turn has come, with what ends each. */
async function request() {
  const queue = new RenderingQueue();
  const begun = new Map<number, () => void>();
  for (const page of [1, 2, 3, 4, 5, 6]) {
    void queue.turn().then((end) => begun.set(page, end));
  }
  await vi.advanceTimersByTimeAsync(0);
  return begun;
}

test('four pages are rendered at a time, the others in the order of their requests', async () => {
  const begun = await request();
  expect([...begun.keys()]).toEqual([1, 2, 3, 4]);
  begun.get(3)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([...begun.keys()]).toEqual([1, 2, 3, 4, 5]);
  begun.get(1)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([...begun.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a page that waits for its data holds up the others for half a second', async () => {
  const begun = await request();
  await vi.advanceTimersByTimeAsync(499);
  expect(begun.size).toBe(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun.size).toBe(6);
});

test('a page that ends after it counted no more frees no second turn', async () => {
  const begun = await request();
  await vi.advanceTimersByTimeAsync(500);
  begun.get(1)?.();
  begun.get(1)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(2);
});
