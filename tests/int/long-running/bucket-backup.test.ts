import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchBucket, fillBucket } from '../../../tools/lib/backup/bucket';
import { filesBelow, mediaFolder } from '../../../tools/lib/backup/media';
import { saveBackup } from '../../../tools/lib/backup/save';
import { Cleanup } from '../../../tools/lib/process';
import { folder, newFile, removeAll, restore } from '../own-backups';
import { createDatabase } from '../server';
import { startStorage } from '../storage';

vi.setConfig({ testTimeout: 120_000 });
vi.spyOn(console, 'log').mockImplementation(() => {});

const cleanup = new Cleanup();
let dataDir: string;
let uploads: string;
let storage: Awaited<ReturnType<typeof startStorage>>;

beforeAll(async () => {
  // Other tests upload meanwhile.
  dataDir = folder('own');
  uploads = mediaFolder(dataDir);
  cpSync(mediaFolder(process.env.DATA_DIR ?? ''), uploads, { recursive: true });
  storage = await startStorage(folder('storage'), ['saved', 'restored'], cleanup);
});
afterAll(async () => {
  await cleanup.run();
  await removeAll();
});

/** A backup of a site with these uploads: on the disk, or in a bucket. */
const save = async (from: string, bucket: ReturnType<typeof storage.settings> | null) =>
  saveBackup({
    uri: await createDatabase('bucket_saved', 'template'),
    dataDir: from,
    bucket,
    secret: 'the-secret-of-these-tests',
    file: newFile(),
    cleanup,
  });

test('the uploads of a disk are put into a bucket, as what they are', async () => {
  const names = await filesBelow(uploads);
  expect(names.length).toBeGreaterThan(0);
  expect(await fillBucket(storage.settings('saved'), uploads)).toBe(names.length);
  const fetched = folder('fetched');
  await fetchBucket(storage.settings('saved'), fetched);
  expect(await filesBelow(fetched)).toEqual(names);
  for (const name of names) {
    const [one, other] = [uploads, fetched].map((from) => readFileSync(path.join(from, name)));
    expect(other?.equals(one!), name).toBe(true);
  }
});

test('a backup has the bucket, and fills another', async () => {
  const { file, manifest } = await save(folder('empty'), storage.settings('saved'));
  const names = await filesBelow(uploads);
  expect(manifest.media.map(({ name }) => name)).toEqual(names);
  const uri = await createDatabase('bucket_restored');
  const bucket = storage.settings('restored');
  const restored = await restore(file, uri, folder('restored'), { bucket });
  expect(restored.notInBucket).toBeUndefined();
  expect(await storage.objects('restored')).toEqual(names);
  expect(existsSync(mediaFolder(folder('restored')))).toBe(false);
});

test('a restore without its bucket leaves the uploads on the disk, and says so', async () => {
  const { file } = await save(dataDir, null);
  const uri = await createDatabase('bucket_away');
  const bucket = storage.settings('nowhere');
  const restored = await restore(file, uri, folder('away'), { bucket });
  expect(restored.notInBucket).toMatch(/^The bucket nowhere cannot be used \(NoSuchBucket/);
  expect(await filesBelow(mediaFolder(folder('away')))).toEqual(await filesBelow(uploads));
});

test('nothing is saved while the storage is unreachable', async () => {
  await storage.way.cut();
  const saving = save(folder('empty'), storage.settings('saved'));
  await expect(saving).rejects.toThrow('The bucket saved cannot be used');
});
