import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BucketSettings } from '../../../src/lib/bucket';
import { withClient } from '../database';
import { UserError } from '../errors';
import { createTempFolder } from '../process-locks';
import { root } from '../paths';
import type { Cleanup } from '../process';
import { readArchive, writeArchive } from './archive';
import { fetchBucket } from './bucket';
import { FORMAT, parseManifest, tablePath, traceOf, type Manifest } from './manifest';
import { describeMedia, stageMedia } from './media';
import { beginSnapshot, copyOut, migrationsOf, sequencesOf, tablesOf } from './tables';
import { drain } from './tally';

export interface Saving {
  uri: string;
  dataDir: string;
  /** What keeps the uploads; null where `dataDir` does. */
  bucket: BucketSettings | null;
  /** The site's PAYLOAD_SECRET; the file gets a trace of it only. */
  secret: string;
  /** Where the backup is written; nothing may be there. */
  file: string;
  cleanup: Cleanup;
}

/** A file that holds a site, and what is in it. */
export interface Saved {
  file: string;
  size: number;
  manifest: Manifest;
}

/** Where backups are written by default. */
export const backupFile = (dataDir: string, name: string, at: Date) =>
  path.join(dataDir, 'backups', `${name}-${cacheVersion(at)}.tar.gz`);

/** A moment for names of files and databases, in UTC: `20261121_142000`. */
export const cacheVersion = (at: Date) =>
  at
    .toISOString()
    .replace(/[-:]|\..*$/g, '')
    .replace('T', '_');

async function projectVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Lays out in `folder` what the archive will hold, all of one moment. */
async function collect(folder: string, saving: Saving): Promise<Manifest> {
  const { uri, dataDir, bucket, secret } = saving;
  const media = path.join(folder, 'media');
  const stage = () => (bucket ? fetchBucket(bucket, media) : stageMedia(dataDir, media));
  await mkdir(path.join(folder, 'tables'), { recursive: true });
  await mkdir(media);
  // A picture that is deleted from now on stays; one that is uploaded until then is found below.
  await stage();
  const created = new Date();
  const database = await withClient(uri, async (client) => {
    await beginSnapshot(client);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0) throw new UserError('There is nothing to back up yet.');
    await stage();
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client)) {
      tables.push(await copyOut(client, table, path.join(folder, tablePath(table.name))));
    }
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const postgres = rows[0]?.server_version ?? '';
    return { postgres, migrations, tables, sequences: await sequencesOf(client) };
  });
  const manifest = parseManifest(
    JSON.stringify({
      project: 'parvoz',
      format: FORMAT,
      version: await projectVersion(),
      created: created.toISOString(),
      secret: traceOf(secret),
      ...database,
      media: await describeMedia(media),
    }),
  );
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/**
 * Saves the database and the uploads of a site, which may be running, in one file. It gets its name
 * once it was read back and every checksum was right.
 * @throws UserError when there is nothing to save, or a file of that name
 */
export async function saveBackup(saving: Saving): Promise<Saved> {
  const { dataDir, file, cleanup } = saving;
  if (existsSync(file)) throw new UserError(`${file} exists already; name another file.`);
  await mkdir(path.dirname(file), { recursive: true });
  const work = createTempFolder(path.join(dataDir, 'work'));
  const unfinished = `${file}.unfinished-${process.pid}`;
  const tidy = async () => {
    await rm(work, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  };
  cleanup.add(tidy);
  try {
    const manifest = await collect(work, saving);
    try {
      await writeArchive(work, manifest, unfinished);
      await readArchive(unfinished, (_, content) => drain(content));
    } catch (error) {
      const { message } = error as Error;
      throw new UserError(`The backup could not be written (${message}). Run it again.`);
    }
    await rename(unfinished, file);
    return { file, size: (await stat(file)).size, manifest };
  } finally {
    await tidy();
  }
}
