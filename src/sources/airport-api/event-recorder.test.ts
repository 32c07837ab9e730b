import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/platform/telemetry/log';
import { eventRecorder } from './event-recorder';

const CALL = '/api/flights';
const MINUTE_MS = 60_000;

const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

const written = () => warn.mock.calls.map(([entry]) => entry as unknown);
const failed = (outcome: 'network' | 'timeout') =>
  ({ call: CALL, outcome, durationMs: 12.3, retry: false }) as const;

test('a failure is written once a minute, with how often it happened', () => {
  const events = eventRecorder();
  events.attempt(failed('network'));
  for (let again = 0; again < 40; again += 1) events.attempt(failed('network'));
  vi.advanceTimersByTime(MINUTE_MS);
  events.attempt(failed('network'));
  expect(written()).toEqual([
    { call: CALL, outcome: 'network', retry: false, ms: 12, times: 1 },
    { call: CALL, outcome: 'network', retry: false, ms: 12, times: 41 },
  ]);
});

test('another failure is written at once, a success never', () => {
  const events = eventRecorder();
  events.attempt(failed('network'));
  events.attempt(failed('timeout'));
  events.attempt({ ...failed('timeout'), call: '/api/press' });
  events.attempt({ call: CALL, outcome: 'success', durationMs: 5, retry: false });
  expect(written()).toHaveLength(3);
});

test('a breaker that opens again and again is no flood', () => {
  const events = eventRecorder();
  for (let again = 0; again < 8; again += 1) {
    events.breaker({ call: CALL, state: 'open' });
    events.breaker({ call: CALL, state: 'half_open' });
    vi.advanceTimersByTime(15_000);
  }
  expect(written()).toHaveLength(4);
});
