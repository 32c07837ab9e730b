import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { purgeEdgesLater } from '@/platform/cdn/later';
import { purgeEdges } from '@/platform/cdn/purge';
import { forEdges } from './drops';
import { droppingOutdated, outdates } from './outdated';
import { dropPages } from './page-cache';

vi.mock('@/platform/cdn/purge', () => ({ purgeEdges: vi.fn() }));
vi.mock('@/platform/cdn/later', () => ({ purgeEdgesLater: vi.fn() }));
vi.mock('./page-cache', () => ({ dropPages: vi.fn() }));

const order: string[] = [];
const slowly = (name: string) => async () => {
  await wait(5);
  order.push(name);
};
beforeEach(() => {
  order.length = 0;
  vi.mocked(dropPages).mockReset().mockImplementation(slowly('dropped'));
  vi.mocked(purgeEdges).mockReset().mockImplementation(slowly('edges purged'));
  vi.mocked(purgeEdgesLater)
    .mockReset()
    .mockImplementation(() => void order.push('edges planned'));
});

const change = (tag = 'pages') => outdates(tag, { alsoEdges: true });

test('the site drops after the work, the edges after the site, both before the answer', async () => {
  const result = await droppingOutdated(async () => {
    await change();
    await change('header');
    await change();
    await slowly('committed')();
    return 'saved';
  });
  order.push('answered');
  expect(result).toBe('saved');
  expect(order).toEqual(['committed', 'dropped', 'edges purged', 'edges planned', 'answered']);
  const tags = ['pages', forEdges('pages'), 'header', forEdges('header')];
  expect(dropPages).toHaveBeenCalledExactlyOnceWith(tags);
});

test('work that outdates nothing drops nothing', async () => {
  await droppingOutdated(async () => 'read');
  expect(order).toEqual([]);
});

test('what edges need not drop is dropped by the site alone', async () => {
  await droppingOutdated(() => outdates('flights', { alsoEdges: false }));
  expect(order).toEqual(['dropped']);
  expect(dropPages).toHaveBeenCalledExactlyOnceWith(['flights']);
});

test('works at the same time do not mix', async () => {
  const quiet = droppingOutdated(() => wait(20));
  await droppingOutdated(() => change());
  await quiet;
  expect(dropPages).toHaveBeenCalledOnce();
});

test('what failed halfway may have written something', async () => {
  const failing = droppingOutdated(async () => {
    await change();
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(order).toContain('edges purged');
});

test('outside of such work it is dropped at once', async () => {
  await change();
  expect(order).toEqual(['dropped', 'edges purged', 'edges planned']);
});
