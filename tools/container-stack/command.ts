import { spawn } from 'node:child_process';

const SHOWN = 4000;

/**
 * Runs a program to its end and gives what it wrote to standard output.
 * @throws Error with the end of what it wrote where it failed
 */
export function output(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      all += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (all += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(written)
        : reject(
            new Error(`${program} ${args.join(' ')} ended with ${code}:\n${all.slice(-SHOWN)}`),
          ),
    );
  });
}
