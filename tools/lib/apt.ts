import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from './errors';

/** Runs a command to its end; whether it succeeded. Its errors are shown. */
export const succeeds = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Installs packages where this is Debian and may be done; whether they are there now.
 * @param name what they bring, in words
 */
export function installDebianPackages(name: string, packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${name}`);
  // In this runlevel a package does not start the service that it brings.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-qq', '-y', '--no-install-recommends', ...packages];
  return succeeds('apt-get', ['update', '-qq'], env) && succeeds('apt-get', install, env);
}

interface Wanted {
  name: string;
  /** Its path, and those of files that it cannot do without. */
  files: readonly string[];
  packages: string[];
  /** What is to be done where it cannot be installed. */
  advice: string;
}

/**
 * Sees to a program of the system: its own, else Debian's packages when root on Debian.
 * @throws UserError when it cannot be had
 */
export function ensureInstalled({ name, files, packages, advice }: Wanted): void {
  const missing = () => files.filter((file) => !existsSync(file));
  if (missing().length === 0) return;
  if (installDebianPackages(name, packages) && missing().length === 0) return;
  throw new UserError(`Of ${name} ${missing().join(' and ')} is missing. ${advice}`);
}
