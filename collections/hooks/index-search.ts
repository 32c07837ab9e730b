import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { isIndexed } from '../../src/cms/search-index/entries';

/** After the reply, because the change is committed only then. */
async function afterReply(req: PayloadRequest, run: () => Promise<void>): Promise<void> {
  if (req.context.afterwards) {
    req.context.afterwards.push(run);
    return;
  }
  const { after } = await import('next/server');
  after(run);
}

async function indexLater(req: PayloadRequest, slug: string, id: number): Promise<void> {
  if (req.context.seeding || !isIndexed(slug)) return;
  const { indexDocument } = await import('../../src/cms/search-index');
  await afterReply(req, () => indexDocument(req.payload, slug, id));
}

/** Keeps what visitors can find in step with what is published. */
export const indexChanged: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  await indexLater(req, collection.slug, doc.id);
  return doc;
};

export const indexDeleted: CollectionAfterDeleteHook = async ({ doc, req, collection }) => {
  await indexLater(req, collection.slug, doc.id);
  return doc;
};

/** Keeps the documents in step that refer to one of some shared values. */
export async function indexReferringLater(
  req: PayloadRequest,
  names: readonly string[],
): Promise<void> {
  if (req.context.seeding || names.length === 0) return;
  const { indexReferringTo } = await import('../../src/cms/search-index');
  await afterReply(req, () => indexReferringTo(req.payload, names));
}
