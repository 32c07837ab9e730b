import { sql } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import { clientAddress, networkOf } from '@/lib/client-address';
import { requestTime } from '@/lib/request-time';
import { signatureOf } from '@/lib/signature';
import { processWide } from '@/platform/process-wide';
import { deviceOf } from './devices';

/** Attempts are counted for so long. */
export const WINDOW_MS = 15 * 60_000;

/** Failed attempts at one account from one origin, after which that origin waits. */
export const ATTEMPTS_AT_ACCOUNT = 10;

/** Failed attempts from one origin at whatever accounts. */
export const ATTEMPTS_OF_ORIGIN = 50;

/**
 * Who tries: a browser that has signed in to this account before, else the visitor's network. Strangers
 * who try an account from elsewhere, or from the same office, take nothing from it.
 */
interface Attempt {
  account: string;
  origin: string;
}

/** The account that an e-mail address names, however it was typed. */
export const accountOf = (email: string): string => email.toLowerCase().trim();

/** @param account an e-mail address, as it was typed */
export function attemptOf(req: Pick<PayloadRequest, 'headers'>, account: string): Attempt {
  const name = accountOf(account);
  const device = deviceOf(req.headers, name);
  const network = networkOf(clientAddress(req.headers, env().TRUST_PROXY));
  return {
    account: signatureOf('account', name),
    origin: device ? signatureOf('device', device) : signatureOf('network', network),
  };
}

interface Row extends Record<string, unknown> {
  account: string;
  at: string;
}

/**
 * Attempts count whatever becomes of the request's transaction, and are counted while it is open: on
 * connections of their own, or requests that each have one of Payload's and want a second would wait for
 * one another.
 */
const attempts = () =>
  processWide('sign-in attempts', () =>
    drizzle(
      new Pool({
        connectionString: env().DATABASE_URI,
        max: 2,
        connectionTimeoutMillis: 10_000,
        allowExitOnIdle: true,
      }),
    ),
  );

/**
 * Counts an attempt before it is looked at, so that many at once are counted too.
 * @returns 0, or the seconds for which this origin has to wait; the attempt is then not counted
 */
export async function beginAttempt({ account, origin }: Attempt): Promise<number> {
  const now = requestTime();
  const since = new Date(now - WINDOW_MS).toISOString();
  return attempts().transaction(async (database) => {
    await database.execute(sql`DELETE FROM sign_in_attempts WHERE at < ${since}`);
    await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${origin}, 0))`);
    const { rows } = await database.execute<Row>(
      sql`SELECT account, at FROM sign_in_attempts WHERE origin = ${origin} ORDER BY at DESC`,
    );
    const atAccount = rows.filter((row) => row.account === account);
    const full = [atAccount[ATTEMPTS_AT_ACCOUNT - 1], rows[ATTEMPTS_OF_ORIGIN - 1]];
    const free = full.map((row) => (row ? new Date(row.at).getTime() + WINDOW_MS : now));
    const wait = Math.max(...free) - now;
    if (wait > 0) return Math.ceil(wait / 1000);
    const at = new Date(now).toISOString();
    await database.execute(
      sql`INSERT INTO sign_in_attempts (account, origin, at) VALUES (${account}, ${origin}, ${at})`,
    );
    return 0;
  });
}

/** After the right password: what failed before it counts no more. */
export async function forgetAttempts({ account, origin }: Attempt): Promise<void> {
  await attempts().execute(
    sql`DELETE FROM sign_in_attempts WHERE account = ${account} AND origin = ${origin}`,
  );
}
