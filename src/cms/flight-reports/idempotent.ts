import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { say } from '@/cms/admin-words/say';
import { documentRef } from '@/cms/documents';
import { refused, reply } from '@/cms/endpoint';
import { requestTime } from '@/lib/request-time';
import { DAY_MS, MINUTE_MS } from '@/lib/time';

/** A request that has not ended by then was interrupted. */
const LONGEST_MS = 10 * MINUTE_MS;

/** What a caller may name a request by. */
const KEY = /^[\x21-\x7e]{1,200}$/;

interface Answer {
  status: number;
  data: unknown;
}

interface Row extends Record<string, unknown> {
  body: string;
  status: number | null;
  reply: string | null;
}

/**
 * Does something once for each `Idempotency-Key` of a caller, within a day: who sends the same request again
 * gets the same reply, with `Idempotent-Replayed: true`. 422 where the key was another request's; 409 with
 * `Retry-After` while the first is under way; 400 for a key that is none. Without a key it is just done.
 */
export async function idempotently(
  req: PayloadRequest,
  body: unknown,
  work: () => Promise<Answer>,
): Promise<Response> {
  const key = req.headers.get('idempotency-key');
  if (key === null || !req.user) {
    const { status, data } = await work();
    return reply(data, status);
  }
  if (!KEY.test(key)) return refused(400, 'invalid', 'Idempotency-Key');
  const database = req.payload.db.drizzle;
  const caller = documentRef(req.user.collection, req.user.id);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const now = requestTime();
  const iso = (ageMs: number) => new Date(now - ageMs).toISOString();
  // A process that ended in the middle answers nobody: the next may try.
  await database.execute(sql`
    DELETE FROM idempotent_requests
    WHERE at < ${iso(DAY_MS)} OR (status IS NULL AND at < ${iso(LONGEST_MS)})`);
  const { rows: begun } = await database.execute(sql`
    INSERT INTO idempotent_requests (caller, key, body, at)
    VALUES (${caller}, ${key}, ${hash}, ${iso(0)})
    ON CONFLICT DO NOTHING RETURNING key`);
  const ours = sql`caller = ${caller} AND key = ${key}`;
  if (begun.length === 0) {
    const { rows } = await database.execute<Row>(
      sql`SELECT body, status, reply FROM idempotent_requests WHERE ${ours}`,
    );
    const [first] = rows;
    if (first && first.body !== hash) {
      return refused(422, 'other_request', 'Idempotency-Key', say(req, 'otherRequest'));
    }
    if (!first || first.status === null) {
      const waiting = refused(409, 'under_way', 'Idempotency-Key', say(req, 'requestUnderWay'));
      waiting.headers.set('retry-after', '1');
      return waiting;
    }
    const again = reply(JSON.parse(first.reply ?? 'null'), first.status);
    again.headers.set('idempotent-replayed', 'true');
    return again;
  }
  const begunByThis = sql`${ours} AND at = ${iso(0)}`;
  let answer: Answer;
  try {
    answer = await work();
  } catch (error) {
    await database.execute(sql`DELETE FROM idempotent_requests WHERE ${begunByThis}`);
    throw error;
  }
  const { status, data } = answer;
  await database.execute(sql`
    UPDATE idempotent_requests SET status = ${status}, reply = ${JSON.stringify(data)}
    WHERE ${begunByThis}`);
  return reply(data, status);
}
