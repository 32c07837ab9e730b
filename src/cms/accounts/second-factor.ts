import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { requestTime } from '@/lib/request-time';
import { databaseOf } from '@/cms/database';
import { decrypt, encrypt } from './encryption';
import { keyAddress, newKey, newRecoveryCodes, recoveryHash, stepOf, typedCode } from './totp';

/** An enrolment that was begun is finished within this time. */
const ENROLMENT_MS = 15 * 60_000;

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;
type UserId = string | number;

interface Row extends Record<string, unknown> {
  key: string;
  recovery: string[];
}

const keyOf = (id: UserId) => `second factor of ${id}`;
const enrolmentOf = (id: UserId) => `enrolment of ${id}`;

async function rowOf(req: Asking, id: UserId): Promise<Row | undefined> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<Row>(
    sql`SELECT key, recovery FROM second_factors WHERE user_id = ${id}`,
  );
  return rows[0];
}

/** How many recovery codes a user's second factor has left; null where there is no second factor. */
export async function secondFactorOf(req: Asking, id: UserId): Promise<number | null> {
  return (await rowOf(req, id))?.recovery.length ?? null;
}

/**
 * Whether a code of the app, or a recovery code, is right for a user; it is then used up. In the
 * transaction of the request: of two at once, one is right.
 */
export async function takeCode(req: Asking, id: UserId, code: string): Promise<boolean> {
  const row = await rowOf(req, id);
  if (!row) return false;
  const database = await databaseOf(req);
  const typed = typedCode(code);
  // Under another secret no key opens; recovery codes are still good.
  const key = decrypt(keyOf(id), row.key);
  const step = key === null ? null : stepOf(key, typed, requestTime());
  const hash = recoveryHash(typed);
  const { rows } = await database.execute(
    step === null
      ? sql`UPDATE second_factors SET recovery = array_remove(recovery, ${hash})
          WHERE user_id = ${id} AND ${hash} = ANY(recovery) RETURNING user_id`
      : sql`UPDATE second_factors SET last_step = ${step}
          WHERE user_id = ${id} AND last_step < ${step} RETURNING user_id`,
  );
  return rows.length > 0;
}

/** What is needed to set up an authenticator app. */
export interface Enrolment {
  /** For typing, base32. */
  key: string;
  /** For the QR code, `otpauth://…`. */
  address: string;
  /** Sent back with the first code; the server keeps nothing before. */
  enrolment: string;
}

/** Begins to set up a second factor; nothing is stored. */
export function beginEnrolment(user: { id: UserId; email?: string | null }): Enrolment {
  const key = newKey();
  const text = JSON.stringify({ key, until: requestTime() + ENROLMENT_MS });
  return {
    key,
    address: keyAddress(key, user.email ?? ''),
    enrolment: encrypt(enrolmentOf(user.id), text),
  };
}

export type EnrolmentOutcome =
  { kind: 'done'; recoveryCodes: string[] } | { kind: 'expired' | 'wrong' | 'there' };

/** Finishes it with the first code of the app. The recovery codes are told this once. */
export async function enrol(
  req: Asking,
  id: UserId,
  enrolment: string,
  code: string,
): Promise<EnrolmentOutcome> {
  const text = decrypt(enrolmentOf(id), enrolment);
  const { key = '', until = 0 } = (text ? JSON.parse(text) : {}) as {
    key?: string;
    until?: number;
  };
  if (!key || until < requestTime()) return { kind: 'expired' };
  const step = stepOf(key, typedCode(code), requestTime());
  if (step === null) return { kind: 'wrong' };
  const recoveryCodes = newRecoveryCodes();
  const hashes = JSON.stringify(recoveryCodes.map(recoveryHash));
  const database = await databaseOf(req);
  const { rows } = await database.execute(sql`
    INSERT INTO second_factors (user_id, key, last_step, recovery)
    VALUES (${id}, ${encrypt(keyOf(id), key)}, ${step},
      ARRAY(SELECT json_array_elements_text(${hashes}::json)))
    ON CONFLICT (user_id) DO NOTHING RETURNING user_id`);
  return rows.length > 0 ? { kind: 'done', recoveryCodes } : { kind: 'there' };
}

/** Takes the second factor of a user away. */
export async function removeSecondFactor(req: Asking, id: UserId): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`DELETE FROM second_factors WHERE user_id = ${id}`);
}
