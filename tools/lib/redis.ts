import { spawn, type ChildProcess } from 'node:child_process';
import { createClient } from '@redis/client';
import { ensureInstalled } from './apt';
import { freePort } from './ports';
import { endProcess } from './process';

const SYSTEM = '/usr/bin/redis-server';
const START_TIMEOUT_MS = 10_000;
const TRY_EVERY_MS = 50;

/**
 * Redis, for the tests of several servers: the system's own, else Debian's package when root on Debian.
 * @returns the path of the program
 * @throws UserError when it cannot be had
 */
export function ensureRedis(): string {
  const program = process.env.REDIS_PATH || SYSTEM;
  ensureInstalled({
    name: 'Redis',
    files: [program],
    packages: ['redis-server'],
    advice: 'Install it, or name it in REDIS_PATH.',
  });
  return program;
}

/** @throws Error when it does not answer in time */
async function untilAnswers(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: TRY_EVERY_MS } });
  client.on('error', () => undefined);
  const timer = setTimeout(() => client.destroy(), START_TIMEOUT_MS);
  try {
    await client.connect();
    await client.ping();
  } finally {
    clearTimeout(timer);
    if (client.isOpen) client.destroy();
  }
}

/** A Redis on a free port of loopback, which writes nothing to disk. */
export async function startRedis() {
  const program = ensureRedis();
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    child = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] });
    await untilAnswers(url);
  };
  await start();
  return {
    url,
    port,
    /** Starts it again, empty, after it was killed. */
    start,
    kill: () => endProcess(child, 'SIGKILL'),
    /** Its connections stay, and nothing comes back until it is resumed. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}
