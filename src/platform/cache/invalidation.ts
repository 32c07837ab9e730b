import { AsyncLocalStorage } from 'node:async_hooks';
import { schedulePurge } from '@/platform/edge-purge/schedule-purge';
import { purgeEdges } from '@/platform/edge-purge/purge';
import { processWide } from '@/platform/process-wide';
import { edgeTag } from './tag-versions';
import { invalidatePages } from './page-cache';

/** The tags that some work invalidates, and whether edge caches are purged as well. */
class PendingInvalidation {
  private readonly tags = new Set<string>();
  private edges = false;

  add(tag: string, alsoEdges: boolean): void {
    this.tags.add(tag);
    if (!alsoEdges) return;
    this.tags.add(edgeTag(tag));
    this.edges = true;
  }

  /** The site first: what edges then fetch must be new. */
  async flush(): Promise<void> {
    if (this.tags.size === 0) return;
    await invalidatePages([...this.tags]);
    if (!this.edges) return;
    await purgeEdges();
    // An older reply may still have been on its way to an edge.
    schedulePurge();
  }
}

const storage = processWide(
  'pending invalidation',
  () => new AsyncLocalStorage<PendingInvalidation>(),
);

/**
 * Invalidates a tag: after the surrounding {@link withInvalidationAfterCommit}, at once where there is none.
 * @param alsoEdges whether CDN and edge caches are purged too
 */
export async function invalidateTag(
  tag: string,
  { alsoEdges }: { alsoEdges: boolean },
): Promise<void> {
  const surrounding = storage.getStore();
  const pending = surrounding ?? new PendingInvalidation();
  pending.add(tag, alsoEdges);
  if (!surrounding) await pending.flush();
}

/**
 * Runs work, then invalidates its tags, once, in the site and then in the edges: by then what it wrote is
 * committed. Nothing older is served when this resolves.
 */
export async function withInvalidationAfterCommit<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const pending = new PendingInvalidation();
  try {
    return await storage.run(pending, work);
  } finally {
    await pending.flush();
  }
}
