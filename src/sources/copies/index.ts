import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { Pool } from 'pg';
import { env } from '@/env';
import { processWide } from '@/platform/process-wide';
import { endWithProcess } from '@/platform/lifecycle/state';
import { log } from '@/platform/telemetry/log';
import { metrics } from '@/platform/telemetry/metrics';
import { cms } from '../cms/cms';
import { followed } from './followed';

type Payload = Awaited<ReturnType<typeof cms>>;

/** The session of the database that a read asks. */
export type Database = Payload['db']['drizzle'];

type Read<Answer> = (database: Database) => Promise<Answer>;

/** A copy that is silent for longer is given up, and the database asked instead. */
const SILENT_MS = 2000;

const errorOf = (problem: unknown) =>
  problem instanceof Error ? problem : new Error(String(problem));

function openCopy(payload: Payload, uri: string) {
  const { host } = new URL(uri);
  const pool = new Pool({
    connectionString: uri,
    connectionTimeoutMillis: SILENT_MS,
    query_timeout: SILENT_MS,
  });
  // Idle connections end with their server; new ones are made when they are needed.
  pool.on('error', (err) => log.warn({ err, host }, 'A connection to a copy was lost.'));
  // Of one that is in use the read fails; the pool does not listen to it meanwhile.
  pool.on('connect', (client) => client.on('error', () => undefined));
  endWithProcess({ end: () => pool.end() });
  const database = drizzle({ client: pool, schema: payload.db.schema }) as Database;
  const state = followed(
    {
      async end() {
        const { rows } = await payload.db.drizzle.execute<{ position: string }>(
          'select pg_current_wal_insert_lsn()::text as position',
        );
        return rows[0]?.position ?? '';
      },
      async isCarriedOut(position) {
        const { rows } = await pool.query<{ reached: boolean }>(
          `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached`,
          [position],
        );
        return rows[0]?.reached ?? false;
      },
    },
    (err) => {
      if (err) log.warn({ err, host }, 'A copy of the database is not read from for now.');
      else log.info({ host }, 'A copy of the database is read from again.');
    },
  );
  return {
    isCurrent: state.isCurrent,
    async read<Answer>(read: Read<Answer>): Promise<Answer> {
      try {
        return await read(database);
      } catch (error) {
        state.doubt(errorOf(error));
        throw error;
      }
    },
  };
}

const opened = (payload: Payload) =>
  processWide('copies of the database', () => ({
    next: 0,
    all: env().DATABASE_READ_URIS.map((uri) => openCopy(payload, uri)),
  }));

/** A copy that is current, each in its turn; undefined where none is. */
function currentCopy(payload: Payload) {
  const copies = opened(payload);
  const current = copies.all.filter((copy) => copy.isCurrent());
  return current[copies.next++ % current.length];
}

/**
 * Reads what may be a second old: from a copy of the database that has all that was committed a second
 * ago, else from the database itself. A read that a copy fails is done once more there.
 */
export async function recent<Answer>(read: Read<Answer>): Promise<Answer> {
  const payload = await cms();
  const copy = currentCopy(payload);
  if (copy) {
    try {
      const answer = await copy.read(read);
      metrics.databaseReads.inc({ from: 'copy' });
      return answer;
    } catch {
      // Told by the copy, and done below.
    }
  }
  metrics.databaseReads.inc({ from: 'database' });
  return read(payload.db.drizzle);
}
