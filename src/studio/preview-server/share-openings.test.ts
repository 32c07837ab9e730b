import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '@/lib/time';
import { openingsOf } from './share-openings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first opening is written at once, those of the next minute together at its end', async () => {
  const write = vi.fn(async () => undefined);
  const note = openingsOf(write);
  await note('7', 1000);
  expect(write.mock.calls).toEqual([['7', { count: 1, at: 1000 }]]);
  for (const at of [2000, 4000, 3000]) await note('7', at);
  await note('8', 5000);
  expect(write).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(write.mock.calls.slice(2)).toEqual([['7', { count: 3, at: 4000 }]]);
});

test('a link that rested for a minute is written at once again', async () => {
  const write = vi.fn(async () => undefined);
  const note = openingsOf(write);
  await note('7', 1000);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await note('7', 2000);
  expect(write).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(1);
});

test('what could not be written is written a minute later', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const write = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no database'));
  const note = openingsOf(write);
  await note('7', 1000);
  await note('7', 2000);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(write).toHaveBeenLastCalledWith('7', { count: 2, at: 2000 });
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
