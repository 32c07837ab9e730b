import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectWhenIdle } from './collect-when-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SAMPLE_MS = 5000;

test('garbage is collected once after work, when the server has been idle for a while', () => {
  let utilization = 0;
  const collect = vi.fn();
  const timer = collectWhenIdle(() => utilization, collect);
  const wait = (samples: number) => vi.advanceTimersByTime(samples * SAMPLE_MS);
  wait(10);
  expect(collect).not.toHaveBeenCalled();
  utilization = 0.8;
  wait(2);
  utilization = 0.01;
  wait(2);
  expect(collect).not.toHaveBeenCalled();
  wait(20);
  expect(collect).toHaveBeenCalledTimes(1);
  utilization = 0.3;
  wait(1);
  utilization = 0;
  wait(5);
  expect(collect).toHaveBeenCalledTimes(2);
  clearInterval(timer);
});

test('a full collection frees what nobody holds', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const used = () => process.memoryUsage().heapUsed / 1e6;
  let garbage: unknown = Array.from({ length: 1_000_000 }, (_, at) => ({ at }));
  const full = used();
  expect(garbage).toHaveLength(1_000_000);
  garbage = null;
  const samples = [1, 0, 0, 0];
  const timer = collectWhenIdle(() => samples.shift() ?? 0);
  vi.advanceTimersByTime(4 * SAMPLE_MS);
  expect(used()).toBeLessThan(full - 20);
  clearInterval(timer);
});
