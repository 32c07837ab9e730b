import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import type { AuditRecord } from '@/cms/payload-types';
import { parseDocument } from '@/cms/documents';
import { staffOf } from '@/cms/access/access';

/** How many events a document's own page shows. */
export const HISTORY_SHOWN = 100;

/** Whether whoever asks may read a document. */
async function mayRead({ payload, user }: PayloadRequest, ref: string): Promise<boolean> {
  const [slug = '', id] = ref.split(':');
  const how = { depth: 0, user, overrideAccess: false, draft: true } as const;
  try {
    if (parseDocument(ref).global) await payload.findGlobal({ slug: slug as GlobalSlug, ...how });
    else await payload.findByID({ collection: slug as CollectionSlug, id: id ?? '', ...how });
    return true;
  } catch {
    return false;
  }
}

/**
 * The newest events of a document, for members of staff who may read it; null for others, and where
 * there is no such document.
 * @param ref such as `pages:12` or `metrics`
 */
export async function historyOf(req: PayloadRequest, ref: string): Promise<AuditRecord[] | null> {
  if (!staffOf(req.user) || !(await mayRead(req, ref))) return null;
  const { docs } = await req.payload.find({
    collection: 'audit',
    where: { document: { equals: ref } },
    sort: '-id',
    limit: HISTORY_SHOWN,
    pagination: false,
    depth: 0,
  });
  return docs;
}
