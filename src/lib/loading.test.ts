import { expect, test, vi } from 'vitest';
import { PROGRESS_CAP_PERCENT } from '@/constants';
import { beginLoading, isLoading, loadedAt, progressPercent, subscribeToLoading } from './loading';

test('it loads until the last has ended, each once', () => {
  const listener = vi.fn();
  const stop = subscribeToLoading(listener);
  const one = beginLoading();
  const other = beginLoading();
  one();
  one();
  expect(isLoading()).toBe(true);
  other();
  expect(isLoading()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});

test('only what brought something new counts as loaded', () => {
  vi.useFakeTimers({ now: performance.timeOrigin + 60_000 });
  beginLoading()();
  expect(loadedAt()).toBe(performance.timeOrigin);
  beginLoading()(true);
  expect(loadedAt()).toBe(Date.now());
  vi.useRealTimers();
});

test('the percentage grows and never passes its cap', () => {
  const shown = [0, 200, 1000, 5000, 60_000, 1e9].map(progressPercent);
  expect(shown[0]).toBe(0);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  expect(Math.max(...shown)).toBe(PROGRESS_CAP_PERCENT);
});
