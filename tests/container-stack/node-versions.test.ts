import path from 'node:path';
import { expect, test } from 'vitest';
import { output } from '../../tools/container-stack/command';
import { nodeFromNpm } from '../../tools/container-stack/node';
import { dataDir, root } from '../../tools/lib/paths';

const RUN_MS = 900_000;

/** Of the tests that run here it has nothing. */
const ownEnvironment = (node: string) =>
  ({
    PATH: `${path.dirname(node)}:${process.env.PATH}`,
    HOME: process.env.HOME,
  }) as unknown as NodeJS.ProcessEnv;

test.each([22, 24])(
  'with Node %i the site is built and its API answers',
  async (major) => {
    const folder = path.join(dataDir, 'stack', `node-${major}`);
    const node = await nodeFromNpm(major, folder, process.env);
    const shown = await output(
      [node, 'tools/run.cjs', 'test', 'int', 'tests/int/api.test.ts'],
      ownEnvironment(node),
      root,
    );
    expect(shown).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  },
  RUN_MS,
);
