import 'server-only';
import type { User } from '@/cms/payload-types';
import { isExpired, type Grant } from '@/platform/preview-access/preview-token';
import { openingsOf } from './share-openings';
import { cms } from '@/sources/cms/cms';

/** The member of staff who asks, by the admin's session; null for everyone else. */
export async function staffMember(headers: Headers): Promise<User | null> {
  const { user } = await (await cms()).auth({ headers });
  return user?.collection === 'users' ? (user as User) : null;
}

/** Whether the one who asks is the one a preview was made for. */
export async function mayOpen(given: Grant, headers: Headers): Promise<boolean> {
  const { holder } = given;
  if ('user' in holder) return String((await staffMember(headers))?.id) === holder.user;
  if (isExpired(given, Date.now())) return false;
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'share-links',
    where: {
      id: { equals: Number(holder.share) },
      revokedAt: { exists: false },
      // A link ends with the account of whoever made it.
      createdBy: { exists: true },
    },
    depth: 0,
    limit: 1,
  });
  const [link] = docs;
  return link !== undefined && link.document === given.document && link.path === given.path;
}

/**
 * Notes that a shared page was opened, and when. Past Payload's own update, which reads the record and
 * writes all of it: what other replicas count meanwhile would be lost.
 */
export const noteOpened = openingsOf(async (share, { count, at }) => {
  const { db } = await cms();
  const data = {
    opened: { $inc: count },
    lastOpenedAt: new Date(at).toISOString(),
    updatedAt: null,
  };
  await db.updateOne({ collection: 'share-links', id: Number(share), data, returning: false });
});
