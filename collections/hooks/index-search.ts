import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { isIndexed } from '../../src/cms/search-index/entries';

/** After the reply, because the change is committed only then. */
async function indexLater(req: PayloadRequest, slug: string, id: number): Promise<void> {
  if (req.context.seeding || !isIndexed(slug)) return;
  const { indexDocument } = await import('../../src/cms/search-index');
  const index = () => indexDocument(req.payload, slug, id);
  if (req.context.afterwards) {
    req.context.afterwards.push(index);
    return;
  }
  const { after } = await import('next/server');
  after(index);
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
