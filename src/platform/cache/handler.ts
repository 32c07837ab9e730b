import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { calls } from '@/api-contract/calls';
import { decoded } from '@/lib/hrefs';
import { schedulePurge } from '@/platform/edge-purge/schedule-purge';
import { extentOf, joined, NOTHING } from '@/platform/edge-purge/extent';
import { whenRequestEnds } from '@/platform/telemetry/request-context';
import { FIRST_VIEW } from '@/routes';
import { edgeTag } from './tag-versions';
import { requestedTags, tagsOf } from './entry';
import type { PageStore } from './page-store';
import type { RenderingQueue } from './rendering-queue';

/** Views show the time and flights: one that is older is rendered for who asks, and not served stale. */
const VIEW_LIFE_MS = calls.flights.maxAge * 1000;

const isPastView = (key: string, entry: CacheHandlerValue | null) =>
  decoded(key).endsWith(`/${FIRST_VIEW}`) &&
  (entry?.lastModified ?? 0) + VIEW_LIFE_MS <= Date.now();

/**
 * Next's cache handler, one for each request. What a request made is not cached when one of its tags was
 * invalidated since it began: it may show the earlier state.
 */
export class Handler implements CacheHandler {
  private since: number;
  private hasBegun = false;
  private rendered: (() => void) | undefined;

  /**
   * @param own Next's own cache
   * @param renderings of this process
   */
  constructor(
    private readonly pages: PageStore,
    private readonly own: CacheHandler,
    private readonly renderings: RenderingQueue,
  ) {
    this.since = pages.version;
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>) {
    const isFirst = !this.hasBegun;
    this.hasBegun = true;
    const found = await this.find(isFirst, key, context);
    if (found || !isFirst || context.kind !== 'APP_PAGE') return found;
    // Next renders it, unless another server has while it waited.
    this.rendered = await this.renderings.turn();
    whenRequestEnds(this.rendered);
    const rendered = await this.find(isFirst, key, context);
    if (rendered) this.rendered();
    return rendered;
  }

  /** @param isFirst whether the request has read nothing: what was invalidated before does not concern it */
  private async find(isFirst: boolean, ...[key, context]: Parameters<CacheHandler['get']>) {
    await this.pages.refresh();
    if (isFirst) this.since = this.pages.version;
    const entry = await this.pages.read(key, requestedTags(context), () =>
      this.own.get(key, context),
    );
    return isPastView(key, entry) ? null : entry;
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (value?.kind !== 'FETCH') this.rendered?.();
    await this.pages.refresh();
    const { since } = this;
    const tags = tagsOf(value, context);
    if (this.pages.isInvalidated(tags, since)) {
      // Next coalesces requests for a page that is being rendered: an edge may have got this one.
      const edges = tags
        .filter((tag) => this.pages.isInvalidated([edgeTag(tag)], since))
        .map((tag) => extentOf(tag))
        .reduce(joined, NOTHING);
      if (value?.kind !== 'FETCH' && edges.length > 0) schedulePurge(edges);
      return;
    }
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry = { value, tags, since, cacheControl, lastModified: Date.now() };
    await this.pages.write(key, entry, () => this.own.set(key, value, context));
  }

  /** Next's way to invalidate tags; the site's own is `invalidateTag`. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    await this.pages.invalidate([tags].flat());
  }

  resetRequestCache(): void {}
}
