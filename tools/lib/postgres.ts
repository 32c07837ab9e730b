import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { UserError } from './errors';
import { withLock, isInUse, markUnused, markInUse } from './process-locks';
import { freePort } from './ports';
import { pidFile, places, serverUser, type Places, type ServerUser } from './postgres-places';

const SUPERUSER = 'parvoz';
const START_TIMEOUT_MS = 30_000;
const RELAUNCH_MS = 500;
const ANSWER_TIMEOUT_MS = 5000;

export interface EmbeddedPostgres {
  /** Connection URI of a database of the server. */
  uri(database: string): string;
  /** Creates a database, empty or as a copy of another, unless it exists. */
  create(database: string, template?: string): Promise<void>;
  /** Kills the server as a power cut would; `startPostgres` starts it again, on another port. */
  kill(): void;
  /** Gives the server back; it stops when nobody else on this clone uses it. */
  stop(): Promise<void>;
}

function run(program: string, args: string[], options: SpawnOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${path.basename(program)} failed:\n${output}`)),
    );
  });
}

async function initialise({ native, home }: Places, user: ServerUser | undefined): Promise<void> {
  const data = path.join(home, 'data');
  if (existsSync(data)) return;
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  const fresh = path.join(home, 'data-new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user) for (const file of [passwordFile, fresh]) chownSync(file, user.uid, user.gid);
  await run(
    path.join(native, 'bin/initdb'),
    [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-locale',
    ],
    { ...user, cwd: home },
  );
  renameSync(fresh, data);
}

/** Port and liveness of a server that already runs on the data, as its pid file says. */
async function running(home: string, password: string): Promise<number | null> {
  const file = pidFile({ home });
  if (!existsSync(file)) return null;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 && (await answers(port, password)) ? port : null;
}

const uriOf = (port: number, password: string, database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

async function answers(port: number, password: string): Promise<boolean> {
  const client = new Client({
    connectionString: uriOf(port, password, 'postgres'),
    // The port of a server that was killed may be another program's by now.
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Removes the pid file of a server that was killed when its pid is another program's by now:
 * PostgreSQL would take that for a running server. Without /proc the file is left.
 */
function forgetReusedPid(home: string): void {
  const file = pidFile({ home });
  try {
    const [pid] = readFileSync(file, 'utf8').split('\n');
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (!path.basename(program).startsWith('postgres')) rmSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ESRCH', 'EACCES'].includes(code)) throw error;
  }
}

type Settings = Record<string, string>;

/** Starts a server on the data; it may still refuse, when one that was killed has not quite ended. */
async function launch(
  { native, home }: Places,
  user: ServerUser | undefined,
  more: Settings,
): Promise<ChildProcess> {
  const port = await freePort();
  const log = openSync(path.join(home, 'log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    ...more,
  };
  const child = spawn(
    path.join(native, 'bin/postgres'),
    [
      '-D',
      path.join(home, 'data'),
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Its own group: Ctrl-C in the terminal must not end it before the site.
    { ...user, cwd: home, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  return child;
}

/** The port of the server on the data; one is started where none runs, again where it did not stay. */
async function listening(
  where: Places,
  user: ServerUser | undefined,
  password: string,
  more: Settings,
): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    const port = await running(where.home, password);
    if (port !== null) return port;
    if (!child) {
      forgetReusedPid(where.home);
      child = await launch(where, user, more);
    } else if (child.exitCode !== null || child.signalCode !== null) {
      await wait(RELAUNCH_MS);
      child = undefined;
    }
    await wait(150);
  }
  throw new UserError(`PostgreSQL did not start; see ${path.join(where.home, 'log')}.`);
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that already runs on it, also
 * when the process that started it was killed.
 * @param more settings of PostgreSQL for the server that is started
 * @throws UserError when no server can run here
 */
export async function startPostgres(
  dataDir: string,
  more: Settings = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const user = serverUser();
  const where = places(dataDir, user);
  const { home, native } = where;
  mkdirSync(home, { recursive: true });
  if (user) chownSync(home, user.uid, user.gid);
  else accessSync(home, constants.W_OK);

  const { port, password } = await withLock(home, 'start', async () => {
    await initialise(where, user);
    const secret = readFileSync(path.join(home, 'password'), 'utf8');
    markInUse(home);
    return { port: await listening(where, user, secret, more), password: secret };
  });

  const uri = (database: string) => uriOf(port, password, database);
  return {
    uri,
    async create(database, template) {
      const client = new Client({ connectionString: uri('postgres') });
      await client.connect();
      try {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
          database,
        ]);
        const copy = template ? ` template ${client.escapeIdentifier(template)}` : '';
        if (!rowCount) {
          await client.query(`create database ${client.escapeIdentifier(database)}${copy}`);
        }
      } finally {
        await client.end();
      }
    },
    kill: () =>
      process.kill(Number(readFileSync(pidFile(where), 'utf8').split('\n')[0]), 'SIGKILL'),
    stop: () =>
      withLock(home, 'start', async () => {
        markUnused(home);
        if (isInUse(home)) return;
        await run(
          path.join(native, 'bin/pg_ctl'),
          ['stop', '-D', path.join(home, 'data'), '-m', 'fast', '-w', '-t', '20'],
          { ...user, cwd: home },
        ).catch(() => {});
      }),
  };
}
