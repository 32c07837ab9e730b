import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { schedulePurge } from '@/platform/edge-purge/schedule-purge';
import { purgeEdges } from '@/platform/edge-purge/purge';
import { edgeTag } from './tag-versions';
import { withInvalidationAfterCommit, invalidateTag } from './invalidation';
import { invalidatePages } from './page-cache';

vi.mock('@/platform/edge-purge/purge', () => ({ purgeEdges: vi.fn() }));
vi.mock('@/platform/edge-purge/schedule-purge', () => ({ schedulePurge: vi.fn() }));
vi.mock('./page-cache', () => ({ invalidatePages: vi.fn() }));

const order: string[] = [];
const slowly = (name: string) => async () => {
  await wait(5);
  order.push(name);
};
beforeEach(() => {
  order.length = 0;
  vi.mocked(invalidatePages).mockReset().mockImplementation(slowly('invalidated'));
  vi.mocked(purgeEdges).mockReset().mockImplementation(slowly('edges purged'));
  vi.mocked(schedulePurge)
    .mockReset()
    .mockImplementation(() => void order.push('edges planned'));
});

const change = (tag = 'pages') => invalidateTag(tag, { edges: 'everything' });

test('the site is invalidated after the work, the edges after the site, both before the reply', async () => {
  const result = await withInvalidationAfterCommit(async () => {
    await change();
    await change('header');
    await change();
    await slowly('committed')();
    return 'saved';
  });
  order.push('answered');
  expect(result).toBe('saved');
  expect(order).toEqual(['committed', 'invalidated', 'edges purged', 'edges planned', 'answered']);
  const tags = ['pages', edgeTag('pages'), 'header', edgeTag('header')];
  expect(invalidatePages).toHaveBeenCalledExactlyOnceWith(tags);
});

test('work without tags invalidates nothing', async () => {
  await withInvalidationAfterCommit(async () => 'read');
  expect(order).toEqual([]);
});

test('with nothing for the edges only the site is invalidated', async () => {
  await withInvalidationAfterCommit(() => invalidateTag('flights', { edges: [] }));
  expect(order).toEqual(['invalidated']);
  expect(invalidatePages).toHaveBeenCalledExactlyOnceWith(['flights']);
});

test('concurrent works do not mix', async () => {
  const quiet = withInvalidationAfterCommit(() => wait(20));
  await withInvalidationAfterCommit(() => change());
  await quiet;
  expect(invalidatePages).toHaveBeenCalledOnce();
});

test('work that failed halfway is invalidated: it may have written something', async () => {
  const failing = withInvalidationAfterCommit(async () => {
    await change();
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(order).toContain('edges purged');
});

test('outside of such work a tag is invalidated at once', async () => {
  await change();
  expect(order).toEqual(['invalidated', 'edges purged', 'edges planned']);
});
