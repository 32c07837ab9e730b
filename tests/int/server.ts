import { escapeIdentifier } from 'pg';
import { withDatabase } from '../../tools/lib/backup/databases';
import { query } from './own-site';

/** The server of the tests; the databases of a file are dropped by `dropDatabases`. */
const server = process.env.DATABASE_URI ?? '';
if (!server) throw new Error('DATABASE_URI is not set: run the tests by npm test.');

const made = new Set<string>();

export const uriOf = (database: string) => withDatabase(server, database);

/** Runs a statement on a database of that server. */
export const run = (database: string, statement: string) => query(uriOf(database), statement);

/** Creates a database, empty or as a copy of another; its address. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  const copy = template ? ` template ${escapeIdentifier(template)}` : '';
  await dropDatabase(name);
  await run('postgres', `create database ${escapeIdentifier(name)}${copy}`);
  made.add(name);
  return uriOf(name);
}

export async function dropDatabase(name: string): Promise<void> {
  await run('postgres', `drop database if exists ${escapeIdentifier(name)} with (force)`);
}

export async function dropDatabases(): Promise<void> {
  for (const name of made) await dropDatabase(name);
}

/** Names of the databases that begin like one. */
export async function databasesLike(name: string): Promise<string[]> {
  const rows = await run(
    'postgres',
    `select datname::text as name from pg_database
     where starts_with(datname::text, '${name}') order by 1`,
  );
  return rows.map((row) => String(row.name));
}
