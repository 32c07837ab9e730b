import { AsyncLocalStorage } from 'node:async_hooks';
import { joined, NOTHING, type PurgeExtent } from '@/platform/edge-purge/extent';
import { schedulePurge } from '@/platform/edge-purge/schedule-purge';
import { purgeEdges } from '@/platform/edge-purge/purge';
import { processWide } from '@/platform/process-wide';
import { edgeTag } from './tag-versions';
import { invalidatePages } from './page-cache';

/** The tags that some work invalidates, and what edge caches purge as well. */
class PendingInvalidation {
  private readonly tags = new Set<string>();
  private edges = NOTHING;

  add(tag: string, edges: PurgeExtent): void {
    this.tags.add(tag);
    if (edges.length === 0) return;
    this.tags.add(edgeTag(tag));
    this.edges = joined(this.edges, edges);
  }

  /** The site first: what edges then fetch must be new. */
  async flush(): Promise<void> {
    if (this.tags.size === 0) return;
    await invalidatePages([...this.tags]);
    if (this.edges.length === 0) return;
    await purgeEdges(this.edges);
    // An older reply may still have been on its way to an edge.
    schedulePurge(this.edges);
  }
}

const storage = processWide(
  'pending invalidation',
  () => new AsyncLocalStorage<PendingInvalidation>(),
);

/**
 * Invalidates a tag: after the surrounding {@link withInvalidationAfterCommit}, at once where there is none.
 * @param edges what CDN and edge caches purge too
 */
export async function invalidateTag(tag: string, { edges }: { edges: PurgeExtent }): Promise<void> {
  const surrounding = storage.getStore();
  const pending = surrounding ?? new PendingInvalidation();
  pending.add(tag, edges);
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
