import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { withClient } from '../database';

/** Longer names are cut by PostgreSQL. */
const LONGEST_NAME = 63;

/** The three names of a database that is replaced. */
export interface Databases {
  current: string;
  /** Where the backup is filled in. */
  fresh: string;
  /** What the current one is called once it was replaced. */
  aside: string;
}

export const databaseOf = (uri: string) => decodeURIComponent(new URL(uri).pathname.slice(1));

/** The address of another database of the same server. */
export function withDatabase(uri: string, database: string): string {
  const url = new URL(uri);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

/** A database cannot be renamed from within. */
const beside = <Result>(uri: string, run: (client: Client) => Promise<Result>) =>
  withClient(withDatabase(uri, 'postgres'), run);

/** Names for replacing the database of `uri`; `stamp` makes each restore's names unique. */
export function namesFor(uri: string, stamp: string): Databases {
  const current = databaseOf(uri);
  const named = (suffix: string) => current.slice(0, LONGEST_NAME - suffix.length) + suffix;
  return { current, fresh: named('_restoring'), aside: named(`_before_${stamp}`) };
}

/** Whether the user of `uri` may make a database beside its own and rename both. */
export async function mayReplace(uri: string): Promise<boolean> {
  if (databaseOf(uri) === 'postgres') return false;
  try {
    return await beside(uri, async (client) => {
      const { rows } = await client.query<{ allowed: boolean }>(
        `select r.rolsuper or (r.rolcreatedb and pg_has_role(d.datdba, 'usage')) as allowed
         from pg_roles r, pg_database d where r.rolname = current_user and d.datname = $1`,
        [databaseOf(uri)],
      );
      return rows[0]?.allowed ?? false;
    });
  } catch {
    return false;
  }
}

/** Options of `create database` so that the new one sorts and encodes like another. */
async function likeDatabase(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ encoding: string; row: Record<string, string | null> }>(
    `select pg_encoding_to_char(encoding) as encoding, to_jsonb(d) as row
     from pg_database d where datname = $1`,
    [name],
  );
  const { encoding = 'UTF8', row = {} } = rows[0] ?? {};
  // The columns have other names in older servers.
  const locale = row.datlocale ?? row.daticulocale;
  const providers: Record<string, string> = {
    i: `locale_provider icu icu_locale ${escapeLiteral(locale ?? '')}`,
    b: `locale_provider builtin builtin_locale ${escapeLiteral(locale ?? '')}`,
  };
  return [
    'template template0',
    `encoding ${escapeLiteral(encoding)}`,
    `lc_collate ${escapeLiteral(row.datcollate ?? 'C')}`,
    `lc_ctype ${escapeLiteral(row.datctype ?? 'C')}`,
    providers[row.datlocprovider ?? ''] ?? '',
  ].join(' ');
}

/** Creates the fresh database, empty; one that an interrupted restore left is removed. */
export async function createFresh(uri: string, { current, fresh }: Databases): Promise<void> {
  await beside(uri, async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(fresh)}`);
    const like = await likeDatabase(client, current);
    await client.query(`create database ${escapeIdentifier(fresh)} ${like}`);
  });
}

/** Puts the fresh database in the place of the current one, in one step. */
export async function swap(uri: string, { current, fresh, aside }: Databases): Promise<void> {
  const [one, other, away] = [current, fresh, aside].map(escapeIdentifier);
  await beside(uri, async (client) => {
    await client.query('begin');
    await client.query(`alter database ${one} rename to ${away}`);
    await client.query(`alter database ${other} rename to ${one}`);
    await client.query('commit');
  });
}

export async function databaseExists(uri: string, name: string): Promise<boolean> {
  return beside(uri, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
}

export async function dropDatabase(uri: string, name: string): Promise<void> {
  await beside(uri, (client) =>
    client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`),
  );
}

/** How many others are connected to the client's database: a site always is. */
export async function othersConnected(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and usename is not null and pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}
