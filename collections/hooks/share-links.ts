import type { CollectionBeforeDeleteHook } from 'payload';
import { requestTime } from '../../src/lib/request-time';

/** The share links that a member of staff made end with the account. */
export const endShareLinks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.update({
    collection: 'share-links',
    where: { createdBy: { equals: id }, revokedAt: { exists: false } },
    data: { revokedAt: new Date(requestTime()).toISOString() },
    depth: 0,
    req: { transactionID: req.transactionID },
  });
};
