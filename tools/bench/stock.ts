import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/errors';
import { step } from '../lib/log';
import { freePort } from '../lib/ports';
import { runTypeScript } from '../lib/process';
import { startSite } from '../lib/site';
import { buildApp } from './apps';
import type { Bench } from './part';

const DATABASE = 'stock';

/** Payload's admin as it comes, on a database of its own, with the same administrator as the site. */
export async function startStock({ testbed, cleanup }: Bench) {
  await testbed.copy(DATABASE, 'template0');
  const env = {
    DATABASE_URI: await testbed.uri(DATABASE),
    PAYLOAD_SECRET: testbed.secret,
    PAYLOAD_LOG_LEVEL: 'error',
    NEXT_MANUAL_SIG_HANDLE: '',
  };
  const server = await step('Building a stock Payload application', async () => {
    const prepared = await runTypeScript('tools/bench/stock-app/prepare.ts', [], {
      quiet: true,
      env: { ...env, NODE_ENV: 'development' },
    });
    if (prepared.code !== 0)
      throw new UserError(`Its tables cannot be made (${prepared.ended}):\n${prepared.output}`);
    return buildApp('stock-app', path.join(testbed.dataDir, 'stock'));
  });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = async () => {
    const site = await startSite(server, port, env);
    cleanup.add(() => site.stop());
    return site;
  };
  let site = await start();
  const first = await fetch(`${url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: readFileSync(testbed.login, 'utf8'),
  });
  if (!first.ok) throw new Error(`Its first account cannot be made: ${await first.text()}`);
  return {
    url,
    /** Kills it in the middle of everything, and starts it again. */
    restart: async () => {
      await site.stop('at once');
      site = await start();
    },
    stop: () => site.stop(),
  };
}
