import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/lib/ports';
import { root } from '../../tools/lib/paths';
import type { Cleanup } from '../../tools/lib/process';
import { output } from '../../tools/container-stack/command';
import { startEngine, type Engine } from '../../tools/container-stack/engine';
import { ensureImages } from '../../tools/container-stack/images';

const PROJECT = 'parvoz-stack';
const PATIENCE_MS = 120_000;
const TRY_EVERY_MS = 500;

const secret = () => randomBytes(24).toString('hex');

/** Tries something until it succeeds. @throws what it threw last where it never does */
export async function eventually<T>(attempt: () => Promise<T>, patienceMs = PATIENCE_MS) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(TRY_EVERY_MS);
    }
  }
}

/** The delivered stack, with docker-compose.yml as it is and an .env as deliver.md says. */
export async function startStack(home: string, cleanup: Cleanup) {
  mkdirSync(home, { recursive: true });
  const engine: Engine = await startEngine(path.join(home, 'engine'), cleanup);
  await ensureImages(path.join(home, 'images'), engine);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings: Record<string, string> = {
    POSTGRES_PASSWORD: secret(),
    PAYLOAD_SECRET: secret(),
    EDGE_PURGE_TOKEN: secret(),
    SITE_URL: origin,
    PORT: String(port),
    TLS_PORT: String(await freePort()),
  };
  const file = path.join(home, '.env');
  const write = (more: Record<string, string> = {}) =>
    writeFileSync(
      file,
      Object.entries({ ...settings, ...more })
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
      { mode: 0o600 },
    );
  write();

  const compose = (...args: string[]) =>
    output(
      [...engine.compose, '--project-name', PROJECT, '--env-file', file, ...args],
      engine.env,
      root,
    );
  const inspect = async (service: string, format: string): Promise<string[]> => {
    const ids = (await compose('--profile', 'scale', 'ps', '--quiet', service)).trim().split('\n');
    const shown = await output(['docker', 'inspect', '--format', format, ...ids], engine.env);
    return shown.trim().split('\n');
  };
  const down = () =>
    compose('--profile', 'scale', 'down', '--volumes', '--remove-orphans').then(() => undefined);
  cleanup.add(down);
  // What a run that was cut off left.
  await down();
  return {
    origin,
    compose,
    /** Adds settings to .env. */
    configure: write,
    /** Runs a command once in a new container of the tools. */
    runTool: (...command: string[]) => compose('run', '--rm', '-T', 'migrate', ...command),
    /** Kills the first process of a service's container as the kernel would when memory ends. */
    async crash(service: string): Promise<void> {
      const pids = await inspect(service, '{{.State.Pid}}');
      for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
    },
    states: (service: string) => inspect(service, '{{.State.Status}}'),
    down,
  };
}
