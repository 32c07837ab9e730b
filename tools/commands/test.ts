import { spawnSync } from 'node:child_process';
import { ensureBuild } from '../lib/build';
import { ensureChromium, ensureHeadlessShell } from '../lib/chromium';
import { UserError } from '../lib/errors';
import { step } from '../lib/log';
import { ensureNginx } from '../lib/nginx';
import { root } from '../lib/paths';
import { Cleanup } from '../lib/process';
import { ensureRedis } from '../lib/redis';
import { closing, noTests, slowest, sum, type Tally } from '../lib/results';
import { runPlaywright, runVitest } from '../lib/suites';
import { Testbed } from '../lib/testbed';
import { runVisual } from '../lib/visual';

/** The gate; with `--exhaustive` the delivered stack is started too. */
const usual = ['unit', 'int', 'e2e', 'visual'] as const;
const kinds = [...usual, 'stack'] as const;
type Kind = (typeof kinds)[number];

const UPDATE = '--update';
const EXHAUSTIVE = '--exhaustive';

/**
 * Runs a suite beside a site that nobody else writes to, for integration tests also one that is fed by
 * it, and a database for the code that the tests call themselves: copies of the seeded `template`.
 */
async function besideSites(
  testbed: Testbed,
  suite: 'int' | 'visitors' | 'editors',
  run: (env: Record<string, string>) => Promise<void>,
): Promise<void> {
  const copy = async (name: string) => {
    await testbed.copy(name, 'template');
    return name;
  };
  const own = await copy(suite);
  const ofSite = await copy(`${suite}_site`);
  const sites = await step('Starting the sites', async () => {
    // Tests send messages from addresses of their own. Playwright takes no notice of how long a server
    // keeps an idle connection.
    const patient = suite !== 'int' && { KEEP_ALIVE_TIMEOUT: '60000' };
    const first = await testbed.serve(ofSite, { TRUST_PROXY: '1', ...patient });
    if (suite !== 'int') return [first];
    const fed = { AIRPORT_API_URL: first.url, AIRPORT_API_EXTENDED: 'true' };
    return [first, await testbed.serve(await copy(`${suite}_second`), fed)];
  });
  const [first, second] = sites;
  try {
    await run({
      SITE_URL: first?.url ?? '',
      SITE_DATABASE_URI: await testbed.uri(ofSite),
      ...(second && { SECOND_SITE_URL: second.url }),
      DATABASE_URI: await testbed.uri(own),
      PAYLOAD_SECRET: testbed.secret,
      DATA_DIR: testbed.dataDir,
      LOGIN_FILE: testbed.login,
    });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** A number of the commit that is checked out; 24 where there is no repository. */
function commitNumber(): number {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return Number.parseInt(stdout?.slice(0, 7), 16) || 24;
}

/** The seed of a run: a commit's gate is always the same, so that it is not the day's luck; `SEED` repeats another. */
const seedOf = (isExhaustive: boolean) =>
  process.env.SEED ?? String(isExhaustive ? Date.now() % 2 ** 31 : commitNumber());

/**
 * `npm test [-- unit|int|e2e|visual|stack] [filters]`: a sample of everything, against a real PostgreSQL and a
 * production build. `npm test -- visual --update` takes the expected pictures anew; `--exhaustive`, which
 * is `npm run test:all`, does all of it.
 */
export default async function test(args: string[]): Promise<void> {
  const wanted = kinds.filter((kind) => args.includes(kind));
  const isExhaustive = args.includes(EXHAUSTIVE);
  const byDefault = isExhaustive ? kinds : usual;
  const chosen: readonly Kind[] = wanted.length > 0 ? wanted : byDefault;
  const update = args.includes(UPDATE);
  if (update && !wanted.includes('visual')) {
    throw new UserError(`${UPDATE} takes pictures anew: npm test -- visual ${UPDATE}`);
  }
  const filters = args.filter(
    (arg) => ![UPDATE, EXHAUSTIVE].includes(arg) && !kinds.includes(arg as Kind),
  );
  const env = {
    SEED: seedOf(isExhaustive),
    ...(isExhaustive && { EXHAUSTIVE: 'true' }),
    ...(!isExhaustive && filters.length === 0 && { SAMPLE_FILES: 'true' }),
  };
  console.log(`Seed ${env.SEED}; SEED=${env.SEED} repeats this run.`);
  const has = (...some: Kind[]) => some.some((kind) => chosen.includes(kind));
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  let tally: Tally = noTests;
  const count = (more: Tally) => (tally = sum(tally, more));
  try {
    const testbed = new Testbed(cleanup);
    const { dataDir } = testbed;
    const unit = has('unit') ? runVitest(['unit', 'isolated'], dataDir, filters, env) : noTests;
    if (has('int', 'e2e', 'visual')) await Promise.all([ensureBuild(), testbed.seed('template')]);
    count(await unit);
    const shell = has('e2e') ? ensureHeadlessShell() : undefined;
    // The shell draws letters in another way than the browsers that people have.
    const chromium = has('visual') ? ensureChromium() : undefined;
    if (has('int')) {
      // Several test files start them at once, and apt installs for one at a time.
      ensureNginx();
      ensureRedis();
      await besideSites(testbed, 'int', async (sites) => {
        count(await runVitest(['int', 'measured', 'slow'], dataDir, filters, { ...sites, ...env }));
      });
    }
    if (has('e2e')) {
      // What is published must not change under the visitors' eyes: a site for each.
      const walk = (project: 'visitors' | 'editors') =>
        besideSites(testbed, project, async (sites) => {
          const site = { ...sites, ...env, CHROMIUM_PATH: shell };
          count(await runPlaywright('e2e', dataDir, filters, site, project));
        });
      // All of the sweep leaves no room for others; the sample does.
      if (isExhaustive) {
        await walk('visitors');
        await walk('editors');
      } else await Promise.all([walk('visitors'), walk('editors')]);
    }
    if (has('stack')) count(await runVitest(['stack'], dataDir, filters, env));
    if (has('visual')) count(await runVisual(testbed, { filters, update, chromium, env }));
  } finally {
    await cleanup.run();
  }
  console.log(`The slowest files:\n${slowest(tally)}`);
  console.log(closing(tally));
  if (tally.passed + tally.failed === 0) throw new UserError('No test ran.');
  process.exit(tally.failed > 0 ? 1 : 0);
}
