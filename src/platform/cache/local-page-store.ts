import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { TagVersions } from './tag-versions';
import type { Entry } from './entry';
import { found, type PageStore } from './page-store';

/** Pages of this process only: Next's own cache keeps them in its memory. */
export class LocalPageStore implements PageStore {
  private readonly drops = new TagVersions();
  private own: CacheHandler | undefined;

  /** Tells of Next's own cache: it is made for each request, and what one drops is dropped for all. */
  keptBy(own: CacheHandler): void {
    this.own = own;
  }

  get version(): number {
    return this.drops.version;
  }

  async refresh(): Promise<void> {}

  outdated(tags: readonly string[], since: number): boolean {
    return this.drops.outdate(tags, since);
  }

  async drop(tags: readonly string[]): Promise<void> {
    this.drops.note(tags, this.drops.version + 1);
    await this.own?.revalidateTag([...tags], { expire: 0 });
  }

  async read(
    _key: string,
    _asked: readonly string[],
    own: () => Promise<CacheHandlerValue | null>,
  ): Promise<CacheHandlerValue | null> {
    const kept = await own();
    return found(kept ? 'local' : 'none', kept);
  }

  write(_key: string, _entry: Entry, own: () => Promise<void>): Promise<void> {
    return own();
  }
}
