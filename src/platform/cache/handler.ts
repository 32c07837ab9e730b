import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { schedulePurge } from '@/platform/cdn/schedule-purge';
import { edgeTag } from './tag-versions';
import { tagsAsked, tagsOf } from './entry';
import type { PageStore } from './page-store';

/**
 * The page cache as Next asks it, one for each request. What a request made is not kept where one of its
 * tags was dropped since it began: it may show the state before.
 */
export class Handler implements CacheHandler {
  private since: number;
  private hasBegun = false;

  /** @param own Next's own cache */
  constructor(
    private readonly pages: PageStore,
    private readonly own: CacheHandler,
  ) {
    this.since = pages.version;
  }

  async get(...[key, asked]: Parameters<CacheHandler['get']>) {
    await this.pages.refresh();
    if (!this.hasBegun) this.since = this.pages.version;
    this.hasBegun = true;
    return this.pages.read(key, tagsAsked(asked), () => this.own.get(key, asked));
  }

  async set(...[key, value, given]: Parameters<CacheHandler['set']>): Promise<void> {
    await this.pages.refresh();
    const { since } = this;
    const tags = tagsOf(value, given);
    if (this.pages.outdated(tags, since)) {
      // Who asked for this page while it was rendered got it too, edges among them.
      const isPage = value?.kind !== 'FETCH';
      if (isPage && this.pages.outdated(tags.map(edgeTag), since)) schedulePurge();
      return;
    }
    const cacheControl = 'cacheControl' in given ? given.cacheControl : undefined;
    const entry = { value, tags, since, cacheControl, lastModified: Date.now() };
    await this.pages.write(key, entry, () => this.own.set(key, value, given));
  }

  /** Next's way to drop tags; the site's own is `invalidateTag`. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    await this.pages.drop([tags].flat());
  }

  resetRequestCache(): void {}
}
