import path from 'node:path';
import { UserError } from '../lib/errors';
import { migrationMissing, outdated } from '../lib/generated';
import { unsafePackages } from '../lib/lockfile';
import { step } from '../lib/log';
import { dataDir, root } from '../lib/paths';
import { runNode } from '../lib/process';
import { closing } from '../lib/results';
import { runVitest } from '../lib/suites';

async function tool(title: string, file: string, ...args: string[]): Promise<void> {
  await step(title, async () => {
    const { code } = await runNode([path.join(root, 'node_modules', file), ...args], { cwd: root });
    if (code !== 0) throw new UserError(`${title}: see above.`);
  });
}

const WITHOUT_TESTS = '--without-tests';

/** `npm run check`: the one gate of a change; `-- --without-tests` where `npm test` follows. */
export default async function check(args: string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== WITHOUT_TESTS);
  if (unknown.length > 0) throw new UserError(`check takes only ${WITHOUT_TESTS}.`);
  await step('Safe versions', async () => {
    const problems = unsafePackages();
    if (problems.length > 0) throw new UserError(`Unsafe packages:\n${problems.join('\n')}`);
  });
  await tool('Types of routes', 'next/dist/bin/next', 'typegen');
  const lint = tool('Lint', 'eslint/bin/eslint.js', '--max-warnings=0', '.');
  const others = (async () => {
    await tool('Types', 'typescript/bin/tsc', '--noEmit');
    await tool('Formatting', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.');
  })();
  await Promise.all([lint, others]);
  // Writes files anew that the others read.
  await step('Generated files', async () => {
    const files = await outdated();
    if (files.length > 0) {
      throw new UserError(`Outdated: ${files.join(', ')}. Run: npm run generate`);
    }
    if (await migrationMissing()) {
      throw new UserError(
        'The collections changed without a migration. Run: npx payload migrate:create <name>',
      );
    }
  });
  if (args.includes(WITHOUT_TESTS)) return;
  const tally = await runVitest(['unit', 'isolated'], dataDir);
  console.log(closing(tally));
  process.exit(tally.failed > 0 ? 1 : 0);
}
