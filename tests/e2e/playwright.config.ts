import { readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from '../../tools/lib/chromium';
import { exhaustive, sampledFiles } from '../sample';

/** Tests that publish; they have a site of their own (tools/commands/test.ts). */
const editorsInEveryGate = ['publishing.spec.ts', 'writing.spec.ts'];
const otherEditors = [
  'previews.spec.ts',
  'translations.spec.ts',
  'consent-metrics.spec.ts',
  'languages.spec.ts',
  'exchange.spec.ts',
  'live-preview.spec.ts',
  'roles.spec.ts',
  'accounts.spec.ts',
  'empty-sections.spec.ts',
  'security.spec.ts',
  'in-place.spec.ts',
  'creation.spec.ts',
  'pickers.spec.ts',
  'disruption.spec.ts',
  'disruption-desk.spec.ts',
  'operations-desk.spec.ts',
  'tasks.spec.ts',
  'writing-further.spec.ts',
];
const editors = [...editorsInEveryGate, ...otherEditors];

/** What travellers do first, on every page. */
const visitorsInEveryGate = [
  'board.spec.ts',
  'keyboard.spec.ts',
  'layout.spec.ts',
  'lists.spec.ts',
  'menu.spec.ts',
  'navigation.spec.ts',
  'pages.spec.ts',
  'sweep.spec.ts',
];
const otherVisitors = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => ![...editors, ...visitorsInEveryGate].includes(name));

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
    {
      name: 'visitors',
      testMatch: [...visitorsInEveryGate, ...sampledFiles(otherVisitors)],
      outputDir: '../../test-results/visitors',
    },
    // Publishing is checked at the very next request, with no other reader in between.
    {
      name: 'editors',
      testMatch: [...editorsInEveryGate, ...sampledFiles(otherEditors)],
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
