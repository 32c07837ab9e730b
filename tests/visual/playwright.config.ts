import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from '../../tools/lib/chromium';

/** Letters and colours are drawn alike on every machine. */
const sameDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export default defineConfig({
  testDir: '.',
  // The pictures of the documentation are taken, not compared.
  testIgnore: process.env.UPDATE ? [] : 'cards.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // A picture that is missing fails; `npm test -- visual --update` takes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 20_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide' } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...chromiumArgs, ...sameDrawing],
    },
  },
});
