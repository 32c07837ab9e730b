import type { CollectionAfterChangeHook } from 'payload';
import { databaseOf } from '../../src/cms/database';
import { isListed, updateShown } from '../../src/cms/shown-documents';
import { isDraftOnly } from './purge';

/** Keeps what lists find in step with what is published, within the same transaction. */
export const listShown: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const { slug } = collection;
  if (isListed(slug) && !isDraftOnly(data, collection, req)) {
    await updateShown(await databaseOf(req), slug, doc.id);
  }
  return doc;
};
