import { createHash } from 'node:crypto';
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { env } from '@/env';
import { processWide } from '@/platform/process-wide';
import { buildId } from '@/platform/telemetry/build-id';
import { Handler } from './handler';
import { LocalPageStore } from './local-page-store';
import type { PageStore } from './page-store';
import { RedisPageStore } from './redis-page-store';
import { RenderingQueue } from './rendering-queue';

/** Of the entries from Redis that a process caches; Next's own limit where there is no Redis. */
const MAX_BYTES = 50 * 1024 * 1024;

/** How Next's own cache is made. */
type OwnCache = new (context: CacheHandlerContext) => CacheHandler;

interface PageCache {
  pages: PageStore;
  /** What next-handler.mjs gives to Next for a request. */
  handler(Own: OwnCache, context: CacheHandlerContext): CacheHandler;
  redis(): 'unset' | 'ready' | 'unreachable';
}

/** next-handler.mjs looks for it under this name. */
const started = processWide<{ cache?: PageCache }>('page cache', () => ({}));

/** The same for servers that show the same pages: same build, same variables that pages depend on. */
function keyPrefix(): string {
  const { SITE_URL, METRIC_HOSTS, CLOCK, ...rest } = env();
  const { AIRPORT_API_URL, AIRPORT_API_KIND, AIRPORT_API_EXTENDED } = rest;
  const api = [AIRPORT_API_URL, AIRPORT_API_KIND, AIRPORT_API_EXTENDED];
  const shown = [buildId(), SITE_URL, ...api, METRIC_HOSTS, CLOCK];
  return `parvoz:${createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)}:`;
}

function ownCache(): PageCache {
  const pages = new LocalPageStore();
  const renderings = new RenderingQueue();
  return {
    pages,
    handler(Own, context) {
      const own = new Own(context);
      pages.attach(own);
      return new Handler(pages, own, renderings);
    },
    redis: () => 'unset',
  };
}

function sharedCache(url: string): PageCache {
  const pages = new RedisPageStore(url, keyPrefix(), MAX_BYTES);
  const renderings = new RenderingQueue();
  return {
    pages,
    handler: (Own, context) =>
      new Handler(pages, new Own({ ...context, maxMemoryCacheSize: undefined }), renderings),
    redis: () => (pages.isReady ? 'ready' : 'unreachable'),
  };
}

/** Makes the page cache of this process: its own, or with REDIS_URL one that servers share. */
export function startPageCache(): void {
  const { REDIS_URL } = env();
  started.cache ??= REDIS_URL ? sharedCache(REDIS_URL) : ownCache();
}

/** Invalidates pages, replies and data with one of these tags; does nothing where no pages are served. */
export async function invalidatePages(tags: readonly string[]): Promise<void> {
  await started.cache?.pages.invalidate(tags);
}

/** Whether pages are shared; where Redis is unreachable, this server caches them for itself. */
export const redisState = () => started.cache?.redis() ?? 'unset';
