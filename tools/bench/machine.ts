import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../lib/chromium';
import { withClient } from '../lib/database';
import { ensureNginx } from '../lib/nginx';
import { root } from '../lib/paths';
import { ensureWrk } from './wrk';

/** What was measured on, in words. */
export interface Machine {
  processor: string;
  cores: number;
  /** In GB of 2^30 bytes. */
  memory: number;
  system: string;
  /** Versions by the name of the program. */
  versions: Record<string, string>;
}

/** The first thing in a text that looks like a version. */
export const versionIn = (text: string): string => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? 'unknown';

/** Some programs print their version on standard error. */
function versionOf(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return versionIn(`${stdout}${stderr}`);
}

function systemName(): string {
  const file = '/etc/os-release';
  const name = existsSync(file) && /^PRETTY_NAME="(.+)"$/m.exec(readFileSync(file, 'utf8'))?.[1];
  return name || `${os.type()} ${os.release()}`;
}

/** This machine, with what the benchmark needs on it: what is missing is installed. */
export async function describeMachine(databaseUri: string): Promise<Machine> {
  const cpus = os.cpus();
  const postgres = await withClient(databaseUri, async (client) => {
    const { rows } = await client.query('show server_version');
    return versionIn(String(rows[0]?.server_version));
  });
  return {
    processor: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memory: Math.round(os.totalmem() / 2 ** 30),
    system: systemName(),
    versions: {
      Node: process.versions.node,
      nginx: versionOf(ensureNginx(), '-v'),
      PostgreSQL: postgres,
      Chromium: versionOf(ensureChromium() ?? chromium.executablePath(), '--version'),
      wrk: versionOf(ensureWrk(), '-v'),
    },
  };
}

/** The commit that is measured, with a plus where files differ from it; empty outside of git. */
export function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('rev-parse', '--short=10', 'HEAD').trim() + (git('status', '--porcelain') && '+');
  } catch {
    return '';
  }
}
