import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsOf } from '../../../tools/lib/backup/tables';
import { committedMigrations, withClient } from '../../../tools/lib/database';
import { root } from '../../../tools/lib/paths';
import { startPostgres, type EmbeddedPostgres } from '../../../tools/lib/postgres';
import { command } from '../command';
import { ownDataDir } from '../data-dir';
import { schemaOf } from '../schema';

const { dataDir, remove } = ownDataDir();
const folder = path.join(dataDir, 'migrations');
const shown = path.relative(root, folder);
let server: EmbeddedPostgres;

const migration = (name: string, up: string) =>
  writeFileSync(
    path.join(folder, `${name}.ts`),
    `import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
export async function up({ db }: MigrateUpArgs): Promise<void> {
  ${up}
}
export async function down(): Promise<void> {}
`,
  );

const removeMigration = (name: string) => rmSync(path.join(folder, `${name}.ts`));

const run = (name: 'migrate' | 'start') => command(dataDir, [name], { MIGRATIONS_DIR: folder });

/** The schema, and which migrations are recorded. */
async function state() {
  const uri = server.uri('parvoz');
  return { schema: await schemaOf(uri), migrations: await withClient(uri, migrationsOf) };
}

const good = '20990101_000000_good';
const bad = '20990102_000000_bad';
const later = '20990103_000000_later';
const adds = (column: string) =>
  `await db.execute(sql\`ALTER TABLE cities ADD COLUMN \${sql.raw('${column}')} varchar\`);`;

beforeAll(async () => {
  cpSync(path.join(root, 'migrations'), folder, { recursive: true });
  server = await startPostgres(dataDir);
  const { code, errors } = await run('migrate');
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
}, 300_000);

afterAll(async () => {
  await server.stop();
  remove();
});

const failure = (name: string, cause: string, kept = '') =>
  `parvoz: The migration ${name} failed: ${cause}. The database is as it was before it${kept}. Correct ${shown}/${name}.ts or go back to the version before it, then run this again.`;

test('of several migrations those before the one that fails are kept, and nothing of it', async () => {
  const before = await state();
  expect(before.migrations).toEqual(committedMigrations());
  migration(good, adds('good'));
  migration(
    bad,
    `${adds('half')}
  await db.execute(sql\`CREATE TYPE half AS ENUM ('a'); CREATE TABLE halves (id serial PRIMARY KEY)\`);
  await db.execute(sql\`INSERT INTO halves DEFAULT VALUES; DELETE FROM payload_migrations\`);
  await db.execute(sql\`ALTER TABLE cities ADD COLUMN code varchar, ADD COLUMN code varchar\`);`,
  );
  migration(later, adds('later'));

  const { code, errors } = await run('migrate');
  const cause = 'column "code" of relation "cities" already exists';
  expect(errors).toEqual([failure(bad, cause, `, with ${good} applied`)]);
  expect(code).toBe(1);
  const after = await state();
  expect(after.migrations).toEqual([...before.migrations, good]);
  expect(after.schema).toEqual([...before.schema, 'cities.good varchar'].sort());

  const again = await run('start');
  expect(again.errors).toEqual([failure(bad, cause)]);
  expect(again.code).toBe(1);
  expect(await state()).toEqual(after);
}, 300_000);

test('a migration that PostgreSQL refuses to commit failed too', async () => {
  const before = await state();
  migration(
    bad,
    `${adds('half')}
  await db.execute(sql\`CREATE TABLE halves (id int, twin int, UNIQUE (id),
    FOREIGN KEY (twin) REFERENCES halves (id) DEFERRABLE INITIALLY DEFERRED)\`);
  await db.execute(sql\`INSERT INTO halves VALUES (1, 2)\`);`,
  );
  const { code, errors } = await run('migrate');
  expect(errors).toEqual([failure(bad, 'PostgreSQL refused to commit it', '')]);
  expect(code).toBe(1);
  expect(await state()).toEqual(before);
}, 300_000);

test('a file that cannot be read is named, and changes nothing', async () => {
  const before = await state();
  removeMigration(bad);
  writeFileSync(path.join(folder, `${bad}.ts`), 'export async function up( {');
  const { code, errors } = await run('migrate');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(`A file in ${shown}/ cannot be read: `);
  expect(errors[0]).toContain(bad);
  expect(code).toBe(1);
  expect(await state()).toEqual(before);
}, 300_000);

test('once it is corrected, the migrations run to their end', async () => {
  migration(bad, adds('whole'));
  const { code, errors } = await run('migrate');
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  const { migrations, schema } = await state();
  expect(migrations.slice(-3)).toEqual([good, bad, later]);
  expect(schema).toEqual(expect.arrayContaining(['cities.later varchar', 'cities.whole varchar']));
}, 300_000);
