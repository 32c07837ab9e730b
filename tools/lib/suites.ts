import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';
import { runNode, type RunOptions } from './process';
import { playwrightTally, vitestTally, type Tally } from './results';

/** Runs vitest's projects and counts. */
export async function runVitest(
  projects: string[],
  reportDir: string,
  filters: string[] = [],
  env: RunOptions['env'] = {},
): Promise<Tally> {
  const report = path.join(reportDir, `vitest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  await runNode(
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { cwd: root, env: { NODE_ENV: 'test', ...env } },
  );
  return vitestTally(report);
}

/** Runs a suite of browser tests, the one of tests/<suite> or one project of it, and counts. */
export async function runPlaywright(
  suite: 'e2e' | 'visual',
  reportDir: string,
  args: string[],
  env: RunOptions['env'],
  project?: string,
): Promise<Tally> {
  const report = path.join(reportDir, `playwright-${project ?? suite}.json`);
  rmSync(report, { force: true });
  await runNode(
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--config=tests/${suite}/playwright.config.ts`,
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...(project ? [`--project=${project}`] : []),
      ...args,
    ],
    { cwd: root, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env } },
  );
  return playwrightTally(report);
}
