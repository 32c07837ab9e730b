import { ErrorReply, RESP_TYPES } from '@redis/client';
import { LRUCache } from 'lru-cache';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { coalesce } from '@/lib/coalesce';
import { warnOnce } from '@/platform/telemetry/warn-once';
import { TagVersions } from './tag-versions';
import { compress, decompress, fromBytes, isStale, tagsOf, toBytes, type Entry } from './entry';
import { RedisTagVersions } from './redis-tag-versions';
import { RedisConnection, type Client } from './redis-connection';
import { found, type PageStore } from './page-store';

/** The time to live of an entry in Redis, also of builds that are gone. */
const TTL_SECONDS = 86_400;
/** How long an entry is used without the invalidations of other servers. */
const MAX_UNSYNCED_MS = 5000;
const MAX_ENTRIES = 5000;

/**
 * Pages that several servers share through Redis, cached in this process as well. Before each use the
 * latest tag version is read from Redis, so that no entry is older than what was published.
 */
export class RedisPageStore implements PageStore {
  private readonly tagVersions = new TagVersions();
  private readonly redisVersions = new RedisTagVersions(this.tagVersions);
  /** Tags invalidated here and not yet in Redis. */
  private readonly pending = new Set<string>();
  private readonly connection: RedisConnection;
  private entries: LRUCache<string, Entry>;
  private syncedAt = 0;

  /**
   * @param url of Redis
   * @param prefix of the keys; servers that show the same pages have the same
   * @param maxBytes of all entries in this process
   */
  constructor(
    url: string,
    private readonly prefix: string,
    private readonly maxBytes: number,
  ) {
    this.entries = this.emptyCache();
    this.connection = new RedisConnection(url, async (client) => {
      await this.sync(client);
      this.entries = this.emptyCache();
    });
  }

  get isReady(): boolean {
    return this.connection.isConnected;
  }

  get version(): number {
    return this.connection.isConnected ? this.redisVersions.version : this.tagVersions.version;
  }

  readonly refresh = coalesce(async () => {
    await this.connection.run((client) => this.sync(client)).catch(() => undefined);
  });

  isInvalidated(tags: readonly string[], since: number): boolean {
    return this.tagVersions.isInvalidated(tags, since);
  }

  async invalidate(tags: readonly string[]): Promise<void> {
    // Here at once, whatever becomes of Redis.
    this.tagVersions.record(tags, this.tagVersions.version + 1);
    try {
      await this.connection.run((client) => this.redisVersions.invalidate(client, tags));
    } catch {
      for (const tag of tags) this.pending.add(tag);
    }
  }

  async read(
    key: string,
    tags: readonly string[],
    own: () => Promise<CacheHandlerValue | null>,
  ): Promise<CacheHandlerValue | null> {
    const entry = this.entries.get(key);
    const cached = entry && this.isValid(entry, tags) ? entry : undefined;
    if (cached && !isStale(cached)) return found('local', cached);
    const shared = await this.fetch(key);
    if (shared && this.isValid(shared, tags) && shared.lastModified > (cached?.lastModified ?? 0)) {
      return found('redis', shared);
    }
    if (cached) return found('local', cached);
    return this.fromBuild(key, await own());
  }

  async write(key: string, entry: Entry): Promise<void> {
    const bytes = toBytes(entry);
    this.entries.set(key, entry, { size: bytes.length });
    // The reply does not wait for Redis.
    void this.send(key, bytes).catch(() => undefined);
  }

  private async send(key: string, bytes: Buffer): Promise<void> {
    const compressed = await compress(bytes);
    const options = { expiration: { type: 'EX', value: TTL_SECONDS } } as const;
    await this.connection.run((client) =>
      client.set(this.prefix + key, compressed, options).catch((error: unknown) => {
        if (!(error instanceof ErrorReply)) throw error;
        warnOnce({ reply: error.message }, 'Redis refuses to keep pages.');
      }),
    );
  }

  private emptyCache(): LRUCache<string, Entry> {
    return new LRUCache({ max: MAX_ENTRIES, maxSize: this.maxBytes });
  }

  /** What the build rendered, older than any invalidation: Next's own cache reads it from disk only. */
  private fromBuild(key: string, built: CacheHandlerValue | null): CacheHandlerValue | null {
    if (!built) return found('none', null);
    const entry = { ...built, tags: tagsOf(built.value, {}), since: this.tagVersions.floor };
    if (this.tagVersions.isInvalidated(entry.tags, entry.since)) return found('none', null);
    this.entries.set(key, entry, { size: toBytes(entry).length });
    return found('build', built);
  }

  private async sync(client: Client): Promise<void> {
    const tags = [...this.pending];
    if (tags.length > 0) await this.redisVersions.invalidate(client, tags);
    for (const tag of tags) this.pending.delete(tag);
    await this.redisVersions.sync(client);
    this.syncedAt = Date.now();
  }

  /** Whether an entry shows what is published; without Redis only if that was known recently. */
  private isValid(entry: Entry, tags: readonly string[]): boolean {
    if (this.tagVersions.isInvalidated([...entry.tags, ...tags], entry.since)) return false;
    const known = Math.max(entry.lastModified, this.syncedAt);
    return this.connection.isConnected || Date.now() < known + MAX_UNSYNCED_MS;
  }

  private async fetch(key: string): Promise<Entry | undefined> {
    const read = (client: Client) =>
      client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.prefix + key);
    try {
      const compressed = await this.connection.run(read);
      if (!compressed) return undefined;
      const bytes = await decompress(compressed);
      const entry = fromBytes(bytes);
      this.entries.set(key, entry, { size: bytes.length });
      return entry;
    } catch {
      return undefined;
    }
  }
}
