import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESIZE_DEBOUNCE_MS } from '@/constants';
import { debounce } from './debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst is answered once, after the quiet, with the last arguments', () => {
  const answer = vi.fn();
  const later = debounce(answer, RESIZE_DEBOUNCE_MS);
  later(1);
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
  later(2);
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
  expect(answer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(answer.mock.calls).toEqual([[2]]);
});

test('a cancelled call is never answered', () => {
  const answer = vi.fn();
  const later = debounce(answer, RESIZE_DEBOUNCE_MS);
  later();
  later.cancel();
  vi.advanceTimersByTime(2 * RESIZE_DEBOUNCE_MS);
  expect(answer).not.toHaveBeenCalled();
});
