import { AsyncLocalStorage } from 'node:async_hooks';
import { schedulePurge } from '@/platform/cdn/schedule-purge';
import { purgeEdges } from '@/platform/cdn/purge';
import { processWide } from '@/platform/process-wide';
import { edgeTag } from './tag-versions';
import { invalidatePages } from './page-cache';

/** What some work outdates: tags, and whether copies in front of the site with them, too. */
class PendingInvalidation {
  private readonly tags = new Set<string>();
  private edges = false;

  add(tag: string, alsoEdges: boolean): void {
    this.tags.add(tag);
    if (!alsoEdges) return;
    this.tags.add(edgeTag(tag));
    this.edges = true;
  }

  /** The site first: what edges ask for anew must be new. */
  async drop(): Promise<void> {
    if (this.tags.size === 0) return;
    await invalidatePages([...this.tags]);
    if (!this.edges) return;
    await purgeEdges();
    // A reply from before may have been on its way to an edge.
    schedulePurge();
  }
}

const works = processWide(
  'work that outdates pages',
  () => new AsyncLocalStorage<PendingInvalidation>(),
);

/**
 * Says that what visitors see of a tag has changed: it is dropped when the work around this is done, at
 * once where there is none.
 * @param alsoEdges whether copies in front of the site are too old now, whatever their age
 */
export async function invalidateTag(
  tag: string,
  { alsoEdges }: { alsoEdges: boolean },
): Promise<void> {
  const work = works.getStore();
  const outdated = work ?? new PendingInvalidation();
  outdated.add(tag, alsoEdges);
  if (!work) await outdated.drop();
}

/**
 * Does work, then drops what it outdated, once, by the site and then by the edges: what it wrote is
 * committed by then. Nothing older is shown when this resolves.
 */
export async function withInvalidationAfterCommit<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const outdated = new PendingInvalidation();
  try {
    return await works.run(outdated, work);
  } finally {
    await outdated.drop();
  }
}
