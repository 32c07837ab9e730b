import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './errors';
import { root } from './paths';
import { endProcess } from './process';

const START_TIMEOUT_MS = 60_000;
const endWithParent = path.join(root, 'scripts/lib/end-with-parent.cjs');

export interface Site {
  stop(): Promise<void>;
  /** Resolves with the exit code when the server ends by itself. */
  exited: Promise<number | null>;
}

/** Waits until a site answers over HTTP. */
async function untilAnswers(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return;
    } catch {
      await wait(150);
    }
  }
  throw new UserError('The site did not start; its messages are above.');
}

/** Serves a build (see build.ts) on a port with an environment of its own. */
export async function startSite(
  buildDir: string,
  port: number,
  env: Record<string, string>,
): Promise<Site> {
  const child = spawn(process.execPath, ['--require', endWithParent, 'server.js'], {
    cwd: buildDir,
    // Its own group: Ctrl-C reaches it through us, in order.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOSTNAME: process.env.HOST ?? '0.0.0.0',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  try {
    await untilAnswers(port, child);
  } catch (error) {
    await endProcess(child);
    throw error;
  }
  return { stop: () => endProcess(child), exited };
}
