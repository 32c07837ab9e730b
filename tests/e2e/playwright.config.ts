import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from '../../tools/lib/chromium';
import { exhaustive } from '../sample';

/** Tests that publish; they have a site of their own (tools/commands/test.ts). */
const editors = [
  'publishing.spec.ts',
  'consent-metrics.spec.ts',
  'previews.spec.ts',
  'languages.spec.ts',
  'exchange.spec.ts',
  'translations.spec.ts',
  'live-preview.spec.ts',
  'roles.spec.ts',
  'accounts.spec.ts',
  'empty-sections.spec.ts',
  'security.spec.ts',
  'writing.spec.ts',
  'in-place.spec.ts',
  'creation.spec.ts',
  'pickers.spec.ts',
  'tasks.spec.ts',
];

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  grepInvert: exhaustive ? [] : /@exhaustive/,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  // Two suites share the processors: the first view of the admin that a server shows may take ten seconds.
  expect: { timeout: 20_000 },
  projects: [
    { name: 'visitors', testIgnore: editors, outputDir: '../../test-results/visitors' },
    // Publishing is checked at the very next request, with no other reader in between.
    {
      name: 'editors',
      testMatch: editors,
      workers: 1,
      outputDir: '../../test-results/editors',
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: chromiumArgs },
    // A trace costs every test a third of its time; the messages and a picture say enough.
    screenshot: 'only-on-failure',
  },
});
