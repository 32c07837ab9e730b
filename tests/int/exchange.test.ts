import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { swap, type Databases } from '../../tools/lib/backup/databases';
import {
  commitSwap,
  freshMedia,
  recoverSwap,
  type Exchange,
} from '../../tools/lib/backup/exchange';
import { mediaFolder } from '../../tools/lib/backup/media';
import { withClient } from '../../tools/lib/database';
import { sampled } from '../sample';
import { ownDataDir } from './data-dir';
import { createDatabase, databasesLike, dropDatabase, dropDatabases, run } from './server';

const { dataDir, remove } = ownDataDir();
const databases: Databases = {
  current: 'exchange_site',
  fresh: 'exchange_site_restoring',
  aside: 'exchange_site_before_1',
};
const exchange: Exchange = {
  target: null,
  databases,
  mediaAside: path.join(dataDir, 'media-before-1'),
};
const current = mediaFolder(dataDir);
const fresh = freshMedia(dataDir);
const journal = path.join(dataDir, 'restore/journal.json');
let uri: string;

const fill = (folder: string, content: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'a.jpg'), content);
};

beforeEach(async () => {
  for (const name of await databasesLike('exchange_site')) await dropDatabase(name);
  for (const folder of [current, exchange.mediaAside, path.dirname(fresh)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  uri = await createDatabase(databases.current);
  await createDatabase(databases.fresh);
  await run(databases.current, `create table old ()`);
  fill(current, 'old');
  fill(fresh, 'new');
});
afterAll(async () => {
  for (const name of await databasesLike('exchange_site')) await dropDatabase(name);
  await dropDatabases();
  remove();
});

/** Which site is there, by its database and by its uploads. */
async function present() {
  const old = await withClient(uri, async (client) => {
    const { rows } = await client.query<{ old: boolean }>(
      `select to_regclass('old') is not null as old`,
    );
    return rows[0]?.old;
  });
  const media = existsSync(current) ? readFileSync(path.join(current, 'a.jpg'), 'utf8') : 'none';
  return { database: old ? 'old' : 'new', media };
}

const old = { database: 'old', media: 'old' };
const restored = { database: 'new', media: 'new' };

test('an exchange puts database and uploads in their place, and what was there aside', async () => {
  await commitSwap(dataDir, uri, exchange);
  expect(await present()).toEqual(restored);
  expect(await databasesLike('exchange_site')).toEqual([databases.current, databases.aside]);
  expect(readFileSync(path.join(exchange.mediaAside, 'a.jpg'), 'utf8')).toBe('old');
  expect(existsSync(journal)).toBe(false);
});

test('an exchange that fails is undone', async () => {
  await dropDatabase(databases.fresh);
  await expect(commitSwap(dataDir, uri, exchange)).rejects.toThrow('does not exist');
  expect(await present()).toEqual(old);
  expect(await databasesLike('exchange_site')).toEqual([databases.current]);
  expect(existsSync(exchange.mediaAside)).toBe(false);
  expect(existsSync(journal)).toBe(false);
});

test('one that fails without uploads before leaves none', async () => {
  rmSync(current, { recursive: true });
  await dropDatabase(databases.fresh);
  await expect(commitSwap(dataDir, uri, exchange)).rejects.toThrow('does not exist');
  expect(await present()).toEqual({ ...old, media: 'none' });
});

describe('an exchange that was interrupted', () => {
  const putAside = () => renameSync(current, exchange.mediaAside);
  const putMedia = () => {
    putAside();
    renameSync(fresh, current);
  };
  const interrupted: [string, () => Promise<void> | void, 'undone' | 'finished'][] = [
    ['before its first step', () => {}, 'undone'],
    ['between the two renames of the uploads', putAside, 'undone'],
    ['before the databases were renamed', putMedia, 'undone'],
    [
      'after that',
      async () => {
        putMedia();
        await swap(uri, databases);
      },
      'finished',
    ],
  ];

  test.each(sampled('exchange', interrupted))(
    '%s is settled by the next run',
    async (_, steps, outcome) => {
      writeFileSync(journal, JSON.stringify(exchange));
      await steps();
      expect(await recoverSwap(dataDir, uri, null)).toBe(outcome);
      expect(await present()).toEqual(outcome === 'undone' ? old : restored);
      expect(await databasesLike(databases.fresh)).toEqual([]);
      expect(await recoverSwap(dataDir, uri, null)).toBeUndefined();
    },
  );

  test('is finished where the database itself was filled', async () => {
    writeFileSync(journal, JSON.stringify({ ...exchange, databases: null }));
    expect(await recoverSwap(dataDir, uri, null)).toBe('finished');
    expect((await present()).media).toBe('new');
  });

  test('waits for the database that it is of', async () => {
    writeFileSync(journal, JSON.stringify({ ...exchange, target: 'db.example.com/site' }));
    await expect(recoverSwap(dataDir, uri, null)).rejects.toThrow(
      'A restore into db.example.com/site was interrupted; start once with that database.',
    );
    expect(await present()).toEqual(old);
    expect(existsSync(journal)).toBe(true);
  });
});
