import { env } from '@/env';
import { processWide } from '@/platform/process-wide';
import { cms } from '../cms/cms';
import type { Source } from '../source';
import { airportSource } from '.';
import type { Dialect } from './cached-request';
import { airportClient } from './client';
import { eventRecorder } from './event-recorder';
import { limitPageLifetime } from './page-lifetime';
import { staleFallbackInPostgres } from './stale-fallback-postgres';

/** Statements in the database of the CMS. */
async function database() {
  const { drizzle } = (await cms()).db;
  return (statement: Parameters<typeof drizzle.execute>[0]) => drizzle.execute(statement);
}

/**
 * The airport API that the environment names, observed, with its last known good answers in PostgreSQL.
 * @param dialect how it is requested and read where it does not speak the contract
 */
export function airportApi(bundled: Source, dialect?: Dialect): Source {
  const { AIRPORT_API_URL = '', AIRPORT_API_EXTENDED, AIRPORT_API_TIMEOUT_MS } = env();
  const client = processWide('airport client', () => {
    const events = eventRecorder();
    const store = staleFallbackInPostgres(database, events);
    return airportClient({ attemptMs: AIRPORT_API_TIMEOUT_MS, store, events });
  });
  return airportSource({
    baseUrl: AIRPORT_API_URL,
    dialect,
    extended: AIRPORT_API_EXTENDED,
    bundled,
    client,
    limitPageLifetime,
  });
}
