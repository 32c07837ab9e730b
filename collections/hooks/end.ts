import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { onShutdown, waitUntil } from '../../src/platform/lifecycle/state';
import { log } from '../../src/platform/telemetry/log';

const LOOK_EVERY_MS = 50;

/** A job that is cut off is done again, by another server and half a minute later. */
async function whenIdle(crons: Payload['crons']): Promise<void> {
  while (crons.some((cron) => cron.isBusy())) await wait(LOOK_EVERY_MS);
}

/**
 * Scheduled work stops when the process begins to end, connections to the database at its end. Payload's
 * `destroy` would end none: it forgets its tables, and what is cut off fails on that.
 */
export function endPayloadWithProcess(payload: Payload): void {
  const { crons } = payload;
  const { pool } = payload.db;
  // A database that restarts closes idle connections; new ones are made when they are needed.
  pool.on('error', (err) => log.warn({ err }, 'A connection to the database was lost.'));
  onShutdown({
    begin: () => {
      for (const cron of crons) cron.stop();
      waitUntil(whenIdle(crons));
    },
    end: () => pool.end(),
  });
}
