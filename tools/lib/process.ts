import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** A process that was started with this variable reports messages for people. */
const REPORTS = 'PARVOZ_REPORTS';
const REPORT_FD = 3;

/** Signals this close together are one. */
const REPEATED_MS = 1000;

export interface RunOptions {
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Collects output instead of showing it. */
  quiet?: boolean;
  /** Whether it may send messages by `report`. */
  reports?: boolean;
}

/** How a run of Node ended. */
interface Run {
  code: number;
  /** The same in words. */
  ended: string;
  /** What it wrote, when it was quiet. */
  output: string;
  /** What it sent by `report`, else empty. */
  reported: string;
}

/** Runs Node with arguments to its end. */
export async function runNode(
  args: string[],
  { env, cwd, quiet, reports }: RunOptions = {},
): Promise<Run> {
  const shown = quiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, [REPORTS]: reports ? '1' : '' },
    stdio: ['ignore', shown, shown, reports ? 'pipe' : 'ignore'],
  });
  let output = '';
  let reported = '';
  child.stdio[REPORT_FD]?.on('data', (chunk: Buffer) => (reported += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Nothing goes on without the process that waits for it.
  const end = () => void child.kill();
  process.once('exit', end);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  process.off('exit', end);
  const ended = signal ? `ended by ${signal}` : `exit code ${code}`;
  return { code: code ?? 1, ended, output, reported };
}

/**
 * Node's exit code where an await can never end. Without synchronous module hooks, so before Node 22.15,
 * Node loses a message between its module loader and the loader's thread on a busy machine, about once
 * in twenty starts, before any code of the script has run.
 */
const UNSETTLED = 13;
const LOADING_TRIES = 5;

/** Runs a TypeScript file of the project to its end, from the beginning where Node never loaded it. */
export async function runTypeScript(
  file: string,
  args: string[],
  options: RunOptions,
): Promise<Run> {
  const program = ['--import', 'tsx', path.resolve(root, file), ...args];
  let run = await runNode(program, options);
  for (let tries = 1; run.code === UNSETTLED && tries < LOADING_TRIES; tries += 1) {
    run = await runNode(program, options);
  }
  return run;
}

/**
 * Sends a message for people to the process that runs this one by `runNode`; without one, to the
 * terminal. It has been written when this returns, so that the process may end at once.
 */
export function report(message: string): void {
  if (process.env[REPORTS]) writeSync(REPORT_FD, message);
  else console.error(`parvoz: ${message}`);
}

/** Ends a process: politely by `signal`, then after `patienceMs` by force. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
  patienceMs = 8000,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}

/** @param signal that caused it; absent where the work is simply done */
type Undo = (signal?: NodeJS.Signals) => Promise<void> | void;

/** Undoes in reverse order, once, whatever was begun; also at Ctrl-C and SIGTERM. */
export class Cleanup {
  private readonly undo: Undo[] = [];
  private running: Promise<void> | undefined;

  add(undo: Undo): void {
    this.undo.push(undo);
  }

  run(signal?: NodeJS.Signals): Promise<void> {
    return (this.running ??= (async () => {
      for (const undo of this.undo.reverse()) {
        try {
          await undo(signal);
        } catch (error) {
          console.error(error);
        }
      }
    })());
  }

  /**
   * At the first signal cleans up and exits with `code`; a later one exits at once. Ctrl-C under
   * npm arrives twice, from the terminal and from npm, so what follows at once does not count.
   */
  onSignals(code: number): void {
    let first = 0;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (first && Date.now() - first > REPEATED_MS) process.exit(1);
        if (first) return;
        first = Date.now();
        void this.run(signal).then(() => process.exit(code));
      });
    }
  }
}
