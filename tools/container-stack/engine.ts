import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled, succeeds } from '../lib/apt';
import { UserError } from '../lib/errors';
import { root } from '../lib/paths';
import { endProcess, type Cleanup } from '../lib/process';

/** Has Compose, where Debian's own is older than the format of docker-compose.yml. */
export const COMPOSE_IMAGE = 'localhost/compose';

const START_TIMEOUT_MS = 60_000;

/** A Docker daemon. */
export interface Engine {
  /** Whether it was started for this run, on a machine without one. */
  isOwn: boolean;
  /** The command of Compose and its first arguments. */
  compose: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** A daemon with images, containers and volumes in a folder of its own. */
async function startDaemon(home: string, cleanup: Cleanup): Promise<Engine> {
  ensureInstalled({
    name: 'Docker',
    files: ['/usr/sbin/dockerd', '/usr/sbin/debootstrap'],
    packages: ['docker.io', 'iptables', 'debootstrap'],
    advice: 'Install Docker with its compose plugin, and start it.',
  });
  mkdirSync(home, { recursive: true });
  const at = (name: string) => path.join(home, name);
  const host = `unix://${at('docker.sock')}`;
  // Debian's Docker has no BuildKit.
  const env = { ...process.env, DOCKER_HOST: host, DOCKER_BUILDKIT: '0' };
  const options = ['--data-root', at('data'), '--exec-root', at('exec'), '--pidfile', at('pid')];
  const log = openSync(at('log'), 'a');
  // It ends with whatever started it, and its containers with it.
  const command = ['--pdeathsig', 'TERM', 'dockerd', '--log-level=error'];
  const daemon = spawn('setpriv', [...command, ...options, '--host', host], {
    stdio: ['ignore', log, log],
  });
  cleanup.add(() => endProcess(daemon, 'SIGTERM', START_TIMEOUT_MS));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!succeeds('docker', ['info'], env)) {
    if (daemon.exitCode !== null || Date.now() > deadline) {
      throw new UserError(`Docker did not start; ${at('log')} says why.`);
    }
    await wait(500);
  }
  const folders = [root, path.dirname(home)].flatMap((folder) => [
    '--volume',
    `${folder}:${folder}`,
  ]);
  const inContainer = ['--network=host', `--env=DOCKER_HOST=${host}`, `--workdir=${root}`];
  return {
    isOwn: true,
    compose: ['docker', 'run', '--rm', ...inContainer, ...folders, COMPOSE_IMAGE, 'docker-compose'],
    env,
  };
}

/**
 * Docker with its compose plugin where there is one, else Debian's, installed and started where this is
 * Debian and we are root.
 * @param home folder for what it keeps
 * @throws UserError when there is none
 */
export async function startEngine(home: string, cleanup: Cleanup): Promise<Engine> {
  const { env } = process;
  const isThere = [['compose', 'version'], ['info']].every((args) => succeeds('docker', args, env));
  if (isThere) return { isOwn: false, compose: ['docker', 'compose'], env };
  return startDaemon(home, cleanup);
}
