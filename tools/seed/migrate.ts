import path from 'node:path';
import { readMigrationFiles, type Migration, type Payload } from 'payload';
import { migrationsDir, root } from '../lib/paths';
import { report } from '../lib/process';

const folder = path.relative(root, migrationsDir);

const LONGEST_CAUSE = 300;

/** What went wrong at the bottom, in one line: a query that failed says its whole text above that. */
function causeOf(error: unknown): string {
  if (error instanceof Error && error.cause) return causeOf(error.cause);
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').slice(0, LONGEST_CAUSE).replace(/\.$/, '');
}

/** What a person reads about a migration that failed; `done` are those that ran before it. */
function failureOf(name: string, cause: string, done: string[]): string {
  const kept = done.length > 0 ? `, with ${done.join(', ')} applied` : '';
  return `The migration ${name} failed: ${cause}. The database is as it was before it${kept}. Correct ${folder}/${name}.ts or go back to the version before it, then run this again.`;
}

async function migrationFiles(payload: Payload): Promise<Migration[]> {
  payload.db.migrationDir = migrationsDir;
  try {
    return await readMigrationFiles({ payload });
  } catch (error) {
    report(`A file in ${folder}/ cannot be read: ${causeOf(error)}. The database was not changed.`);
    process.exit(1);
  }
}

/**
 * Ends the process when a migration that ran is not recorded: Payload takes a transaction for
 * committed although PostgreSQL refused.
 */
async function checkRecorded(payload: Payload, done: string[]): Promise<void> {
  if (done.length === 0) return;
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false });
  const lost = done.findIndex((name) => !docs.some((document) => document.name === name));
  const name = done[lost];
  if (!name) return;
  report(failureOf(name, 'PostgreSQL refused to commit it', done.slice(0, lost)));
  process.exit(1);
}

/**
 * Runs the migrations that a database lacks, by name, each in a transaction of its own. At the first
 * that fails this process reports it and ends with code 1; those before it stay.
 * @param names the only ones to run; absent means all
 */
export async function migrate(payload: Payload, names?: string[]): Promise<void> {
  const files = await migrationFiles(payload);
  const wanted = files.filter(({ name }) => !names || names.includes(name));
  const done: string[] = [];
  const reporting = ({ name, up, down }: Migration): Migration => ({
    name,
    down,
    up: async (args) => {
      await checkRecorded(payload, done);
      try {
        await up(args);
        done.push(name);
      } catch (error) {
        report(failureOf(name, causeOf(error), done));
        // Payload rolls back and ends the process; it would log the whole text of the query.
        payload.logger.level = 'silent';
        throw error;
      }
    },
  });
  await payload.db.migrate({ migrations: wanted.map(reporting) });
  await checkRecorded(payload, done);
}
