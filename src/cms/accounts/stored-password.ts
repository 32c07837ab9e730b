import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';

/** What Payload keeps of a password. */
interface Stored {
  hash?: unknown;
  salt?: unknown;
}

/** Payload's present way of hashing, and the one before it, whose hashes have no prefix. */
const PREFIX = 'pbkdf2-sha256-v1:';
const present = { iterations: 600_000, bytes: 32 };
const former = { iterations: 25_000, bytes: 512 };

const nobodys: Required<Stored> = { hash: PREFIX + '00'.repeat(present.bytes), salt: '00' };

const derive = promisify(pbkdf2);

/** Whether a password is the stored one. Without a stored one it is not, after the same work. */
export async function isPassword(password: string, stored?: Stored | null): Promise<boolean> {
  const known = typeof stored?.hash === 'string' && typeof stored.salt === 'string';
  const { hash, salt } = (known ? stored : nobodys) as { hash: string; salt: string };
  const { iterations, bytes } = hash.startsWith(PREFIX) ? present : former;
  const kept = Buffer.from(hash.replace(PREFIX, ''), 'hex');
  const derived = await derive(password, salt, iterations, bytes, 'sha256');
  return kept.length === derived.length && timingSafeEqual(kept, derived) && known;
}

/** Whether a password is that of the user with this id. */
export async function isPasswordOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  id: string | number,
  password: string,
): Promise<boolean> {
  const stored = await req.payload.db.findOne<Stored & { id: number }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  return isPassword(password, stored);
}
