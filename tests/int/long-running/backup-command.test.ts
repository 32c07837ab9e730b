import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkBackup } from '../../../tools/lib/backup/restore';
import { saveBackup } from '../../../tools/lib/backup/save';
import { lockDataExclusive, lockDataShared } from '../../../tools/lib/data-lock';
import { root } from '../../../tools/lib/paths';
import { startPostgres, type EmbeddedPostgres } from '../../../tools/lib/postgres';
import { removeStaged } from '../../../tools/lib/postgres-places';
import { Cleanup } from '../../../tools/lib/process';
import { command, commandLine } from '../command';
import { ownDataDir } from '../data-dir';
import { createDatabase, dropDatabases } from '../server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const { dataDir: home, remove } = ownDataDir();
const dataDir = path.join(home, 'site');
const file = path.join(home, 'template.tar.gz');
let server: EmbeddedPostgres;

const say = (...args: string[]) => command(dataDir, args);

/** What the site has, by checksums. */
async function state() {
  const target = path.join(home, 'state.tar.gz');
  rmSync(target, { force: true });
  expect(await say('backup', target)).toMatchObject({ code: 0, errors: [] });
  const { tables, sequences, media } = await checkBackup(target);
  return { tables, sequences, media };
}

beforeAll(async () => {
  await saveBackup({
    uri: await createDatabase('backup_command', 'template'),
    dataDir: process.env.DATA_DIR ?? '',
    bucket: null,
    secret: 'the-secret-of-these-tests',
    file,
    cleanup: new Cleanup(),
  });
  mkdirSync(dataDir);
  server = await startPostgres(dataDir);
});
afterAll(async () => {
  await server.stop();
  removeStaged(dataDir);
  await dropDatabases();
  remove();
});

test('a fresh clone has nothing to back up, takes a backup, and backs it up again', async () => {
  expect(await say('backup')).toMatchObject({
    code: 1,
    errors: ['parvoz: There is nothing to back up yet.'],
  });
  const restored = await say('restore', file);
  expect(restored).toMatchObject({ code: 0, errors: [] });
  expect(restored.output).toMatch(
    /Restored the site of \S+Z: \d+ tables with \d+ rows, \d+ uploads/,
  );
  expect(restored.output).toContain('with another PAYLOAD_SECRET');

  const { code, output } = await say('backup');
  expect(code).toBe(0);
  const name = /\S+\.tar\.gz/.exec(output)?.[0] ?? '';
  expect(path.dirname(path.join(root, name))).toBe(path.join(dataDir, 'backups'));
  const [first, second] = [await checkBackup(file), await checkBackup(path.join(root, name))];
  expect(second.tables).toEqual(first.tables);
  expect(second.media).toEqual(first.media);
  const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8');
  expect(JSON.stringify(second)).not.toContain(secret);
  expect(await say('backup', name)).toMatchObject({
    code: 1,
    errors: [`parvoz: ${path.join(root, name)} exists already; name another file.`],
  });
});

test('what is wrong with a command is one line and code 1', async () => {
  const usage = 'parvoz: Say: npm run restore -- file.tar.gz [--replace]';
  const wrong: [string[], string][] = [
    [['restore'], usage],
    [['restore', file, '--force'], usage],
    [['restore', file, file], usage],
    [['backup', '--all'], 'parvoz: Say: npm run backup [-- file.tar.gz]'],
    [
      ['restore', file],
      'parvoz: There is content already. Add --replace to replace it; it is backed up before.',
    ],
  ];
  for (const [args, message] of wrong) {
    expect(await say(...args)).toMatchObject({ code: 1, errors: [message] });
  }
});

test('nothing is restored below a running site, and no site starts below a restore', async () => {
  const leave = await lockDataShared(dataDir);
  expect(await say('restore', file, '--replace')).toMatchObject({
    code: 1,
    errors: ['parvoz: The site is running on this data. Stop it first, then restore.'],
  });
  expect((await say('backup', path.join(home, 'meanwhile.tar.gz'))).code).toBe(0);
  leave();

  const finish = await lockDataExclusive(dataDir);
  const refused = 'parvoz: A backup is being restored here. Wait until that is done.';
  for (const name of ['start', 'migrate', 'backup']) {
    expect(await say(name)).toMatchObject({ code: 1, errors: [refused] });
  }
  expect((await say('restore', file, '--replace')).errors).toEqual([
    'parvoz: Another backup is being restored here.',
  ]);
  finish();
});

test('a restore of which a newer migration fails changes nothing', async () => {
  const before = await state();
  const migrations = path.join(home, 'migrations');
  cpSync(path.join(root, 'migrations'), migrations, { recursive: true });
  writeFileSync(
    path.join(migrations, '20990101_000000_bad.ts'),
    `import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
export const up = ({ db }: MigrateUpArgs) => db.execute(sql\`SELECT missing FROM pages\`);
export async function down(): Promise<void> {}
`,
  );
  const { code, errors } = await command(dataDir, ['restore', file, '--replace'], {
    MIGRATIONS_DIR: migrations,
  });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(
    'parvoz: The backup was not restored, everything is as it was: The migration 20990101_000000_bad failed: column "missing" does not exist.',
  );
  expect(code).toBe(1);
  expect(await state()).toEqual(before);
});

test('a restore that is killed leaves the site as it was, and the next one succeeds', async () => {
  const before = await state();
  const { args, options } = await commandLine(dataDir, ['restore', file, '--replace']);
  for (const said of ['Making the schema', 'Restoring tables']) {
    const child = spawn(process.execPath, args, { ...options, detached: true });
    const ended = once(child, 'close');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    await vi.waitFor(() => expect(output).toContain(said), { timeout: 120_000, interval: 20 });
    // With the processes that it started.
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
    expect(await state()).toEqual(before);
  }
  expect(existsSync(path.join(dataDir, 'restore/media'))).toBe(true);
  const { code, errors } = await say('restore', file, '--replace');
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(existsSync(path.join(dataDir, 'restore/media'))).toBe(false);
  expect((await state()).tables).toEqual(before.tables);
  expect(statSync(path.join(dataDir, 'media')).isDirectory()).toBe(true);
});
