import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { API_KEY_GUESSES_ALLOWED, API_KEY_GUESSES_WINDOW_MS } from '@/constants';
import { env } from '@/env';
import { clientAddress, networkOf } from '@/lib/client-address';

/** What stands for an address while guesses are counted: nobody without the secret leads it back. */
const senderOf = (headers: Headers) =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(networkOf(clientAddress(headers, env().TRUST_PROXY)))
    .digest('base64url');

/**
 * Counts an unknown key against the address it came from, for all servers. What no longer counts is
 * deleted.
 * @param now in milliseconds since 1970
 * @returns seconds until the address may guess again; 0 while it may
 */
export async function countGuess(payload: Payload, headers: Headers, now: number): Promise<number> {
  const sender = senderOf(headers);
  const since = new Date(now - API_KEY_GUESSES_WINDOW_MS).toISOString();
  return payload.db.drizzle.transaction(async (session) => {
    // One at a time from an address, on whichever replica it arrives: else a burst is not counted.
    await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${sender}, 1))`);
    const { rows } = await session.execute<{ at: string | Date }>(sql`
      SELECT at FROM api_key_guesses WHERE sender = ${sender} AND at >= ${since}
      ORDER BY at DESC LIMIT ${API_KEY_GUESSES_ALLOWED}`);
    const limiting = rows[API_KEY_GUESSES_ALLOWED - 1];
    if (limiting) {
      const free = new Date(limiting.at).getTime() + API_KEY_GUESSES_WINDOW_MS;
      return Math.max(1, Math.ceil((free - now) / 1000));
    }
    await session.execute(sql`DELETE FROM api_key_guesses WHERE at < ${since}`);
    await session.execute(sql`
      INSERT INTO api_key_guesses (sender, at)
      VALUES (${sender}, ${new Date(now).toISOString()})`);
    return 0;
  });
}
