import path from 'node:path';
import { UserError } from '../lib/errors';
import { outdated } from '../lib/generated';
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

async function generatedFiles(): Promise<void> {
  const { files, lacksMigration } = await outdated();
  if (files.length > 0) throw new UserError(`Outdated: ${files.join(', ')}. Run: npm run generate`);
  if (lacksMigration) {
    throw new UserError(
      'The collections changed without a migration. Run: npx payload migrate:create <name>',
    );
  }
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
  // Two at a time: each keeps one core busy. What one finds does not cut the other off.
  const ended = await Promise.allSettled([
    (async () => {
      await tool('Lint', 'eslint/bin/eslint.js', '--max-warnings=0', '.');
      await step('Generated files', generatedFiles);
    })(),
    (async () => {
      await tool('Types', 'typescript/bin/tsc', '--noEmit');
      await tool('Formatting', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.');
    })(),
  ]);
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
  if (args.includes(WITHOUT_TESTS)) return;
  const tally = await runVitest(['unit', 'isolated'], dataDir);
  console.log(closing(tally));
  process.exit(tally.failed > 0 ? 1 : 0);
}
