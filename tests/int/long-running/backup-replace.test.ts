import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mediaFolder } from '../../../tools/lib/backup/media';
import type { Saved } from '../../../tools/lib/backup/save';
import {
  changed,
  folder,
  newFile,
  removeAll,
  restore,
  save,
  stateOf,
  withoutPages,
} from '../own-backups';
import { createDatabase, databasesLike, dropDatabase, run } from '../server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
// The steps that a person sees.
vi.spyOn(console, 'log').mockImplementation(() => {});

let saved: Saved;

afterAll(removeAll);

describe('a site in the place of which a backup is put', () => {
  let target: string;
  const dataDir = folder('target');
  const loginFile = path.join(dataDir, 'login.json');
  const media = path.join(mediaFolder(dataDir), 'own.jpg');

  beforeAll(async () => {
    mkdirSync(mediaFolder(folder('other')), { recursive: true });
    writeFileSync(path.join(mediaFolder(folder('other')), 'other.jpg'), 'other');
    saved = await save(await createDatabase('backup_other', 'template'), folder('other'));
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
