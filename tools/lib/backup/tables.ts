import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Manifest, TableEntry } from './manifest';
import { Tally } from './tally';

export const MIGRATIONS = 'payload_migrations';
const JOBS = 'payload_jobs';

interface Table {
  name: string;
  /** Those that are stored, not generated. */
  columns: string[];
  /** Columns of the primary key; empty without one. */
  key: string[];
}

const ofPublic = (alias: string) => `${alias}.relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = ${alias}.oid and d.deptype = 'e')`;

const qualified = (name: string) => `public.${escapeIdentifier(name)}`;
const listed = (names: string[]) => names.map(escapeIdentifier).join(', ');

/** The tables of the schema `public`, by name; those of extensions are none of them. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text
        from pg_index i
          cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key
    from pg_class c where ${ofPublic('c')} and c.relkind = 'r' order by c.relname`);
  return rows;
}

/** Whether any table but the record of migrations has a row. */
export async function hasContent(client: Client): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    if (name === MIGRATIONS) continue;
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${qualified(name)}) as filled`,
    );
    if (rows[0]?.filled) return true;
  }
  return false;
}

/** Names of the migrations that a database has, oldest first; empty when it is not of this project. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.${MIGRATIONS}') is not null as found`,
  );
  if (!rows[0]?.found) return [];
  const found = await client.query<{ name: string }>(
    `select name from public.${MIGRATIONS} order by name`,
  );
  return found.rows.map(({ name }) => name);
}

/** Text that means the same to every server and session; rows hidden by a policy are an error. */
const SETTINGS = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local row_security = off; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Begins a transaction that sees the database as it is now, whatever others write meanwhile. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query(SETTINGS);
}

/** Writes a table's rows to a file, in the order of its key. */
export async function copyOut(
  client: Client,
  { name, columns, key }: Table,
  file: string,
): Promise<TableEntry> {
  const order = key.length > 0 ? ` order by ${listed(key)}` : '';
  const rows = client.query(
    copyTo(`copy (select ${listed(columns)} from ${qualified(name)}${order}) to stdout`),
  );
  const tally = new Tally();
  await pipeline(
    rows,
    (content: AsyncIterable<Buffer>) => tally.through(content),
    createWriteStream(file),
  );
  return { name, columns, rows: tally.lines, size: tally.size, sha256: tally.sha256 };
}

/** The value of every sequence. */
export async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${ofPublic('c')} and c.relkind = 'S'
     order by c.relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${qualified(name)}`,
    );
    for (const { last, called } of found.rows) sequences.push({ name, last, called });
  }
  return sequences;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills a database that the manifest's migrations made, in one transaction: all of it is there, or
 * nothing. Foreign keys are taken away meanwhile and checked when they come back.
 * @param fill hands the rows of each table over
 * @throws Error when a table, a row or a reference does not fit
 */
export async function fillTables(
  client: Client,
  { sequences }: Pick<Manifest, 'sequences'>,
  fill: (
    put: (table: TableEntry, rows: AsyncIterable<Buffer>) => Promise<void>,
  ) => Promise<unknown>,
): Promise<void> {
  await client.query('begin');
  await client.query(SETTINGS);
  const { rows: keys } = await client.query<ForeignKey>(`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and ${ofPublic('c')}`);
  for (const { table, name } of keys) {
    await client.query(`alter table ${qualified(table)} drop constraint ${escapeIdentifier(name)}`);
  }
  const present = await tablesOf(client);
  await client.query(`truncate ${present.map(({ name }) => qualified(name)).join(', ')}`);
  await fill((table, rows) => copyIn(client, table, rows));
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${qualified(table)} add constraint ${escapeIdentifier(name)} ${definition}`,
    );
  }
  for (const { name, last, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      qualified(name),
      last,
      called,
    ]);
  }
  if (present.some(({ name }) => name === JOBS)) {
    // Nobody does the work that was under way in the site that was saved.
    await client.query(`update public.${JOBS} set processing = false where processing`);
  }
  await client.query('commit');
  await client.query('analyze');
}

async function copyIn(
  client: Client,
  { name, columns, rows }: TableEntry,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const table = client.query(copyFrom(`copy ${qualified(name)} (${listed(columns)}) from stdin`));
  await pipeline(content, table);
  if (table.rowCount !== rows) {
    throw new Error(`The table ${name} took ${table.rowCount} of its ${rows} rows.`);
  }
}

/** Removes every table, enum and function of a database without content, but for those of extensions. */
export async function clearSchema(client: Client): Promise<void> {
  const names = (await tablesOf(client)).map(({ name }) => qualified(name));
  const { rows: enums } = await client.query<{ name: string }>(`
    select t.typname as name from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`);
  const { rows: functions } = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  const types = enums.map(({ name }) => qualified(name));
  await client.query('begin');
  if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`);
  if (types.length > 0) await client.query(`drop type ${types.join(', ')} cascade`);
  for (const { name } of functions) await client.query(`drop function ${name} cascade`);
  await client.query('commit');
}
