import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { shutDown } from '../../src/platform/lifecycle/shut-down';
import { log } from '../../src/platform/telemetry/log';
import { endPayloadWithProcess } from './end';

/** What of Payload is ended; the pool is a real one that has not connected. */
function cms() {
  const order: string[] = [];
  let busy = true;
  const pool = new Pool({ connectionString: 'postgres://unit.invalid/parvoz' });
  const cron = { stop: () => order.push('no new job'), isBusy: () => busy };
  const payload = { crons: [cron], db: { pool } } as unknown as Payload;
  const finish = () => {
    order.push(`job done, ${pool.ended ? 'after' : 'before'} the database`);
    busy = false;
  };
  return { payload, pool, order, finish };
}

test('a job that runs is finished before the database goes', async () => {
  const { payload, pool, order, finish } = cms();
  endPayloadWithProcess(payload);
  const down = shutDown({ delayMs: 0, limitMs: 5000, idle: 'ends' });
  await wait(60);
  finish();
  await down;
  expect(order).toEqual(['no new job', 'job done, before the database']);
  expect(pool.ended).toBe(true);
});

test('a connection that is lost while idle is logged, and no exception', () => {
  const logged = vi.spyOn(log, 'warn').mockReturnValue();
  const { payload, pool } = cms();
  endPayloadWithProcess(payload);
  const err = new Error('terminating connection');
  pool.emit('error', err);
  expect(logged).toHaveBeenCalledWith({ err }, 'A connection to the database was lost.');
  logged.mockRestore();
});
