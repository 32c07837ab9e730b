import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';

const published = (status: unknown): boolean =>
  status === undefined ||
  status === 'published' ||
  (typeof status === 'object' && status !== null && Object.values(status).includes('published'));

/**
 * Drops what visitors see of a tag, so that the next request renders anew. Hooks run before the
 * transaction commits: a page rendered in between would keep the old text, so the tag is dropped
 * once more when the reply has been sent.
 */
async function purge(tag: string, req: PayloadRequest): Promise<void> {
  if (req.context.seeding) return;
  const [{ revalidateTag }, { after }] = await Promise.all([
    import('next/cache'),
    import('next/server'),
  ]);
  const drop = () => revalidateTag(tag, { expire: 0 });
  drop();
  after(drop);
}

/** Purges the global's tag unless both the old and the new version are drafts. */
export const purgeGlobal =
  (tag: string): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (published(doc?._status) || published(previousDoc?._status)) await purge(tag, req);
    return doc;
  };

/** Purges the collection's tag at every change. */
export const purgeCollection =
  (tag: string): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await purge(tag, req);
    return doc;
  };

export const purgeDeleted =
  (tag: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await purge(tag, req);
    return doc;
  };
