import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '@/lib/api-key';

const BYTES = 32;
const SHOWN = KEY_PREFIX.length + 6;

const form = /^parvoz_[\w-]{43}$/;

/** A new key; nobody can guess one, and nothing that is stored leads back to it. */
export const newKey = (): string => KEY_PREFIX + randomBytes(BYTES).toString('base64url');

/** What is stored of a key, and looked up: SHA-256 in hexadecimal. A random key needs no salt. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** By what people recognise a key. */
export const beginningOf = (key: string): string => key.slice(0, SHOWN);

/**
 * The key of a request with `Authorization: Bearer parvoz_…`: undefined where it has none, null where
 * what it has cannot be one.
 */
export function keyIn(headers: Headers): string | null | undefined {
  const sent = /^bearer +(parvoz_.*)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim();
  if (sent === undefined) return undefined;
  return form.test(sent) ? sent : null;
}
