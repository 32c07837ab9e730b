import { beforeEach, expect, test, vi } from 'vitest';
import { lifecycle } from '@/platform/lifecycle/state';
import { schedulePurge } from './schedule-purge';
import { purgeEdges } from './purge';

vi.mock('./purge', () => ({ purgeEdges: vi.fn() }));

beforeEach(() => void vi.mocked(purgeEdges).mockReset());

/** Milliseconds until the edges are purged. */
async function purgedAfter(): Promise<number> {
  const begun = performance.now();
  schedulePurge(['flights']);
  schedulePurge(['flights', 'hy601-20261121-d']);
  await Promise.all(lifecycle.work);
  return performance.now() - begun;
}

test('edges are purged once, after the delay, and the process does not end before', async () => {
  expect(await purgedAfter()).toBeGreaterThan(400);
  expect(purgeEdges).toHaveBeenCalledExactlyOnceWith(['flights', 'hy601-20261121-d']);
  await purgedAfter();
  expect(purgeEdges).toHaveBeenCalledTimes(2);
});
