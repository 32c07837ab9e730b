import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackages } from '../lib/apt';
import { UserError } from '../lib/errors';
import { root } from '../lib/paths';
import { CONNECTIONS } from './limits';

const run = promisify(execFile);
const known = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'];
const installed = () => known.find((file) => existsSync(file));

/**
 * The generator of load: the system's own wrk, else Debian's package when root on Debian.
 * @throws UserError when it cannot be had
 */
export function ensureWrk(): string {
  const found = installed();
  if (found) return found;
  const program = installDebianPackages('wrk', ['wrk']) ? installed() : undefined;
  if (program) return program;
  throw new UserError(`wrk is missing (${known.join(', ')}). Install it.`);
}

/** How a server answered under load; times in milliseconds. */
export interface Answered {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/**
 * What tools/bench/wrk.lua wrote at the end of wrk's report.
 * @throws Error when it is not there, or when a request had no reply or one that is an error
 */
export function parseReport(output: string): Answered {
  const line = output.split('\n').findLast((text) => text.startsWith('{'));
  if (!line) throw new Error(`wrk reported nothing:\n${output}`);
  const { requests, seconds, failed, p50, p95, p99 } = JSON.parse(line) as Record<string, number>;
  if (failed || !requests || !seconds) {
    throw new Error(`${failed} of ${requests} requests failed:\n${output}`);
  }
  return { perSecond: requests / seconds, p50: p50 ?? NaN, p95: p95 ?? NaN, p99: p99 ?? NaN };
}

/** Requests an address continuously from one thread, with gzip accepted. */
export async function load(url: string, seconds: number): Promise<Answered> {
  const { stdout } = await run(ensureWrk(), [
    '--threads=1',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--header=Accept-Encoding: gzip',
    `--script=${path.join(root, 'tools/bench/wrk.lua')}`,
    url,
  ]);
  return parseReport(stdout);
}
