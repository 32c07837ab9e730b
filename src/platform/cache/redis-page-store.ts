import { ErrorReply, RESP_TYPES } from '@redis/client';
import { LRUCache } from 'lru-cache';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { sharedRuns } from '@/lib/shared-runs';
import { warnOnce } from '@/platform/telemetry/warn-once';
import { TagVersions } from './tag-versions';
import { fromBytes, isStale, pack, tagsOf, toBytes, unpack, type Entry } from './entry';
import { RedisTagVersions } from './redis-tag-versions';
import { RedisConnection, type Client } from './redis-connection';
import { found, type PageStore } from './page-store';

/** How long Redis keeps what nobody renders anew; the pages of builds that are gone, too. */
const KEPT_SECONDS = 86_400;
/** How long pages are used without knowing what other servers have dropped. */
const ALONE_MS = 5000;
const MOST_COPIES = 5000;

/**
 * Pages that several servers share through Redis, with copies in this process. Before each use Redis is
 * asked for the version of the last drop, so that no copy is older than what was published.
 */
export class RedisPageStore implements PageStore {
  private readonly drops = new TagVersions();
  private readonly ledger = new RedisTagVersions(this.drops);
  /** Dropped here, and not yet known to Redis. */
  private readonly untold = new Set<string>();
  private readonly link: RedisConnection;
  private copies: LRUCache<string, Entry>;
  private knownAt = 0;

  /**
   * @param url of Redis
   * @param prefix of the keys; servers that show the same pages have the same
   * @param mostBytes of the copies in this process together
   */
  constructor(
    url: string,
    private readonly prefix: string,
    private readonly mostBytes: number,
  ) {
    this.copies = this.noCopies();
    this.link = new RedisConnection(url, async (client) => {
      await this.learn(client);
      this.copies = this.noCopies();
    });
  }

  get isReady(): boolean {
    return this.link.isHere;
  }

  get version(): number {
    return this.link.isHere ? this.ledger.version : this.drops.version;
  }

  readonly refresh = sharedRuns(async () => {
    await this.link.ask((client) => this.learn(client)).catch(() => undefined);
  });

  outdated(tags: readonly string[], since: number): boolean {
    return this.drops.outdate(tags, since);
  }

  async drop(tags: readonly string[]): Promise<void> {
    // Here at once, whatever becomes of Redis.
    this.drops.note(tags, this.drops.version + 1);
    try {
      await this.link.ask((client) => this.ledger.note(client, tags));
    } catch {
      for (const tag of tags) this.untold.add(tag);
    }
  }

  async read(
    key: string,
    asked: readonly string[],
    own: () => Promise<CacheHandlerValue | null>,
  ): Promise<CacheHandlerValue | null> {
    const copy = this.copies.get(key);
    const kept = copy && this.isGood(copy, asked) ? copy : undefined;
    if (kept && !isStale(kept)) return found('local', kept);
    const shared = await this.fetch(key);
    if (shared && this.isGood(shared, asked) && shared.lastModified > (kept?.lastModified ?? 0)) {
      return found('redis', shared);
    }
    if (kept) return found('local', kept);
    return this.built(key, await own());
  }

  async write(key: string, entry: Entry): Promise<void> {
    const bytes = toBytes(entry);
    this.copies.set(key, entry, { size: bytes.length });
    // Who waits for the page does not wait for Redis.
    void this.send(key, bytes).catch(() => undefined);
  }

  private async send(key: string, bytes: Buffer): Promise<void> {
    const compress = await pack(bytes);
    const options = { expiration: { type: 'EX', value: KEPT_SECONDS } } as const;
    await this.link.ask((client) =>
      client.set(this.prefix + key, compress, options).catch((error: unknown) => {
        if (!(error instanceof ErrorReply)) throw error;
        warnOnce({ reply: error.message }, 'Redis refuses to keep pages.');
      }),
    );
  }

  private noCopies(): LRUCache<string, Entry> {
    return new LRUCache({ max: MOST_COPIES, maxSize: this.mostBytes });
  }

  /** What the build rendered, before any drop: Next's own cache has it, which has no memory here. */
  private built(key: string, built: CacheHandlerValue | null): CacheHandlerValue | null {
    if (!built) return found('none', null);
    const entry = { ...built, tags: tagsOf(built.value, {}), since: this.drops.floor };
    if (this.drops.outdate(entry.tags, entry.since)) return found('none', null);
    this.copies.set(key, entry, { size: toBytes(entry).length });
    return found('build', built);
  }

  private async learn(client: Client): Promise<void> {
    const tags = [...this.untold];
    if (tags.length > 0) await this.ledger.note(client, tags);
    for (const tag of tags) this.untold.delete(tag);
    await this.ledger.learn(client);
    this.knownAt = Date.now();
  }

  /** Whether an entry shows what is published; away from Redis only what was known lately counts. */
  private isGood(entry: Entry, asked: readonly string[]): boolean {
    if (this.drops.outdate([...entry.tags, ...asked], entry.since)) return false;
    const known = Math.max(entry.lastModified, this.knownAt);
    return this.link.isHere || Date.now() < known + ALONE_MS;
  }

  private async fetch(key: string): Promise<Entry | undefined> {
    const read = (client: Client) =>
      client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.prefix + key);
    try {
      const compress = await this.link.ask(read);
      if (!compress) return undefined;
      const bytes = await unpack(compress);
      const entry = fromBytes(bytes);
      this.copies.set(key, entry, { size: bytes.length });
      return entry;
    } catch {
      return undefined;
    }
  }
}
