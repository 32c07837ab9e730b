import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, siteDir } from '../lib/build';
import { ensureChromium } from '../lib/chromium';
import { payloadSecret, prepareDatabase } from '../lib/database';
import { UserError } from '../lib/errors';
import { isLeased, takeLease } from '../lib/leases';
import { step } from '../lib/log';
import { root } from '../lib/paths';
import { freePort } from '../lib/ports';
import { removeStaged, startPostgres } from '../lib/postgres';
import { Cleanup } from '../lib/process';
import { closingLine, noTests, sum, type Tally } from '../lib/results';
import { startSite } from '../lib/site';
import { runPlaywright, runVitest } from '../lib/suites';

const kinds = ['unit', 'int', 'e2e'] as const;
type Kind = (typeof kinds)[number];

/** Data folders of test runs; those whose process has died are removed. */
function freshDataDir(): string {
  const parent = path.join(root, '.data/tests');
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name);
    if (isLeased(folder)) continue;
    removeStaged(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  const fresh = mkdtempSync(path.join(parent, 'run-'));
  takeLease(fresh);
  return fresh;
}

/** One migrated and seeded database copied for each suite, and two sites: the CMS's, and one fed by it. */
async function serve(cleanup: Cleanup, dataDir: string): Promise<Record<string, string>> {
  const postgres = await step('Starting PostgreSQL', () => startPostgres(dataDir));
  cleanup.add(() => postgres.stop());
  const login = path.join(dataDir, 'login.json');
  await step('Migrating and seeding a database', async () => {
    await postgres.create('template');
    const uri = postgres.uri('template');
    await prepareDatabase({ uri, dataDir, mode: 'seed-if-empty', loginFile: login });
  });
  for (const name of ['int', 'e2e', 'second']) await postgres.create(name, 'template');

  const build = siteDir(await ensureBuild());
  const secret = payloadSecret(dataDir);
  const open = async (database: string, env: Record<string, string> = {}) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const site = await startSite(build, port, {
      DATABASE_URI: postgres.uri(database),
      PAYLOAD_SECRET: secret,
      DATA_DIR: dataDir,
      SITE_URL: url,
      ...env,
    });
    cleanup.add(() => site.stop());
    return url;
  };
  return step('Starting two sites', async () => {
    // Tests send messages from addresses of their own; the second site believes the connection only.
    const first = await open('e2e', { TRUST_PROXY: '1' });
    const second = await open('second', {
      AIRPORT_API_URL: first,
      AIRPORT_API_EXTENDED: 'true',
    });
    return {
      SITE_URL: first,
      SECOND_SITE_URL: second,
      DATABASE_URI: postgres.uri('int'),
      PAYLOAD_SECRET: secret,
      DATA_DIR: dataDir,
      LOGIN_FILE: login,
    };
  });
}

/** `npm test [-- unit|int|e2e] [filters]`: everything against a real PostgreSQL and a production build. */
export default async function test(args: string[]): Promise<void> {
  const wanted = kinds.filter((kind) => args.includes(kind));
  const chosen: readonly Kind[] = wanted.length > 0 ? wanted : kinds;
  const filters = args.filter((arg) => !kinds.includes(arg as Kind));
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  const dataDir = freshDataDir();
  cleanup.add(() => {
    removeStaged(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  let tally: Tally = noTests;
  try {
    if (chosen.includes('unit')) tally = sum(tally, await runVitest(['unit'], dataDir, filters));
    if (chosen.includes('int') || chosen.includes('e2e')) {
      const chromium = chosen.includes('e2e') ? ensureChromium() : undefined;
      const env = await serve(cleanup, dataDir);
      if (chosen.includes('int')) {
        tally = sum(tally, await runVitest(['int'], dataDir, filters, env));
      }
      if (chosen.includes('e2e')) {
        const browser = { ...env, CHROMIUM_PATH: chromium };
        tally = sum(tally, await runPlaywright(dataDir, filters, browser));
      }
    }
  } finally {
    await cleanup.run();
  }
  console.log(closingLine(tally));
  if (tally.passed + tally.failed === 0) throw new UserError('No test ran.');
  process.exit(tally.failed > 0 ? 1 : 0);
}
