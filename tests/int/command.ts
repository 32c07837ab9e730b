import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../tools/lib/paths';
import { freePort } from '../../tools/lib/ports';

/** How a command of the project is spawned, with the embedded server of a data folder. */
export async function commandLine(
  dataDir: string,
  args: string[],
  env: Record<string, string> = {},
) {
  const options = {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URI: '',
      PAYLOAD_SECRET: '',
      LOGIN_FILE: '',
      INIT_CWD: root,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };
  return { args: [path.join(root, 'tools/run.cjs'), ...args], options };
}

/**
 * Runs a command of the project as a person does.
 * @param words the command and what follows it
 * @returns the exit code, what it wrote, and its lines of error
 */
export async function command(dataDir: string, words: string[], env?: Record<string, string>) {
  const { args, options } = await commandLine(dataDir, words, env);
  const child = spawn(process.execPath, args, options);
  const [[code], output, errors] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, errors: errors.trim().split('\n').filter(Boolean) };
}
