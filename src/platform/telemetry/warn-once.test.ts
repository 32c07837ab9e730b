import { afterEach, expect, test, vi } from 'vitest';
import { processWide } from '@/platform/process-wide';
import { log } from './log';
import { warnOnce } from './warn-once';

afterEach(() => {
  vi.restoreAllMocks();
  // Other tests of this process wait for warnings of their own.
  processWide('warned of', () => new Set()).clear();
});

test('the same is said once, something else again, and not without end', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  for (const host of ['a', 'a', 'b']) warnOnce({ host }, 'Left out.');
  expect(warn.mock.calls).toEqual([
    [{ host: 'a' }, 'Left out.'],
    [{ host: 'b' }, 'Left out.'],
  ]);
  for (let index = 0; index < 2000; index += 1) warnOnce({ index }, 'Left out.');
  expect(warn.mock.calls.length).toBeLessThanOrEqual(500);
});
