import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mediaFolder } from '../../tools/lib/backup/media';
import type { Saved } from '../../tools/lib/backup/save';
import { hasContent, migrationsOf } from '../../tools/lib/backup/tables';
import { committedMigrations, migrateTo, withClient } from '../../tools/lib/database';
import { exhaustive } from '../sample';
import { changed, folder, removeAll, restore, save, stateOf, withoutPages } from './own-backups';
import { schemaOf } from './schema';
import { createDatabase, databasesLike, dropDatabase, run, uriOf } from './server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
// The steps that a person sees.
vi.spyOn(console, 'log').mockImplementation(() => {});

let site: string;
let saved: Saved;

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

afterAll(removeAll);

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
  const { manifest, file } = await save(busy, folder('busy'));
  writing = false;
  await written;
  await writer.end();
  expect(id).toBeGreaterThan(first + 10);
  const [a, , z] = manifest.tables;
  expect([a?.name, z?.name]).toEqual(['a', 'z']);
  const ids = async (name: string) => {
    const content = folder(`busy-${name}`);
    mkdirSync(content);
    await extract({ file, cwd: content });
    const rows = readFileSync(path.join(content, `tables/${name}.copy`), 'utf8');
    return rows.match(/^\d+/gm);
  };
  expect(await ids('a')).toEqual(await ids('z'));
  expect(a?.rows).toBe(40_000);
});

if (exhaustive) {
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
}
