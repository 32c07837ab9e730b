import net from 'node:net';
import { Client } from 'pg';
import { committedMigrations, env } from '@/env';

export type DatabaseState = 'ready' | 'unmigrated' | 'unreachable';

const TIMEOUT_MS = 1000;
/** How long an answer is cached: probes must not become load. */
const CACHED_MS = 1000;
const UNDEFINED_TABLE = '42P01';

/** The migrations that were applied, read over a connection of its own. */
async function appliedMigrations(): Promise<string[]> {
  const socket = new net.Socket();
  const late = new Error(`The database did not answer within ${TIMEOUT_MS} ms.`);
  const timer = setTimeout(() => socket.destroy(late), TIMEOUT_MS);
  const client = new Client({ connectionString: env().DATABASE_URI, stream: () => socket });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    await client.end();
    return rows.map(({ name }) => name);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function probe(): Promise<DatabaseState> {
  try {
    const applied = await appliedMigrations();
    return committedMigrations().every((name) => applied.includes(name)) ? 'ready' : 'unmigrated';
  } catch (error) {
    const { code } = error as { code?: unknown };
    return code === UNDEFINED_TABLE ? 'unmigrated' : 'unreachable';
  }
}

let last: { state: Promise<DatabaseState>; until: number } | undefined;

/** Whether the database answers within a second, with every migration of this build. */
export function databaseState(): Promise<DatabaseState> {
  if (last && Date.now() < last.until) return last.state;
  last = { state: probe(), until: Date.now() + CACHED_MS };
  return last.state;
}
