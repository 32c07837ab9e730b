import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/env';

/**
 * The server's signature under a text, base64url.
 * @param purpose what it is for: a signature for one purpose is worth nothing for another
 */
export const signatureOf = (purpose: string, text: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose}\n${text}`).digest('base64url');

/** Whether a signature is the expected one, compared in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
