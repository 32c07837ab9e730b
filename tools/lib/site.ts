import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './errors';
import { root } from './paths';
import { endProcess } from './process';

const START_TIMEOUT_MS = 60_000;
const endWithParent = path.join(root, 'tools/lib/end-with-parent.cjs');

/** What SIGTERM may take beyond SHUTDOWN_DELAY_MS: 25 seconds for requests, and the end itself. */
const GRACEFUL_MS = 30_000;

const endings = { gracefully: 'SIGTERM', 'at once': 'SIGKILL' } as const;

/**
 * What bounds the memory of a site, as in the image: V8 collects garbage the sooner the closer its heap
 * is to the limit. About 200 MB are in use with the sample content.
 */
const NODE_OPTIONS = '--max-old-space-size=512';

export interface Site {
  pid: number;
  /**
   * Ends it soon; with `gracefully`, when its requests are answered, after SHUTDOWN_DELAY_MS; with
   * `at once`, in the middle of everything.
   */
  stop(how?: keyof typeof endings): Promise<void>;
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

/**
 * Serves a build (see build.ts) on a port with an environment of its own.
 * @param log where its log goes: a file descriptor, or this process's standard error
 */
export async function startSite(
  buildDir: string,
  port: number,
  env: Record<string, string>,
  log: number | 'inherit' = 'inherit',
): Promise<Site> {
  const child = spawn(process.execPath, ['--require', endWithParent, 'server.js'], {
    cwd: buildDir,
    // Its own group: Ctrl-C reaches it through us, in order.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: process.env.NODE_OPTIONS ?? NODE_OPTIONS,
      // The site ends by itself, see src/platform/lifecycle/signals.ts.
      NEXT_MANUAL_SIG_HANDLE: 'true',
      HOSTNAME: process.env.HOST ?? '0.0.0.0',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', log, 'ipc'],
  });
  const patienceMs =
    Number(env.SHUTDOWN_DELAY_MS ?? process.env.SHUTDOWN_DELAY_MS ?? 0) + GRACEFUL_MS;
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  try {
    await untilAnswers(port, child);
  } catch (error) {
    await endProcess(child);
    throw error;
  }
  const stop: Site['stop'] = (how) =>
    how ? endProcess(child, endings[how], patienceMs) : endProcess(child, 'SIGINT');
  return { pid: child.pid ?? 0, stop, exited };
}
