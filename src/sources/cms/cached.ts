import { randomUUID } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { memoizeByVersion, type CacheSlot } from '@/lib/memoize-by-version';
import { processWide } from '@/platform/process-wide';

/** Published data changes only by publishing, which invalidates its tag; the hour is a safety net. */
export const SAFETY_NET_SECONDS = 3600;

/** A published read, cached until one of its tags is invalidated. */
export const cached = <Arguments extends unknown[], Result>(
  name: string,
  read: (...args: Arguments) => Promise<Result>,
  tags: string[] = [name],
) => unstable_cache(read, [name], { tags, revalidate: SAFETY_NET_SECONDS });

/** A version of what a published read finds, which changes when one of its tags is invalidated. */
export const cacheVersion = (name: string, tags: string[]) =>
  cached(`stamp of ${name}`, async () => randomUUID(), tags);

/**
 * A published read of what grows without bound. Next's cache takes 2 MB per entry and parses it at each
 * use, so it holds a version under the tags, and this process the data that was read at that version.
 */
export const cachedInProcess = <Result>(
  name: string,
  read: () => Promise<Result>,
  tags: string[],
): Promise<Result> =>
  memoizeByVersion(
    processWide<CacheSlot<Result>>(`cached ${name}`, () => ({})),
    {
      stamp: cacheVersion(name, tags),
      // As plain as from a cache.
      read: async () => JSON.parse(JSON.stringify(await read())) as Result,
      lifeMs: SAFETY_NET_SECONDS * 1000,
    },
  );
