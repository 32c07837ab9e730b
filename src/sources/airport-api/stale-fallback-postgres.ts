import { sql } from '@payloadcms/db-postgres';
import { bulkhead } from 'cockatiel';
import type { SQL } from 'drizzle-orm';
import {
  STORE_WRITES_AT_ONCE,
  MAX_STORED_BYTES,
  STORE_READ_TIMEOUT_MS,
  MAX_STORED_REPLIES,
  STORE_TIDY_MS,
  STORE_WRITES_WAITING,
} from './config';
import type { UpstreamEvents } from './events';
import type { StaleReply, StaleFallback } from './stale-fallback';
import { withTimeout } from './with-timeout';

/** Runs a statement in the CMS's database. */
export type Execute = (statement: SQL) => Promise<{ rows: Record<string, unknown>[] }>;

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
const milliseconds = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);

type Lives = Parameters<StaleFallback['keep']>[1];

/** Replicas store the same answers: one that another has just written stays. */
const insertion = (body: string, reply: StaleReply, { freshMs, usableMs }: Lives) => sql`
  INSERT INTO upstream_replies AS existing (key, body, as_of, kept_at, kept_until)
  VALUES (${reply.key}, ${body}::json, ${moment(reply.asOf)}, ${moment(reply.receivedAt)},
    ${moment(reply.asOf + usableMs)})
  ON CONFLICT (key) DO UPDATE SET body = excluded.body, as_of = excluded.as_of,
    kept_at = excluded.kept_at, kept_until = excluded.kept_until
  WHERE existing.kept_at <= ${moment(reply.receivedAt - freshMs)}`;

const selection = (key: string, now: number) => sql`
  SELECT body, ${milliseconds('as_of')} AS as_of, ${milliseconds('kept_at')} AS kept_at
  FROM upstream_replies WHERE key = ${key} AND kept_until > ${moment(now)}`;

const deletion = (key: string) => sql`DELETE FROM upstream_replies WHERE key = ${key}`;

/** What is too old, and of too many the oldest. */
const tidying = (now: number) => sql`
  DELETE FROM upstream_replies WHERE kept_until <= ${moment(now)} OR key IN
    (SELECT key FROM upstream_replies ORDER BY kept_at DESC OFFSET ${MAX_STORED_REPLIES})`;

/**
 * Last known good answers in the table `upstream_replies` of the CMS's database.
 * @param connect awaited before each statement; its time does not count for the statement's
 */
export function staleFallbackInPostgres(
  connect: () => Promise<Execute>,
  events: UpstreamEvents,
): StaleFallback {
  type Operation = Parameters<UpstreamEvents['storeFailed']>[0]['operation'];
  // A slow database must not occupy all connections, nor pile up bodies.
  const aside = bulkhead(STORE_WRITES_AT_ONCE, STORE_WRITES_WAITING);
  let tidiedAt = -Infinity;

  const run = async (operation: Operation, statement: SQL) => {
    try {
      await aside.execute(async () => (await connect())(statement));
    } catch (cause) {
      events.storeFailed({ operation, cause });
    }
  };

  function tidy(now: number): void {
    if (now - tidiedAt < STORE_TIDY_MS) return;
    tidiedAt = now;
    void run('tidy', tidying(now));
  }

  return {
    keep(reply, lives) {
      const body = JSON.stringify(reply.data);
      if (Buffer.byteLength(body) > MAX_STORED_BYTES) return;
      void run('keep', insertion(body, reply, lives)).then(() => tidy(reply.receivedAt));
    },
    async recall(key) {
      try {
        const execute = await connect();
        const { rows } = await withTimeout(
          STORE_READ_TIMEOUT_MS,
          execute(selection(key, Date.now())),
        );
        const [row] = rows;
        if (!row) return null;
        return { key, data: row.body, asOf: Number(row.as_of), receivedAt: Number(row.kept_at) };
      } catch (cause) {
        events.storeFailed({ operation: 'recall', cause });
        return null;
      }
    },
    forget: (key) => void run('forget', deletion(key)),
  };
}
