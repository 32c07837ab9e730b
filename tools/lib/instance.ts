import { parseEnv, type Env } from '../../src/env';
import { bucketSettings, type BucketSettings } from '../../src/lib/bucket';
import { recoverSwap } from './backup/exchange';
import { loginFile, payloadSecret, prepareDatabase } from './database';
import { UserError } from './errors';
import { step } from './log';
import { lockDataShared } from './data-lock';
import { dataDir } from './paths';
import { startPostgres } from './postgres';
import type { Cleanup } from './process';

/** The name of the embedded server's database. */
const DATABASE = 'parvoz';

/** @throws UserError naming what is wrong with the variables that are set. */
function readVariables(): Env {
  const placeholders = {
    DATABASE_URI: 'postgres://embedded.invalid/parvoz',
    PAYLOAD_SECRET: 'generated-and-kept-with-the-data',
  };
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  try {
    return parseEnv({ ...placeholders, ...set });
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** The bucket that keeps the uploads; null where the data folder does. */
export const bucketNamed = (): BucketSettings | null => bucketSettings(readVariables());

/** The database of this clone and what belongs to it. */
export interface Reached {
  uri: string;
  /** Host and database of DATABASE_URI; null for the embedded server. */
  target: string | null;
  /** Where the login that seeding generated is kept. */
  login: string;
  secret: string;
  bucket: BucketSettings | null;
}

/**
 * The database of this clone as it is, started when it is the embedded one. A restore that was
 * interrupted is finished or undone.
 */
export async function reachDatabase(cleanup: Cleanup): Promise<Reached> {
  const bucket = bucketNamed();
  let uri = process.env.DATABASE_URI;
  let target: string | null = null;
  if (uri) target = new URL(uri).host + new URL(uri).pathname;
  else {
    uri = await step('Starting the database', async () => {
      const postgres = await startPostgres(dataDir);
      cleanup.add(() => postgres.stop());
      await postgres.create(DATABASE);
      return postgres.uri(DATABASE);
    });
  }
  const settled = await recoverSwap(dataDir, uri, target);
  if (settled) console.log(`A restore that was interrupted is ${settled}`);
  const [login, secret] = [loginFile(dataDir, uri), payloadSecret(dataDir)];
  return { uri, target, login, secret, bucket };
}

/** The database of this clone, migrated and by mode seeded. Its data is in use until the cleanup. */
export async function openDatabase(
  cleanup: Cleanup,
  mode: Parameters<typeof prepareDatabase>[0]['mode'],
): Promise<Reached> {
  cleanup.add(await lockDataShared(dataDir));
  const reached = await reachDatabase(cleanup);
  const prepared = { uri: reached.uri, dataDir, mode, loginFile: reached.login };
  await step('Preparing the database', () => prepareDatabase(prepared));
  return reached;
}
