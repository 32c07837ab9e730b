import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BucketSettings } from '../../../src/lib/bucket';
import {
  committedMigrations,
  migrateTo,
  prepareDatabase,
  readLogin,
  withClient,
} from '../database';
import { UserError } from '../errors';
import { step } from '../log';
import type { Cleanup } from '../process';
import { readArchive } from './archive';
import { moveToBucket } from './bucket';
import {
  createFresh,
  databaseOf,
  dropDatabase,
  mayReplace,
  namesFor,
  othersConnected,
  withDatabase,
  type Databases,
} from './databases';
import { commitSwap, freshMedia, type Exchange } from './exchange';
import { isSecretOf, type Manifest } from './manifest';
import { filesBelow, mediaFolder } from './media';
import { backupFile, saveBackup, cacheVersion, type Saved } from './save';
import { clearSchema, fillTables, hasContent } from './tables';
import { drain } from './tally';

export interface Restoring {
  file: string;
  uri: string;
  /** Names the database across starts; see `Exchange`. */
  target: string | null;
  dataDir: string;
  /** What is to keep the uploads; null where `dataDir` does. */
  bucket: BucketSettings | null;
  /** The site's PAYLOAD_SECRET. */
  secret: string;
  loginFile: string;
  /** Whether content may be replaced. */
  replace: boolean;
  cleanup: Cleanup;
}

/** What a restore did, beside restoring. */
export interface Restored {
  /** What was there before, as a backup; absent when nothing was there. */
  saved?: Saved;
  /** A database and a folder in which what was there before is kept, and why it is. */
  kept?: { names: string[]; reason: string };
  /** Whether the backup is of a site with this secret. */
  sameSecret: boolean;
  /** Where the file of a login that is no longer there was moved. */
  oldLogin?: string;
  /** Why the uploads are in the data folder and not in the bucket. */
  notInBucket?: string;
}

/**
 * Reads a whole backup and changes nothing.
 * @throws UserError when it is damaged, or of a version that this one does not know
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await readArchive(file, (_, content) => drain(content));
  const known = committedMigrations();
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (!unknown) return manifest;
  throw new UserError(
    `The backup is of version ${manifest.version} with a newer schema (${unknown}). Update this clone first.`,
  );
}

/** Fills an empty database with the backup's tables, and `media` with its uploads. */
async function fill(file: string, manifest: Manifest, uri: string, media: string): Promise<void> {
  await withClient(uri, (client) =>
    fillTables(client, manifest, (put) =>
      readArchive(file, async (part, content) => {
        if (part.kind === 'table') return put(part, content);
        const target = path.join(media, part.name);
        await mkdir(path.dirname(target), { recursive: true });
        await pipeline(content, createWriteStream(target, { flags: 'wx', flush: true }));
      }),
    ),
  );
}

/** What identifies a user's password in a database; null where there is no such user. */
async function passwordOf(uri: string, email: string): Promise<string | null> {
  return withClient(uri, async (client) => {
    const { rows } = await client.query<{ password: string }>(
      'select salt || hash as password from users where email = $1',
      [email],
    );
    return rows[0]?.password ?? null;
  }).catch(() => null);
}

/** Whether the login that seeding generated is one of the restored site as well. */
async function keepsLogin(loginFile: string, before: string, after: string): Promise<boolean> {
  const login = readLogin(loginFile);
  if (!login) return true;
  if (before === after) return false;
  const [old, now] = await Promise.all([before, after].map((uri) => passwordOf(uri, login.email)));
  return now !== null && old === now;
}

type First = Pick<Restored, 'saved'> & { reason?: string };

/** Backs up what a restore replaces; where that fails, why. */
async function saveFirst(restoring: Restoring, at: Date): Promise<First> {
  const file = backupFile(restoring.dataDir, 'before-restore', at);
  try {
    return {
      saved: await step('Backing up what is there', () => saveBackup({ ...restoring, file })),
    };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

/** What is there. */
interface Situation {
  /** Null where the database itself is filled, because it is empty. */
  databases: Databases | null;
  /** Whether there is content, which may be replaced. */
  filled: boolean;
}

/**
 * What is there, and what may be done with it.
 * @throws UserError when it is in use, or content that may not be replaced
 */
async function survey({ uri, dataDir, replace }: Restoring, stamp: string): Promise<Situation> {
  const { others, content } = await withClient(uri, async (client) => ({
    others: await othersConnected(client),
    content: await hasContent(client),
  }));
  if (others > 0) {
    throw new UserError(
      `Somebody uses the database ${databaseOf(uri)} (${others} connections). Stop the site first, then restore.`,
    );
  }
  const filled = content || (await filesBelow(mediaFolder(dataDir))).length > 0;
  if (filled && !replace) {
    throw new UserError(
      'There is content already. Add --replace to replace it; it is backed up before.',
    );
  }
  if (await mayReplace(uri)) return { databases: namesFor(uri, stamp), filled };
  if (!content) return { databases: null, filled };
  throw new UserError(
    `The user of DATABASE_URI may not make databases, so that this one cannot be replaced safely. Let it (alter role … createdb; it must own the database), or name an empty database.`,
  );
}

/** Removes what was replaced, or says what of it is left and why. */
async function forget(
  uri: string,
  { databases, mediaAside }: Pick<Exchange, 'databases' | 'mediaAside'>,
  reason?: string,
): Promise<Restored['kept']> {
  const names = [databases?.aside, mediaAside].filter((name) => name !== undefined);
  if (reason) return { names, reason };
  try {
    if (databases) await dropDatabase(uri, databases.aside);
    await rm(mediaAside, { recursive: true, force: true });
    return undefined;
  } catch (error) {
    return { names, reason: (error as Error).message };
  }
}

/**
 * Puts a backup in the place of a site that does not run: its database, its uploads, then the
 * migrations that are newer than the backup. Nothing of the site is touched until the last step,
 * which is done as a whole or not at all.
 * @throws UserError when it cannot be done; everything is then as it was
 */
export async function restoreBackup(restoring: Restoring, manifest: Manifest): Promise<Restored> {
  const { file, uri, target, dataDir, bucket, secret, loginFile, cleanup } = restoring;
  const now = new Date();
  const stamp = cacheVersion(now);
  const { databases, filled } = await survey(restoring, stamp);
  const { saved, reason } = filled ? await saveFirst(restoring, now) : {};

  const exchange: Exchange = {
    target,
    databases,
    mediaAside: path.join(dataDir, `media-before-${stamp}`),
  };
  const fresh = databases ? withDatabase(uri, databases.fresh) : uri;
  const media = freshMedia(dataDir);
  const makeRoom = () =>
    databases ? createFresh(uri, databases) : withClient(uri, (client) => clearSchema(client));
  let exchanging: Promise<void> | undefined;
  let done = false;
  const undo = async () => {
    await exchanging?.catch(() => {});
    if (done) return;
    await rm(media, { recursive: true, force: true });
    if (databases) await dropDatabase(uri, databases.fresh);
    else await withClient(uri, clearSchema);
  };
  cleanup.add(undo);
  let loginKept = true;
  try {
    await rm(media, { recursive: true, force: true });
    await mkdir(media, { recursive: true });
    await makeRoom();
    await step('Making the schema of the backup', () =>
      migrateTo({ uri: fresh, dataDir }, manifest.migrations),
    );
    await step('Restoring tables and uploads', () => fill(file, manifest, fresh, media));
    await prepareDatabase({ uri: fresh, dataDir, mode: 'migrate', loginFile });
    loginKept = await keepsLogin(loginFile, uri, fresh);
    exchanging = commitSwap(dataDir, uri, exchange);
    await exchanging;
    done = true;
  } catch (error) {
    await undo().catch(() => {});
    const { message } = error as Error;
    throw new UserError(`The backup was not restored, everything is as it was: ${message}`);
  }

  const oldLogin = loginKept ? undefined : loginFile.replace(/\.json$/, `-before-${stamp}.json`);
  if (oldLogin) await rename(loginFile, oldLogin);
  const kept = await forget(uri, exchange, reason);
  const notInBucket = bucket ? await moveToBucket(bucket, mediaFolder(dataDir)) : undefined;
  const sameSecret = isSecretOf(manifest.secret, secret);
  return { saved, kept, oldLogin, notInBucket, sameSecret };
}
