import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Flight } from '@/features/flights/schema';
import { plain } from '@/lib/local-text';
import { toAirportIso } from '@/lib/time';
import { airportSource } from '@/sources/airport-api';
import { airportClient } from '@/sources/airport-api/client';
import { MAX_STORED_REPLIES } from '@/sources/airport-api/config';
import { silent } from '@/sources/airport-api/events';
import { staleFallbackInPostgres } from '@/sources/airport-api/stale-fallback-postgres';
import type { Source } from '@/sources/source';
import { flightFixture } from '../fixtures/flights';
import { json, startUpstream } from '../fixtures/upstream';

const pool = new Pool({ connectionString: process.env.DATABASE_URI });
const database = drizzle(pool);

const MINUTE_MS = 60_000;
const LIVES = { freshMs: MINUTE_MS, usableMs: 30 * MINUTE_MS };
const NOW = Math.floor(Date.now() / 1000) * 1000;

beforeEach(async () => {
  await database.execute(sql`TRUNCATE upstream_replies`);
});
afterAll(() => pool.end());

/** A process, with what its store reported and the statements it ran to their end. */
function start() {
  const failures: unknown[] = [];
  let ended = 0;
  const execute = async (statement: SQL) => {
    try {
      return await database.execute(statement);
    } finally {
      ended += 1;
    }
  };
  const store = staleFallbackInPostgres(async () => execute, {
    ...silent,
    storeFailed: ({ cause }) => failures.push(cause),
  });
  const idle = (statements: number) => vi.waitFor(() => expect(ended).toBe(statements));
  return { store, failures, idle };
}

const replyOf = (data: unknown, receivedAt = NOW, key = 'https://api.example.com/api/flights') => ({
  key,
  data,
  asOf: receivedAt - 1000,
  receivedAt,
});

test('a reply outlives the process that stored it', async () => {
  // Characters that a stricter kind of column would refuse.
  const reply = replyOf({ flights: [{ city: 'Toshkent\u0000 \ud800 oʻ', gate: null }] });
  const first = start();
  first.store.keep(reply, LIVES);
  await first.idle(2);
  expect(await start().store.recall(reply.key)).toEqual(reply);
  expect(await start().store.recall('https://api.example.com/api/press')).toBeNull();
  expect(first.failures).toEqual([]);
});

test('it is written once while it is fresh, whichever replica stores it', async () => {
  const [one, other] = [start(), start()];
  one.store.keep(replyOf('first'), LIVES);
  await one.idle(2);
  other.store.keep(replyOf('too soon', NOW + MINUTE_MS - 1), LIVES);
  await other.idle(2);
  expect(await one.store.recall(replyOf('').key)).toEqual(replyOf('first'));
  other.store.keep(replyOf('second', NOW + MINUTE_MS), LIVES);
  await other.idle(3);
  expect(await one.store.recall(replyOf('').key)).toEqual(replyOf('second', NOW + MINUTE_MS));
});

test('one that is too old is not returned, and is deleted when the next is stored', async () => {
  const old = replyOf('old', NOW - 31 * MINUTE_MS, 'old');
  const first = start();
  first.store.keep(old, LIVES);
  await first.idle(2);
  expect(await first.store.recall('old')).toBeNull();
  const second = start();
  second.store.keep(replyOf('new'), LIVES);
  await second.idle(2);
  const { rows } = await database.execute(sql`SELECT key FROM upstream_replies`);
  expect(rows).toEqual([{ key: replyOf('').key }]);
});

test('of too many the oldest are deleted', async () => {
  await database.execute(sql`
    INSERT INTO upstream_replies (key, body, as_of, kept_at, kept_until)
    SELECT n::text, '{}', now(), now() - n * interval '1 second', now() + interval '1 hour'
    FROM generate_series(1, ${MAX_STORED_REPLIES}) n`);
  const { store, idle, failures } = start();
  store.keep(replyOf('new', NOW + MINUTE_MS), LIVES);
  await idle(2);
  expect(failures).toEqual([]);
  const { rows } = await database.execute(sql`SELECT key FROM upstream_replies`);
  const keys = rows.map(({ key }) => key);
  expect(keys).toHaveLength(MAX_STORED_REPLIES);
  expect(keys).toContain(replyOf('').key);
  expect(keys).not.toContain(String(MAX_STORED_REPLIES));
});

test('what is forgotten is gone', async () => {
  const { store, idle } = start();
  store.keep(replyOf('data'), LIVES);
  await idle(2);
  store.forget(replyOf('').key);
  await idle(3);
  expect(await store.recall(replyOf('').key)).toBeNull();
});

test('after a restart the board is there while the API is down, with the time it is from', async () => {
  const as_of = toAirportIso(NOW - 10 * MINUTE_MS);
  const board = { flights: [flightFixture()], message: '', as_of };
  const fallback = ['/flights/0/city/name'];
  const upstream = await startUpstream(json({ data: structuredClone(board), fallback }));
  const [{ city }] = board.flights as [Flight];
  const inUzbek = { ...city, name: { text: plain(city.name), lang: 'uz' } };
  const shown = { ...board, flights: [{ ...flightFixture(), city: inUzbek }] };
  const query = { direction: 'departure', search: '', date: undefined, lang: 'en' } as const;
  const process = () => {
    const { store, idle } = start();
    const client = airportClient({ attemptMs: 1000, store });
    const bundled = {} as Source;
    const source = airportSource({ baseUrl: upstream.url, extended: false, bundled, client });
    return { source, idle };
  };
  const before = process();
  expect(await before.source.flights(query)).toEqual(shown);
  await before.idle(3);
  await upstream.close();
  const { source } = process();
  expect(await source.flights(query)).toEqual({ ...shown, stale: true });
  await expect(source.flights({ ...query, direction: 'arrival' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});
