import { CircuitState } from 'cockatiel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailureRateBreaker } from './breaker';
import { BREAKER_MIN_CALLS, BREAKER_WINDOW_MS } from './config';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the last of so many calls opens it, the failed ones coming last. */
function opens(succeeded: number, failed: number, share = new FailureRateBreaker()): boolean {
  for (let count = 0; count < succeeded; count += 1) share.success(CircuitState.Closed);
  return Array.from({ length: failed }, () => share.failure()).at(-1) ?? false;
}

test('half of enough calls open it', () => {
  const half = BREAKER_MIN_CALLS / 2;
  expect(opens(half, half)).toBe(true);
  expect(opens(half + 1, half - 1)).toBe(false);
  expect(opens(half + 1, half)).toBe(false);
});

test('too few calls do not, however many failed', () => {
  expect(opens(0, BREAKER_MIN_CALLS - 1)).toBe(false);
});

test('calls before the window do not count, on a quiet site either', () => {
  const share = new FailureRateBreaker();
  expect(opens(0, BREAKER_MIN_CALLS - 1, share)).toBe(false);
  vi.advanceTimersByTime(BREAKER_WINDOW_MS);
  expect(share.failure()).toBe(false);
});

test('a success after the rest forgets what was before', () => {
  const share = new FailureRateBreaker();
  expect(opens(0, BREAKER_MIN_CALLS, share)).toBe(true);
  share.success(CircuitState.HalfOpen);
  expect(share.failure()).toBe(false);
});
