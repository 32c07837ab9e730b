import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { schedulePurge } from '@/platform/edge-purge/schedule-purge';
import { endRequest, inRequest } from '@/platform/telemetry/request-context';
import { edgeTag } from './tag-versions';
import { Handler } from './handler';
import { LocalPageStore } from './local-page-store';
import { RenderingQueue } from './rendering-queue';

vi.mock('@/platform/edge-purge/schedule-purge', () => ({ schedulePurge: vi.fn() }));

const context = { kind: 'APP_PAGE', isFallback: false } as never;
const page = (tags: string) =>
  ({ kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } }) as never;

let pages: LocalPageStore;
let renderings: RenderingQueue;
const own = { get: vi.fn(), set: vi.fn(), revalidateTag: vi.fn(), resetRequestCache: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  own.get.mockResolvedValue(null);
  pages = new LocalPageStore();
  pages.attach(own);
  renderings = new RenderingQueue();
});

/** The page cache of one request. */
const request = () => new Handler(pages, own as CacheHandler, renderings);

test('an invalidation before a request began does not concern what it makes', async () => {
  await pages.invalidate(['pages']);
  const cache = request();
  await cache.get('/ru', context);
  await cache.set('/ru', page('pages,header'), {});
  expect(own.set).toHaveBeenCalledExactlyOnceWith('/ru', page('pages,header'), {});
});

test('a page is not cached when one of its tags was invalidated while it was rendered', async () => {
  const cache = request();
  await cache.get('/ru', context);
  await pages.invalidate(['pages']);
  await cache.set('/ru', page('header,pages'), {});
  expect(own.set).not.toHaveBeenCalled();
  await cache.set('/ru/other', page('header'), {});
  expect(own.set).toHaveBeenCalledOnce();
});

test('a handler that reads nothing first knows when it was made', async () => {
  const cache = request();
  await pages.invalidate(['pages']);
  await cache.set('/ru', page('pages'), {});
  expect(own.set).not.toHaveBeenCalled();
});

test('edges are purged of such a page, not of data, and not for tags they do not hold', async () => {
  const cache = request();
  await cache.get('/ru', context);
  await pages.invalidate(['flights']);
  await cache.set('/ru', page('flights'), {});
  expect(schedulePurge).not.toHaveBeenCalled();
  await pages.invalidate(['pages', edgeTag('pages')]);
  const data = { kind: 'FETCH', data: { body: '' }, revalidate: 1 } as never;
  await cache.set('data', data, { fetchCache: true, tags: ['pages'] });
  expect(schedulePurge).not.toHaveBeenCalled();
  await cache.set('/ru', page('pages'), {});
  expect(schedulePurge).toHaveBeenCalledExactlyOnceWith('everything');
});

test('of a page with flights that were reported meanwhile edges purge what shows flights', async () => {
  const cache = request();
  await cache.get('/ru', context);
  await pages.invalidate(['flights', edgeTag('flights')]);
  await cache.set('/ru', page('flights,pages'), {});
  expect(schedulePurge).toHaveBeenCalledExactlyOnceWith(['flights']);
});

test('Next’s own cache is invalidated at once', async () => {
  await request().revalidateTag('pages');
  expect(own.revalidateTag).toHaveBeenCalledExactlyOnceWith(['pages'], { expire: 0 });
});

test('a view is cached for a quarter of a minute, and no older one is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const made = Date.now();
  const entry = { value: page('flights'), lastModified: made };
  own.get.mockResolvedValue(entry);
  vi.setSystemTime(made + 14_999);
  expect(await request().get('/ru/flight-board/_first', context)).toBe(entry);
  vi.setSystemTime(made + 15_000);
  expect(await request().get('/ru/flight-board/_first', context)).toBeNull();
  expect(await request().get('/ru/flight-board/%5Ffirst', context)).toBeNull();
  // Next serves other pages stale while it renders them anew.
  expect(await request().get('/ru/partners', context)).toBe(entry);
  vi.useRealTimers();
});

describe('pages that are not cached', () => {
  const cached = { value: page('pages') };
  const data = { kind: 'FETCH', data: { body: '' }, revalidate: 1 } as never;
  beforeEach(() => {
    own.get.mockImplementation(async (key: string) => (key === '/ru/cached' ? cached : null));
  });

  /** Four that are being rendered, and one that waits for its turn. */
  async function five() {
    const rendering = [request(), request(), request(), request()];
    await Promise.all(rendering.map((cache, n) => cache.get(`/ru/${n}`, context)));
    const begun = vi.fn();
    const next = request();
    const turn = next.get('/ru/next', context).then(begun);
    expect(await request().get('/ru/cached', context)).toBe(cached);
    return { first: rendering[0]!, next, turn, begun };
  }

  test('wait for their turn, and one that was rendered ends it', async () => {
    const { first, next, turn, begun } = await five();
    await pages.invalidate(['pages']);
    await first.set('data', data, { fetchCache: true, tags: [] });
    expect(begun).not.toHaveBeenCalled();
    await first.set('/ru/0', page('pages'), {});
    await turn;
    expect(begun).toHaveBeenCalledExactlyOnceWith(null);
    // It begins now: what was invalidated while it waited does not concern it.
    own.set.mockClear();
    await next.set('/ru/next', page('pages'), {});
    expect(own.set).toHaveBeenCalledOnce();
  });

  test('are taken from where another server has put them meanwhile', async () => {
    const { first, turn, begun } = await five();
    own.get.mockResolvedValue(cached);
    await first.set('/ru/0', page('pages'), {});
    await turn;
    expect(begun).toHaveBeenCalledExactlyOnceWith(cached);
  });

  test('end their turn with the request that failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await inRequest('a-request', async () => {
      await request().get('/ru/failed', context);
      endRequest();
    });
    const turns = [1, 2, 3, 4].map((n) => request().get(`/ru/${n}`, context));
    expect(await Promise.all(turns)).toEqual([null, null, null, null]);
    vi.useRealTimers();
  });
});
