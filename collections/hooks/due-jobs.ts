import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isStopping } from '../../src/platform/lifecycle/state';
import { log } from '../../src/platform/telemetry/log';

/** A job whose server has given no sign of life for so long is given to another. */
export const JOB_LEASE_S = 30;
const SIGN_OF_LIFE_MS = 10_000;

/** PostgreSQL's clock: those of the servers may differ. */
const claimed = sql.raw(`now() + interval '${JOB_LEASE_S} seconds'`);

/** Takes the job that is due longest, as in a queue: the others do not see it until the claim is over. */
const claiming = sql`
  UPDATE payload_jobs SET wait_until = ${claimed} WHERE id = (
    SELECT id FROM payload_jobs
    WHERE completed_at IS NULL AND has_error IS NOT TRUE AND (wait_until IS NULL OR wait_until <= now())
    ORDER BY wait_until NULLS FIRST, created_at LIMIT 1
    FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const renewing = (id: number) => sql`
  UPDATE payload_jobs SET wait_until = ${claimed} WHERE id = ${id} AND processing`;

async function claim({ db }: Payload): Promise<number | undefined> {
  const { rows } = await db.drizzle.execute<{ id: number }>(claiming);
  return rows[0]?.id;
}

/** Does a claimed job; meanwhile its claim goes on. */
async function run(payload: Payload, id: number): Promise<void> {
  const timer = setInterval(() => {
    payload.db.drizzle
      .execute(renewing(id))
      .catch((err: unknown) => log.warn({ err, job: id }, 'The claim to a job was not renewed.'));
  }, SIGN_OF_LIFE_MS);
  try {
    await payload.jobs.runByID({ id, silent: true });
  } finally {
    clearInterval(timer);
  }
}

/**
 * Does what is due, one job after the other, until nothing is or the process begins to end. However many
 * servers do so at once, each job is one server's. Payload's own way of taking jobs lets two servers
 * take the same one, and leaves what a killed server had begun undone.
 */
export async function runDueJobs(payload: Payload): Promise<void> {
  while (!isStopping()) {
    const id = await claim(payload);
    if (id === undefined) return;
    await run(payload, id);
  }
}
