import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  STORE_WRITES_AT_ONCE,
  MAX_STORED_BYTES,
  STORE_READ_TIMEOUT_MS,
  STORE_WRITES_WAITING,
} from './config';
import { silent } from './events';
import { staleFallbackInPostgres, type Execute } from './stale-fallback-postgres';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIVES = { freshMs: 15_000, usableMs: 60_000 };
const replyOf = (data: unknown) => ({ key: 'board', data, asOf: 0, receivedAt: 0 });

/** A store on a database that answers so, and what failed. */
function start(execute: Execute) {
  const failed: string[] = [];
  const statements = vi.fn(execute);
  const store = staleFallbackInPostgres(async () => statements, {
    ...silent,
    storeFailed: ({ operation }) => failed.push(operation),
  });
  return { store, statements, failed };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('a failure of the database is reported, and of no consequence', async () => {
  const { store, failed } = start(() => Promise.reject(new Error('The database is down.')));
  store.keep(replyOf('data'), LIVES);
  store.forget('board');
  expect(await store.recall('board')).toBeNull();
  await settled();
  expect(failed.sort()).toEqual(['forget', 'keep', 'recall', 'tidy']);
});

test('one that cannot be reached is no different', async () => {
  const failed: string[] = [];
  const store = staleFallbackInPostgres(() => Promise.reject(new Error('It is not there.')), {
    ...silent,
    storeFailed: ({ operation }) => failed.push(operation),
  });
  expect(await store.recall('board')).toBeNull();
  expect(failed).toEqual(['recall']);
});

test('nobody waits for one that hangs', async () => {
  const { store, statements, failed } = start(() => new Promise(() => {}));
  const recalled = store.recall('board');
  await vi.advanceTimersByTimeAsync(STORE_READ_TIMEOUT_MS);
  expect(await recalled).toBeNull();
  statements.mockClear();
  for (let count = 0; count < STORE_WRITES_AT_ONCE + STORE_WRITES_WAITING + 5; count += 1) {
    store.forget(String(count));
  }
  await settled();
  expect(statements).toHaveBeenCalledTimes(STORE_WRITES_AT_ONCE);
  expect(failed.filter((operation) => operation === 'forget')).toHaveLength(5);
});

test('a reply that is too long is not stored', async () => {
  const { store, statements } = start(async () => ({ rows: [] }));
  store.keep(replyOf('a'.repeat(MAX_STORED_BYTES)), LIVES);
  await settled();
  expect(statements).not.toHaveBeenCalled();
});
