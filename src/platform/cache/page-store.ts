import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { metrics } from '@/platform/telemetry/metrics';
import type { Entry } from './entry';

/** Where something was found: in this process, in Redis, in the build, nowhere. */
type Place = 'local' | 'redis' | 'build' | 'none';

/** The cache of pages, route handlers' replies and data, with its tag versions. */
export interface PageStore {
  /** Of the last invalidation that is known. */
  readonly version: number;

  /** Learns of invalidations by other servers. */
  refresh(): Promise<void>;

  /** Whether one of these tags was invalidated after a version. */
  isInvalidated(tags: readonly string[], since: number): boolean;

  /** Invalidates all that has one of these tags; once it resolves, no server that Redis reaches serves it. */
  invalidate(tags: readonly string[]): Promise<void>;

  /**
   * The entry of a key.
   * @param tags of the read, besides those of the entry
   * @param own reads Next's own cache
   */
  read(
    key: string,
    tags: readonly string[],
    own: () => Promise<CacheHandlerValue | null>,
  ): Promise<CacheHandlerValue | null>;

  /** Caches an entry; `own` writes it to Next's own cache. */
  write(key: string, entry: Entry, own: () => Promise<void>): Promise<void>;
}

/** Counts where an entry was found. */
export function found<Value>(place: Place, value: Value): Value {
  metrics.pageCacheReads.inc({ place });
  return value;
}
