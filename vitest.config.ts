import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const exhaustive = process.env.EXHAUSTIVE === 'true';

const alias = {
  '@collections': path.join(import.meta.dirname, 'collections'),
  '@payload-config': path.join(import.meta.dirname, 'payload.config.ts'),
  '@': path.join(import.meta.dirname, 'src'),
};

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than there are cores: integration tests wait for the servers they ask.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{src,collections,content,tools,deploy,tests/faults}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/properties.ts'],
          // One of them starts the linter, which takes seconds on a busy machine.
          testTimeout: 30_000,
          // What the configuration cannot do without; nothing connects to it.
          env: {
            DATABASE_URI: 'postgres://unit.invalid/parvoz',
            PAYLOAD_SECRET: 'used-by-unit-tests-only',
          },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          // What takes minutes and is not a sample of itself: `npm run test:all`.
          exclude: exhaustive ? [] : ['tests/int/exhaustive/**'],
          setupFiles: ['tests/properties.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
