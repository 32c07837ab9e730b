import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { output } from './command';

/**
 * Installs packages from npm, without their dependencies' scripts.
 * @returns the folder that has each package under its name
 */
export async function fromNpm(
  folder: string,
  packages: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  await output(['npm', 'install', '--prefix', folder, ...flags, ...packages], env);
  return path.join(folder, 'node_modules');
}

/**
 * Another version of Node, for Linux.
 * @returns the path of the program
 */
export async function nodeFromNpm(
  major: number,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const name = `node-linux-${process.arch}`;
  const program = path.join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) await fromNpm(folder, [`${name}@${major}`], env);
  return program;
}
