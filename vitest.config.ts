import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { exhaustive, sampledFiles } from './tests/sample.ts';

const alias = {
  '@collections': path.join(import.meta.dirname, 'collections'),
  '@payload-config': path.join(import.meta.dirname, 'payload.config.ts'),
  '@': path.join(import.meta.dirname, 'src'),
};

const folders = ['src', 'collections', 'content', 'tools', 'deploy', 'tests/faulty-api'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
/** Replaces modules, or what they read while they are loaded: it needs a process of its own. */
const isolates = /\bvi\.(mock|doMock|hoisted|resetModules)\(|node-environment-baseline/;
const isolated = files.filter((file) => isolates.test(readFileSync(file, 'utf8')));

const unit = {
  setupFiles: ['tests/properties.ts'],
  // Each loads all modules; a further one has no core of its own.
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 3 },
  // One of them starts the linter, which takes seconds on a busy machine.
  testTimeout: 30_000,
  // What the configuration cannot do without; nothing connects to it.
  env: {
    DATABASE_URI: 'postgres://unit.invalid/parvoz',
    PAYLOAD_SECRET: 'used-by-unit-tests-only',
  },
};

const int = {
  setupFiles: ['tests/properties.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const measured = 'tests/int/hostile/**/*.test.ts';

/** What no commit may break: rights, what is public, the calls, what can be saved. Of the rest a gate has a part. */
const inEveryGate = [
  'access',
  'api',
  'becomes-public',
  'content',
  'rights',
  'routing',
  'security',
  'validation/savable',
].map((name) => `tests/int/${name}.test.ts`);
/** What takes minutes and is not a sample of itself, with sites of its own: `npm run test:all`, one after the other. */
const inNoGate = 'tests/int/long-running/';
const others = readdirSync(path.join(import.meta.dirname, 'tests/int'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => `tests/int/${name}`)
  .filter((name) => name.endsWith('.test.ts') && !inEveryGate.includes(name))
  .filter((name) => !name.startsWith('tests/int/hostile/'))
  .filter((name) => !name.startsWith(inNoGate));

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than there are cores: integration tests wait for the servers they ask.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: files.filter((file) => !isolated.includes(file)),
          // A module is loaded once for all files of a worker, not once for each.
          isolate: false,
        },
      },
      { resolve: { alias }, test: { ...unit, name: 'isolated', include: isolated } },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'int',
          include: [...inEveryGate, ...sampledFiles(others)],
        },
      },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'stack',
          include: ['tests/container-stack/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'measured',
          include: [measured],
          // Its limits are those of a machine that does nothing else.
          sequence: { groupOrder: exhaustive ? 1 : 0 },
        },
      },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'slow',
          include: exhaustive ? [`${inNoGate}**/*.test.ts`] : [],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
