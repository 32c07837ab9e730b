import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrationNames } from '../../src/lib/migration-names';
import { UserError } from './errors';
import { root } from './paths';
import { runNode } from './process';

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

/** What a database still needs. */
async function inspect(uri: string): Promise<{ migrated: boolean; seeded: boolean }> {
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
  const names = async (table: string, column: string) => {
    const { rows } = await client.query('select to_regclass($1) as name', [table]);
    if (!rows[0]?.name) return [];
    const found = await client.query(`select ${column} as value from ${table}`);
    return found.rows.map(({ value }: { value: unknown }) => value);
  };
  try {
    const done = await names('payload_migrations', 'name');
    const users = await names('users', 'id');
    return {
      migrated: migrationNames(root).every((name) => done.includes(name)),
      seeded: users.length > 0,
    };
  } finally {
    await client.end();
  }
}

/**
 * Node's exit code where an await can never end. On a machine under heavy load it was seen twice,
 * before anything was written; what is prepared may be prepared again.
 */
const UNSETTLED = 13;

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
export async function prepareDatabase({
  uri,
  dataDir,
  mode,
  loginFile,
  clock,
}: Preparation): Promise<void> {
  const { migrated, seeded } = await inspect(uri);
  if (migrated && (mode === 'migrate' || (mode === 'seed-if-empty' && seeded))) return;
  const prepare = () =>
    runNode(['--import', 'tsx', path.join(root, 'scripts/seed/run.ts'), mode], {
      cwd: root,
      env: {
        DATABASE_URI: uri,
        PAYLOAD_SECRET: payloadSecret(dataDir),
        DATA_DIR: dataDir,
        LOGIN_FILE: loginFile,
        LOG_LEVEL: 'error',
        ...(clock && { CLOCK: clock }),
      },
    });
  let { code, ended } = await prepare();
  if (code === UNSETTLED) ({ code, ended } = await prepare());
  if (code !== 0)
    throw new UserError(`Preparing the database failed (${ended}); its message is above.`);
}
