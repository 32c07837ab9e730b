import { ensureChromium, ensureHeadlessShell } from '../lib/chromium';
import { UserError } from '../lib/errors';
import { step } from '../lib/log';
import { Cleanup } from '../lib/process';
import { closing, noTests, sum, type Tally } from '../lib/results';
import { runPlaywright, runVitest } from '../lib/suites';
import { Testbed } from '../lib/testbed';
import { runVisual } from '../lib/visual';

const kinds = ['unit', 'int', 'e2e', 'visual'] as const;
type Kind = (typeof kinds)[number];

const UPDATE = '--update';
const EXHAUSTIVE = '--exhaustive';

/** One migrated and seeded database copied for each suite, and two sites: the CMS's, and one fed by it. */
async function serve(testbed: Testbed): Promise<Record<string, string>> {
  await testbed.seed('template');
  for (const name of ['int', 'e2e', 'second']) await testbed.copy(name, 'template');
  return step('Starting two sites', async () => {
    // Tests send messages from addresses of their own; the second site believes the connection only.
    const first = await testbed.site('e2e', { TRUST_PROXY: '1' });
    const second = await testbed.site('second', {
      AIRPORT_API_URL: first,
      AIRPORT_API_EXTENDED: 'true',
    });
    return {
      SITE_URL: first,
      SECOND_SITE_URL: second,
      DATABASE_URI: await testbed.uri('int'),
      PAYLOAD_SECRET: testbed.secret,
      DATA_DIR: testbed.dataDir,
      LOGIN_FILE: testbed.login,
    };
  });
}

/**
 * `npm test [-- unit|int|e2e|visual] [filters]`: everything against a real PostgreSQL and a
 * production build. `npm test -- visual --update` takes the expected pictures anew; `--exhaustive`, which
 * is `npm run test:all`, does in full what otherwise is a sample.
 */
export default async function test(args: string[]): Promise<void> {
  const wanted = kinds.filter((kind) => args.includes(kind));
  const chosen: readonly Kind[] = wanted.length > 0 ? wanted : kinds;
  const update = args.includes(UPDATE);
  if (update && !wanted.includes('visual')) {
    throw new UserError(`${UPDATE} takes pictures anew: npm test -- visual ${UPDATE}`);
  }
  const filters = args.filter(
    (arg) => ![UPDATE, EXHAUSTIVE].includes(arg) && !kinds.includes(arg as Kind),
  );
  const has = (...some: Kind[]) => some.some((kind) => chosen.includes(kind));
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  let tally: Tally = noTests;
  const count = (more: Tally) => (tally = sum(tally, more));
  try {
    const testbed = new Testbed(cleanup);
    const { dataDir } = testbed;
    if (has('unit')) count(await runVitest(['unit'], dataDir, filters));
    const shell = has('e2e') ? ensureHeadlessShell() : undefined;
    // The shell draws letters in another way than the browsers that people have.
    const chromium = has('visual') ? ensureChromium() : undefined;
    if (has('int', 'e2e')) {
      const exhaustive = args.includes(EXHAUSTIVE) && { EXHAUSTIVE: 'true' };
      const env = { ...(await serve(testbed)), ...exhaustive };
      if (has('int')) count(await runVitest(['int'], dataDir, filters, env));
      if (has('e2e')) {
        const browserEnv = { ...env, CHROMIUM_PATH: shell };
        // What is published must not change under the visitors' eyes: one after the other.
        for (const project of ['visitors', 'editors']) {
          count(await runPlaywright('e2e', dataDir, filters, browserEnv, project));
        }
      }
    }
    if (has('visual')) count(await runVisual(testbed, { filters, update, chromium }));
  } finally {
    await cleanup.run();
  }
  console.log(closing(tally));
  if (tally.passed + tally.failed === 0) throw new UserError('No test ran.');
  process.exit(tally.failed > 0 ? 1 : 0);
}
