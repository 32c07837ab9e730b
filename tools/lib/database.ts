import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrationNames } from '../../src/lib/migration-names';
import { UserError } from './errors';
import { migrationsDir, root } from './paths';
import { runTypeScript } from './process';

export interface Login {
  email: string;
  password: string;
}

/** The secret that signs the CMS's sessions: the variable's, else one generated for this data. */
export function payloadSecret(dataDir: string): string {
  if (process.env.PAYLOAD_SECRET) return process.env.PAYLOAD_SECRET;
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Where the login that seeding generated is kept: with its data, one file a database. */
export function loginFile(dataDir: string, uri: string): string {
  const { pathname, host } = new URL(uri);
  const database = pathname.slice(1);
  if (!process.env.DATABASE_URI) return path.join(dataDir, `login-${database}.json`);
  const name = createHash('sha256').update(`${host}/${database}`).digest('hex').slice(0, 12);
  return path.join(dataDir, `login-${name}.json`);
}

export function readLogin(file: string): Login | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Login) : null;
}

/** Names of the migrations that this version has, oldest first. */
export const committedMigrations = (): string[] => migrationNames(migrationsDir);

/**
 * Runs something with a connection of its own to a database.
 * @throws UserError when it cannot be reached
 */
export async function withClient<Result>(
  uri: string,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { host, pathname } = new URL(uri);
  const client = new Client({ connectionString: uri, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `The database ${host}${pathname} cannot be reached (${code ?? message}). Check DATABASE_URI.`,
    );
  }
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** What a database still needs. */
function inspect(uri: string): Promise<{ migrated: boolean; seeded: boolean }> {
  return withClient(uri, async (client) => {
    const values = async (table: string, column: string) => {
      const { rows } = await client.query('select to_regclass($1) as name', [table]);
      if (!rows[0]?.name) return [];
      const found = await client.query(`select ${column} as value from ${table}`);
      return found.rows.map(({ value }: { value: unknown }) => value);
    };
    const done = await values('payload_migrations', 'name');
    const users = await values('users', 'id');
    return {
      migrated: committedMigrations().every((name) => done.includes(name)),
      seeded: users.length > 0,
    };
  });
}

/** The number of the lock of those who prepare a database; any that nobody else uses. */
const PREPARING = 7_246_311;

/** Runs something while nobody else prepares the database, wherever they run; waits for them. */
const alone = (uri: string, run: () => Promise<void>) =>
  withClient(uri, async (client) => {
    // It ends with the connection, also through a pool that gives each transaction another one.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [PREPARING]);
    await run();
  });

type Mode = 'migrate' | 'seed' | 'seed-if-empty';

interface Preparation {
  uri: string;
  dataDir: string;
  mode: Mode;
  loginFile: string;
  /** The moment whose content is seeded, in ISO 8601; absent means now. */
  clock?: string;
}

/**
 * Migrates a database and, by mode, seeds it; nothing is started where nothing is to do.
 * @throws UserError when it cannot be reached or the migration or seed fails
 */
export function prepareDatabase(preparation: Preparation): Promise<void> {
  const { uri, mode } = preparation;
  return alone(uri, async () => {
    const { migrated, seeded } = await inspect(uri);
    if (migrated && (mode === 'migrate' || (mode === 'seed-if-empty' && seeded))) return;
    await runSeed(preparation, mode);
    if (!(await inspect(uri)).migrated) {
      throw new UserError('The database still lacks migrations; the messages above say why.');
    }
  });
}

/**
 * Brings an empty database to the schema that some migrations make, without a word.
 * @throws UserError naming the one that failed
 */
export async function migrateTo(
  target: { uri: string; dataDir: string },
  migrations: string[],
): Promise<void> {
  await runSeed(target, 'migrate', migrations);
}

type Target = Pick<Preparation, 'uri' | 'dataDir' | 'clock'> & { loginFile?: string };

async function runSeed(
  { uri, dataDir, clock, loginFile }: Target,
  mode: Mode,
  migrations: string[] = [],
): Promise<void> {
  const quiet = migrations.length > 0;
  const { code, ended, reported, output } = await runTypeScript(
    'tools/seed/run.ts',
    [mode, ...migrations],
    {
      cwd: root,
      quiet,
      reports: true,
      env: {
        DATABASE_URI: uri,
        PAYLOAD_SECRET: payloadSecret(dataDir),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ...(loginFile && { LOGIN_FILE: loginFile }),
        ...(clock && { CLOCK: clock }),
      },
    },
  );
  if (code === 0) return;
  throw new UserError(
    reported ||
      `Preparing the database failed (${ended})${quiet ? `: ${output}` : '; its message is above.'}`,
  );
}
