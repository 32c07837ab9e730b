import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { metrics } from '@/platform/telemetry/metrics';
import type { Entry } from './entry';

/** Where something was found: in this process, in Redis, in the build, nowhere. */
type Place = 'local' | 'redis' | 'build' | 'none';

/** Where pages, replies of route handlers and data are kept, and what was dropped of them. */
export interface PageStore {
  /** Of the last drop that is known. */
  readonly version: number;

  /** Learns what was dropped elsewhere, until now. */
  refresh(): Promise<void>;

  /** Whether what was begun at a version, with these tags, is outdated by a later drop. */
  outdated(tags: readonly string[], since: number): boolean;

  /** Drops all that has one of these tags; when it resolves, no server that can be told uses it. */
  drop(tags: readonly string[]): Promise<void>;

  /**
   * What is kept under a key.
   * @param asked tags that Next asks with, besides those that the entry was given
   * @param own asks Next's own cache for it
   */
  read(
    key: string,
    asked: readonly string[],
    own: () => Promise<CacheHandlerValue | null>,
  ): Promise<CacheHandlerValue | null>;

  /** Keeps an entry; `own` gives it to Next's own cache. */
  write(key: string, entry: Entry, own: () => Promise<void>): Promise<void>;
}

/** Counts where something was found. */
export function found<Value>(place: Place, value: Value): Value {
  metrics.pageCacheReads.inc({ place });
  return value;
}
