import { parseEnv } from '../../src/env';
import { loginFile, payloadSecret, prepareDatabase } from './database';
import { UserError } from './errors';
import { step } from './log';
import { dataDir } from './paths';
import { startPostgres } from './postgres';
import type { Cleanup } from './process';

/** The name of the embedded server's database. */
const DATABASE = 'parvoz';

/** @throws UserError naming what is wrong with the variables that are set. */
function checkVariables(): void {
  const placeholders = {
    DATABASE_URI: 'postgres://embedded.invalid/parvoz',
    PAYLOAD_SECRET: 'generated-and-kept-with-the-data',
  };
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  try {
    parseEnv({ ...placeholders, ...set });
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** The database of this clone, started when it is the embedded one, migrated and by mode seeded. */
export async function openDatabase(
  cleanup: Cleanup,
  mode: Parameters<typeof prepareDatabase>[0]['mode'],
) {
  checkVariables();
  let uri = process.env.DATABASE_URI;
  if (!uri) {
    uri = await step('Starting the database', async () => {
      const postgres = await startPostgres(dataDir);
      cleanup.add(() => postgres.stop());
      await postgres.create(DATABASE);
      return postgres.uri(DATABASE);
    });
  }
  const login = loginFile(dataDir, uri);
  const prepared = { uri, dataDir, mode, loginFile: login };
  await step('Preparing the database', () => prepareDatabase(prepared));
  return { uri, login, secret: payloadSecret(dataDir) };
}
