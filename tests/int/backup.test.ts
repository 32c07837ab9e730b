import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeArchive } from '../../scripts/lib/backup/archive';
import { parseManifest, type Manifest } from '../../scripts/lib/backup/manifest';
import { mediaFolder } from '../../scripts/lib/backup/media';
import { checkBackup, restoreBackup, type Restoring } from '../../scripts/lib/backup/restore';
import { saveBackup } from '../../scripts/lib/backup/save';
import { hasContent, migrationsOf } from '../../scripts/lib/backup/tables';
import { committedMigrations, migrateTo, withClient } from '../../scripts/lib/database';
import { Cleanup } from '../../scripts/lib/process';
import { ownDataDir } from './data-dir';
import { schemaOf } from './schema';
import { createDatabase, databasesLike, dropDatabase, dropDatabases, run, uriOf } from './server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
// The steps that a person sees.
vi.spyOn(console, 'log').mockImplementation(() => {});

const { dataDir: home, remove } = ownDataDir();
const secret = 'the-secret-of-these-tests';
let files = 0;

/** A data folder of this file's. */
const folder = (name: string) => path.join(home, name);
const newFile = () => path.join(home, `backup-${++files}.tar.gz`);

async function save(uri: string, dataDir: string): Promise<{ file: string; manifest: Manifest }> {
  const file = newFile();
  const saved = await saveBackup({ uri, dataDir, secret, file, cleanup: new Cleanup() });
  expect(saved.file).toBe(file);
  return saved;
}

async function restore(
  file: string,
  uri: string,
  dataDir: string,
  options: Partial<Restoring> = {},
) {
  const restoring: Restoring = {
    file,
    uri,
    target: null,
    dataDir,
    secret,
    loginFile: path.join(dataDir, 'login.json'),
    replace: false,
    cleanup: new Cleanup(),
    ...options,
  };
  return restoreBackup(restoring, await checkBackup(file));
}

/** All that a site has, by checksums. */
async function stateOf(uri: string, dataDir: string) {
  const { tables, sequences, media, migrations } = (await save(uri, dataDir)).manifest;
  return { tables, sequences, media, migrations };
}

/** A backup with a change, whose checksums are right. */
async function changed(file: string, change: (manifest: Manifest, content: string) => void) {
  const content = folder(`content-${++files}`);
  mkdirSync(content);
  await extract({ file, cwd: content });
  const manifest = parseManifest(readFileSync(path.join(content, 'manifest.json'), 'utf8'));
  change(manifest, content);
  writeFileSync(path.join(content, 'manifest.json'), JSON.stringify(manifest));
  const result = newFile();
  await writeArchive(content, manifest, result);
  return result;
}

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Without its pages, whose texts are left. */
const withoutPages = (manifest: Manifest, content: string) => {
  const pages = manifest.tables.find(({ name }) => name === 'pages');
  Object.assign(pages ?? {}, { rows: 0, size: 0, sha256: EMPTY });
  writeFileSync(path.join(content, 'tables/pages.copy'), '');
};

let site: string;
let saved: { file: string; manifest: Manifest };

beforeAll(async () => {
  site = await createDatabase('backup_site', 'template');
  cpSync(mediaFolder(process.env.DATA_DIR ?? ''), mediaFolder(folder('site')), { recursive: true });
  // Letters that the format must escape, and values that text may round.
  await run(
    'backup_site',
    String.raw`insert into payload_preferences (key, value, updated_at)
      values (E'a\tb\n\\N\\.\r\x07ʻ🛫', '{"a": "\\n", "b": 0.1}', '2026-11-21 09:20:00.123+05'), (null, null, now());
     insert into share_links (title, document, path, expires_at, opened)
      values ('', '', '', '1900-01-01 00:00:00+05', 12345678901234567890.00000000000000000001)`,
  );
  saved = await save(site, folder('site'));
});

afterAll(async () => {
  await dropDatabases();
  remove();
});

test('a restored site is the same row by row, byte by byte, with its keys and sequences', async () => {
  const copy = await createDatabase('backup_copy');
  const restored = await restore(saved.file, copy, folder('copy'));
  expect(restored).toEqual({ sameSecret: true });
  const { tables, sequences, media } = await stateOf(copy, folder('copy'));
  expect(tables).toEqual(saved.manifest.tables);
  expect(sequences).toEqual(saved.manifest.sequences);
  expect(tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000);
  expect(media.length).toBeGreaterThan(0);
  for (const { name } of media) {
    const [one, other] = ['site', 'copy'].map((of) => path.join(mediaFolder(folder(of)), name));
    expect(readFileSync(other ?? '').equals(readFileSync(one ?? '')), name).toBe(true);
  }
  expect(await schemaOf(copy)).toEqual(await schemaOf(site));
  expect(await databasesLike('backup_copy')).toEqual(['backup_copy']);
  expect(readdirSync(folder('copy')).sort()).toEqual(['media', 'restore', 'work']);
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const busy = await createDatabase('backup_busy');
  await run(
    'backup_busy',
    `create table payload_migrations (name text primary key);
     insert into payload_migrations values ('first');
     create table a (id int primary key, text text); create table z (id int primary key, text text);
     insert into a select n, repeat('a', 500) from generate_series(1, 40000) n;
     insert into z select n, repeat('z', 500) from generate_series(1, 40000) n`,
  );
  const writer = new Client({ connectionString: busy });
  await writer.connect();
  let id = 40_000;
  let writing = true;
  const written = (async () => {
    while (writing) {
      id += 1;
      await writer.query(`begin; insert into a values (${id}, ''); insert into z values (${id}, '');
        delete from a where id = ${id - 40_000}; delete from z where id = ${id - 40_000}; commit`);
    }
  })();
  const first = id;
  const { manifest } = await save(busy, folder('busy'));
  writing = false;
  await written;
  await writer.end();
  expect(id).toBeGreaterThan(first + 10);
  const [a, , z] = manifest.tables;
  expect([a?.name, z?.name]).toEqual(['a', 'z']);
  const ids = async (name: string) => {
    const content = folder(`busy-${name}`);
    mkdirSync(content);
    await extract({ file: path.join(home, `backup-${files}.tar.gz`), cwd: content });
    const rows = readFileSync(path.join(content, `tables/${name}.copy`), 'utf8');
    return rows.match(/^\d+/gm);
  };
  expect(await ids('a')).toEqual(await ids('z'));
  expect(a?.rows).toBe(40_000);
});

describe('a site in the place of which a backup is put', () => {
  let target: string;
  const dataDir = folder('target');
  const loginFile = path.join(dataDir, 'login.json');
  const media = path.join(mediaFolder(dataDir), 'own.jpg');

  beforeAll(async () => {
    target = await createDatabase('backup_target', 'template');
    await run('backup_target', `update users set email = 'before@example.com', salt = 'other'`);
    mkdirSync(path.dirname(media), { recursive: true });
    writeFileSync(media, 'before');
    writeFileSync(loginFile, JSON.stringify({ email: 'before@example.com', password: 'x' }));
  });

  /** Runs something that must fail, and holds that nothing is otherwise than before. */
  async function changesNothing(action: () => Promise<unknown>, message: string | RegExp) {
    const before = await stateOf(target, dataDir);
    const names = readdirSync(dataDir).filter((name) => name !== 'backups');
    await expect(action()).rejects.toThrow(message);
    expect(await stateOf(target, dataDir)).toEqual(before);
    expect(await databasesLike('backup_target')).toEqual(['backup_target']);
    expect(readFileSync(media, 'utf8')).toBe('before');
    const now = readdirSync(dataDir).filter((name) => !['backups', 'restore'].includes(name));
    expect(names).toEqual(expect.arrayContaining(now));
    expect(existsSync(path.join(dataDir, 'restore/media'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'restore/journal.json'))).toBe(false);
  }

  test('is not replaced unasked', () =>
    changesNothing(() => restore(saved.file, target, dataDir), 'Add --replace to replace it'));

  test('is not replaced while somebody is connected', async () => {
    const client = new Client({ connectionString: target });
    await client.connect();
    await changesNothing(
      () => restore(saved.file, target, dataDir, { replace: true }),
      'Somebody uses the database backup_target (1 connections). Stop the site first',
    );
    await client.end();
  });

  test('is not replaced by a backup of a newer schema', async () => {
    const newer = await changed(saved.file, (manifest) => {
      manifest.version = '9.0.0';
      manifest.migrations.push('29990101_000000_newer');
    });
    await changesNothing(
      () => restore(newer, target, dataDir, { replace: true }),
      'The backup is of version 9.0.0 with a newer schema (29990101_000000_newer)',
    );
  });

  test('is not replaced by a damaged backup', async () => {
    const damaged = newFile();
    writeFileSync(damaged, readFileSync(saved.file).subarray(0, -2000));
    await changesNothing(
      () => restore(damaged, target, dataDir, { replace: true }),
      'is no intact backup',
    );
  });

  test('is as it was when rows do not fit together', async () => {
    const wrong = await changed(saved.file, withoutPages);
    await changesNothing(
      () => restore(wrong, target, dataDir, { replace: true }),
      /^The backup was not restored, everything is as it was: .* violates foreign key constraint/,
    );
  });

  test('is as it was when the last step fails', async () => {
    const client = new Client({ connectionString: target });
    const visitor = (async () => {
      await vi.waitFor(async () => expect(await databasesLike('backup_target')).toHaveLength(2), {
        timeout: 60_000,
        interval: 200,
      });
      await client.connect();
    })();
    await changesNothing(async () => {
      try {
        await restore(saved.file, target, dataDir, { replace: true });
      } finally {
        await visitor;
        await client.end();
      }
    }, 'is being accessed by other users');
  });

  test('is kept as a backup when it is replaced, and comes back from it', async () => {
    const before = await stateOf(target, dataDir);
    const first = await restore(saved.file, target, dataDir, {
      replace: true,
      secret: 'another-secret',
    });
    expect(first).toMatchObject({ sameSecret: false });
    expect(first.kept).toBeUndefined();
    expect(first.oldLogin).toMatch(/login-before-\d{8}_\d{6}\.json$/);
    expect(existsSync(loginFile)).toBe(false);
    const after = await stateOf(target, dataDir);
    expect(after.tables).toEqual(saved.manifest.tables);
    expect(after.media).toEqual(saved.manifest.media);

    const again = await restore(first.saved?.file ?? '', target, dataDir, { replace: true });
    expect(again.oldLogin).toBeUndefined();
    expect(await stateOf(target, dataDir)).toEqual(before);
    expect(readFileSync(media, 'utf8')).toBe('before');
    expect(await databasesLike('backup_target')).toEqual(['backup_target']);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('media'))).toEqual(['media']);
  });

  test('stays beside the restored one where it cannot be backed up', async () => {
    const foreign = await createDatabase('backup_foreign');
    await run(
      'backup_foreign',
      `create table letters (text text); insert into letters values ('a')`,
    );
    const { kept, saved: none } = await restore(saved.file, foreign, folder('foreign'), {
      replace: true,
    });
    expect(none).toBeUndefined();
    expect(kept?.reason).toBe('There is nothing to back up yet.');
    const [aside = ''] = kept?.names ?? [];
    expect(await run(aside, 'select text from letters')).toEqual([{ text: 'a' }]);
    expect(await run('backup_foreign', 'select count(*)::int as users from users')).toEqual([
      { users: 1 },
    ]);
    await dropDatabase(aside);
  });
});

test('a backup of an older schema gets the migrations that came since', async () => {
  const [newest = '', ...older] = committedMigrations().reverse();
  const old = await createDatabase('backup_old');
  await migrateTo({ uri: old, dataDir: folder('old') }, older.reverse());
  expect(await withClient(old, migrationsOf)).toEqual(older);
  await run('backup_old', `insert into payload_preferences (key) values ('kept')`);
  const { file } = await save(old, folder('old'));
  const target = await createDatabase('backup_since');
  await restore(file, target, folder('since'));
  expect(await withClient(target, migrationsOf)).toEqual([...older, newest]);
  expect(await run('backup_since', 'select key from payload_preferences')).toEqual([
    { key: 'kept' },
  ]);
  expect(await schemaOf(target)).toEqual(await schemaOf(site));
});

describe('with a user who may not make databases', () => {
  const uri = () => {
    const url = new URL(uriOf('backup_own'));
    url.username = 'backup_owner';
    url.password = 'secret';
    return url.href;
  };

  beforeAll(async () => {
    await run('postgres', `drop role if exists backup_owner`);
    await run('postgres', `create role backup_owner login password 'secret'`);
    await createDatabase('backup_own');
    await run('postgres', 'alter database backup_own owner to backup_owner');
  });
  afterAll(async () => {
    await dropDatabase('backup_own');
    await run('postgres', 'drop role backup_owner');
  });

  test('an empty database is filled, or empty again', async () => {
    const wrong = await changed(saved.file, withoutPages);
    await expect(restore(wrong, uri(), folder('own'))).rejects.toThrow('everything is as it was');
    expect(await run('backup_own', `select from pg_tables where schemaname = 'public'`)).toEqual(
      [],
    );
    expect(existsSync(mediaFolder(folder('own')))).toBe(false);

    await restore(saved.file, uri(), folder('own'));
    const { tables, media } = await stateOf(uri(), folder('own'));
    expect(tables).toEqual(saved.manifest.tables);
    expect(media).toEqual(saved.manifest.media);
  });

  test('a database with content is not replaced', async () => {
    await expect(restore(saved.file, uri(), folder('own'), { replace: true })).rejects.toThrow(
      'may not make databases',
    );
    expect(await withClient(uri(), hasContent)).toBe(true);
  });
});
