import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { edgesAreOutdated, purgingEdges } from './outdated';
import { purgeEdges, purgeEdgesOnceMore } from './purge';

vi.mock('./purge', () => ({ purgeEdges: vi.fn(), purgeEdgesOnceMore: vi.fn() }));

const order: string[] = [];
beforeEach(() => {
  order.length = 0;
  vi.mocked(purgeEdgesOnceMore).mockReset();
  vi.mocked(purgeEdges)
    .mockReset()
    .mockImplementation(async () => {
      await wait(5);
      order.push('purged');
    });
});

test('edges are purged once, after the work and before its answer', async () => {
  const result = await purgingEdges(async () => {
    await edgesAreOutdated();
    await edgesAreOutdated();
    await wait(5);
    order.push('committed');
    return 'saved';
  });
  order.push('answered');
  expect(result).toBe('saved');
  expect(order).toEqual(['committed', 'purged', 'answered']);
});

test('work that outdates nothing purges nothing', async () => {
  const again = vi.fn();
  await purgingEdges(async () => 'read', again);
  expect(purgeEdges).not.toHaveBeenCalled();
  expect(purgeEdgesOnceMore).not.toHaveBeenCalled();
  expect(again).not.toHaveBeenCalled();
});

test('the second purge is handed over, not awaited', async () => {
  const again = vi.fn();
  await purgingEdges(edgesAreOutdated, again);
  expect(purgeEdges).toHaveBeenCalledOnce();
  expect(again).toHaveBeenCalledExactlyOnceWith(purgeEdges);
  expect(purgeEdgesOnceMore).toHaveBeenCalledOnce();
});

test('works at the same time do not mix', async () => {
  const quiet = purgingEdges(() => wait(20));
  await purgingEdges(edgesAreOutdated);
  await quiet;
  expect(purgeEdges).toHaveBeenCalledOnce();
});

test('what failed halfway may have written something', async () => {
  const failing = purgingEdges(async () => {
    await edgesAreOutdated();
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(purgeEdges).toHaveBeenCalledOnce();
});

test('outside of such work edges are purged at once', async () => {
  await edgesAreOutdated();
  expect(order).toEqual(['purged']);
  expect(purgeEdgesOnceMore).toHaveBeenCalledOnce();
});
