import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/paths';
import { endProcess } from '../lib/process';

const script = path.join(root, 'tools/bench/spin.js');

/** Runs something while a process of its own takes one core. */
export async function whileBusy<Result>(run: (pid: number) => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    return await run(child.pid ?? 0);
  } finally {
    await endProcess(child, 'SIGKILL');
  }
}
