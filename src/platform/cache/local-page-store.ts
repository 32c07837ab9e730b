import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { TagVersions } from './tag-versions';
import type { Entry } from './entry';
import { found, type PageStore } from './page-store';

/** Pages of this process only, cached in memory by Next's own cache. */
export class LocalPageStore implements PageStore {
  private readonly tagVersions = new TagVersions();
  private own: CacheHandler | undefined;

  /** Sets Next's own cache: one is made for each request, and an invalidation in one counts for all. */
  attach(own: CacheHandler): void {
    this.own = own;
  }

  get version(): number {
    return this.tagVersions.version;
  }

  async refresh(): Promise<void> {}

  isInvalidated(tags: readonly string[], since: number): boolean {
    return this.tagVersions.isInvalidated(tags, since);
  }

  async invalidate(tags: readonly string[]): Promise<void> {
    this.tagVersions.record(tags, this.tagVersions.version + 1);
    await this.own?.revalidateTag([...tags], { expire: 0 });
  }

  async read(
    _key: string,
    _tags: readonly string[],
    own: () => Promise<CacheHandlerValue | null>,
  ): Promise<CacheHandlerValue | null> {
    const entry = await own();
    return found(entry ? 'local' : 'none', entry);
  }

  write(_key: string, _entry: Entry, own: () => Promise<void>): Promise<void> {
    return own();
  }
}
