import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/env';
import { KEY_PREFIX } from '@/lib/api-key';
import { processWide } from '@/platform/process-wide';
import { isSameSignature } from '@/lib/signature';

/**
 * Who sends a request, judged by its headers without the database: somebody with a session that this
 * site signed, somebody with an API key, or anybody.
 */
export type Caller = 'staff' | 'key' | 'visitor';

const SESSION_COOKIE = /(?:^|;\s*)payload-token=([^;]+)/;
const TOKEN = /^(?:JWT|Bearer) (.+)$/;

/** The key with which Payload signs sessions. */
const sessionKey = () =>
  processWide('session key', () => ({
    key: createHash('sha256').update(env().PAYLOAD_SECRET).digest('hex').slice(0, 32),
  })).key;

function isSession(token: string): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', sessionKey())
    .update(`${head}.${claims}`)
    .digest('base64url');
  if (!isSameSignature(expected, signature)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number };
  return exp !== undefined && exp * 1000 > Date.now();
}

/** Who sends a request. Whether they still may is Payload's to say: this decides how much is read. */
export function callerOf({ authorization, cookie }: IncomingHttpHeaders): Caller {
  const given = TOKEN.exec(authorization ?? '')?.[1] ?? SESSION_COOKIE.exec(cookie ?? '')?.[1];
  if (given !== undefined && isSession(given)) return 'staff';
  return authorization?.startsWith(`Bearer ${KEY_PREFIX}`) ? 'key' : 'visitor';
}
