import { sql } from '@payloadcms/db-postgres';
import type { AuthStrategy, Payload, TypedUser } from 'payload';
import { API_KEY_USE_NOTED_MS } from '@/constants';
import { requestTime } from '@/lib/request-time';
import { countGuess } from './failed-attempts';
import { hashOfKey, keyIn } from './key';
import type { Scope } from './scopes';

/** Why a key does not count. */
export type KeyProblem = 'unknown' | 'revoked' | 'disabled' | 'expired';

/** What `req.user` is in a request with a key. */
export interface KeyPrincipal {
  id: string;
  collection: 'api-keys';
  _strategy: 'api-key';
  /** What the administrator named it. */
  name: string;
  role: 'operations';
  /** What it may write. */
  scope: Scope[];
}

type KeyOutcome =
  | { kind: 'none' }
  | { kind: 'refused'; problem: KeyProblem }
  | { kind: 'throttled'; seconds: number }
  | { kind: 'valid'; principal: KeyPrincipal };

interface StoredKey {
  id: string;
  name: string;
  scope?: Scope[] | null;
  enabled?: boolean | null;
  expiresAt?: string | null;
  revokedAt?: string | null;
}

/** What is wrong with a stored key at a moment, in milliseconds since 1970; null if nothing is. */
export function problemOfKey(
  { revokedAt, enabled, expiresAt }: Pick<StoredKey, 'revokedAt' | 'enabled' | 'expiresAt'>,
  now: number,
): Exclude<KeyProblem, 'unknown'> | null {
  if (revokedAt) return 'revoked';
  if (!enabled) return 'disabled';
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : null;
}

/** Notes that a key is in use, at most once a minute. */
async function noteUse(payload: Payload, id: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const before = new Date(now - API_KEY_USE_NOTED_MS).toISOString();
  await payload.db.drizzle.execute(sql`
    UPDATE api_keys SET last_used_at = ${at}
    WHERE id = ${id} AND (last_used_at IS NULL OR last_used_at <= ${before})`);
}

/**
 * Whose key a request has. A guess costs one look into an index, and is counted against its address;
 * a right key is never throttled, so that nobody can lock out who reports flights.
 */
export async function authenticateKey(payload: Payload, headers: Headers): Promise<KeyOutcome> {
  const key = keyIn(headers);
  if (key === undefined) return { kind: 'none' };
  const now = requestTime();
  const stored = key
    ? await payload.db.findOne<StoredKey>({
        collection: 'api-keys',
        where: { hash: { equals: hashOfKey(key) } },
      })
    : null;
  if (!stored) {
    const seconds = await countGuess(payload, headers, now);
    return seconds > 0 ? { kind: 'throttled', seconds } : { kind: 'refused', problem: 'unknown' };
  }
  const problem = problemOfKey(stored, now);
  if (problem) return { kind: 'refused', problem };
  await noteUse(payload, stored.id, now);
  const { id, name, scope } = stored;
  const who = { id, name, scope: scope ?? [], role: 'operations' } as const;
  return { kind: 'valid', principal: { ...who, collection: 'api-keys', _strategy: 'api-key' } };
}

/** Lets a request with a key be one of `operations`. */
export const keyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: async ({ payload, headers }) => {
    const outcome = await authenticateKey(payload, headers);
    return { user: outcome.kind === 'valid' ? (outcome.principal as unknown as TypedUser) : null };
  },
};

const words: Record<KeyProblem, string> = {
  unknown: 'This API key is not known. Have an administrator create one.',
  revoked: 'This API key has been revoked. Have an administrator create another.',
  disabled: 'This API key is disabled. An administrator can enable it.',
  expired: 'This API key has expired. Have an administrator create another.',
};

const refusal = (status: number, message: string, headers: Record<string, string>) =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

/**
 * The reply to a request whose key does not count, undefined where it goes on: 401 with the reason, or
 * 429 with `retry-after` where its address has guessed too often. Payload alone would take it for
 * anonymous.
 */
export async function refusedKey(
  payload: () => Promise<Payload>,
  headers: Headers,
): Promise<Response | undefined> {
  if (keyIn(headers) === undefined) return undefined;
  const outcome = await authenticateKey(await payload(), headers);
  if (outcome.kind === 'refused') {
    return refusal(401, words[outcome.problem], { 'www-authenticate': 'Bearer' });
  }
  if (outcome.kind !== 'throttled') return undefined;
  return refusal(429, 'Too many unknown API keys. Try later.', {
    'retry-after': String(outcome.seconds),
  });
}
