import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors';
import { restoreFolder } from '../data-lock';
import { databaseExists, dropDatabase, swap, type Databases } from './databases';
import { mediaFolder } from './media';

/**
 * What a restore puts in the place of what. It is written down before the first rename, so that one
 * that was interrupted is finished or undone by the next run.
 */
export interface Exchange {
  /** Host and database, as in DATABASE_URI; null for the embedded server, whose port changes. */
  target: string | null;
  /** Null where the backup was filled into the current database, which was empty. */
  databases: Databases | null;
  /** Where the uploads of before are kept meanwhile. */
  mediaAside: string;
}

const journalOf = (dataDir: string) => path.join(restoreFolder(dataDir), 'journal.json');

/** The folder that becomes the uploads. */
export const freshMedia = (dataDir: string) => path.join(restoreFolder(dataDir), 'media');

async function writeJournal(dataDir: string, exchange: Exchange): Promise<void> {
  await mkdir(restoreFolder(dataDir), { recursive: true });
  const draft = `${journalOf(dataDir)}.new`;
  const file = await open(draft, 'w');
  await file.writeFile(JSON.stringify(exchange));
  await file.sync();
  await file.close();
  await rename(draft, journalOf(dataDir));
}

/** Any number of times, from any state between: the fresh uploads are the current ones. */
async function putMedia(dataDir: string, { mediaAside }: Exchange): Promise<void> {
  const [fresh, current] = [freshMedia(dataDir), mediaFolder(dataDir)];
  if (!existsSync(fresh)) return;
  if (existsSync(current)) await rename(current, mediaAside);
  await rename(fresh, current);
}

/** The reverse of `putMedia`, from any state between. */
async function takeMediaBack(dataDir: string, { mediaAside }: Exchange): Promise<void> {
  const [fresh, current] = [freshMedia(dataDir), mediaFolder(dataDir)];
  if (!existsSync(fresh) && existsSync(current)) await rename(current, fresh);
  if (existsSync(mediaAside)) await rename(mediaAside, current);
}

/**
 * Finishes or undoes an exchange that was interrupted: the rename of the databases decides.
 * @param target as in the exchange
 * @returns undefined where none was
 * @throws UserError when it was of another database
 */
export async function recoverSwap(
  dataDir: string,
  uri: string,
  target: string | null,
): Promise<'finished' | 'undone' | undefined> {
  const journal = journalOf(dataDir);
  if (!existsSync(journal)) return undefined;
  const exchange = JSON.parse(await readFile(journal, 'utf8')) as Exchange;
  if (exchange.target !== target) {
    const where = exchange.target ?? 'the embedded database (DATABASE_URI unset)';
    throw new UserError(`A restore into ${where} was interrupted; start once with that database.`);
  }
  const { databases } = exchange;
  const finished = !databases || (await databaseExists(uri, databases.aside));
  if (finished) await putMedia(dataDir, exchange);
  else {
    await takeMediaBack(dataDir, exchange);
    await dropDatabase(uri, databases.fresh);
  }
  await rm(journal);
  return finished ? 'finished' : 'undone';
}

/**
 * Puts what was restored in the place of what is there, and what is there aside: all of it, or
 * nothing. Where even the way back fails, `settle` goes it later.
 */
export async function commitSwap(dataDir: string, uri: string, exchange: Exchange): Promise<void> {
  await writeJournal(dataDir, exchange);
  try {
    await putMedia(dataDir, exchange);
    if (exchange.databases) await swap(uri, exchange.databases);
  } catch (error) {
    const { databases, target } = exchange;
    if (databases) await recoverSwap(dataDir, uri, target).catch(() => {});
    else {
      await takeMediaBack(dataDir, exchange);
      await rm(journalOf(dataDir));
    }
    throw error;
  }
  await rm(journalOf(dataDir));
}
