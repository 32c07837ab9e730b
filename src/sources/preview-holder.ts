import 'server-only';
import type { User } from '@collections/payload-types';
import { isExpired, type Grant } from '@/preview/grant';
import { cms } from './cms/cms';

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
    where: { id: { equals: Number(holder.share) }, revokedAt: { exists: false } },
    depth: 0,
    limit: 1,
  });
  const [link] = docs;
  return link !== undefined && link.document === given.document && link.path === given.path;
}

/** Counts a reading of a shared page. */
export async function countOpened(share: string): Promise<void> {
  const payload = await cms();
  const id = Number(share);
  const { opened } = await payload.findByID({ collection: 'share-links', id, depth: 0 });
  await payload.update({ collection: 'share-links', id, data: { opened: (opened ?? 0) + 1 } });
}
