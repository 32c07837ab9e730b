import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { step } from './log';
import { root } from './paths';
import type { Tally } from './results';
import { runPlaywright } from './suites';
import type { Testbed } from './testbed';

/** The moment of all pictures: a Saturday afternoon, with flights before and after it. */
const CLOCK = '2026-11-21T14:20:00+05:00';

const pictures = path.join(root, 'tests/visual/__screenshots__');

/** Makes the expected pictures a third of their size; no visible colour changes. */
async function shrinkPictures(): Promise<void> {
  for (const name of readdirSync(pictures).filter((file) => file.endsWith('.png'))) {
    const file = path.join(pictures, name);
    const small = await sharp(await readFile(file))
      .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (small.length < statSync(file).size) await writeFile(file, small);
  }
}

interface Options {
  filters: string[];
  /** Takes the expected pictures anew instead of comparing. */
  update: boolean;
  /** The browser; undefined stands for Playwright's own. */
  chromium: string | undefined;
}

/** Compares views of a site, whose content and clock stand at a moment, with the expected pictures. */
export async function runVisual(
  testbed: Testbed,
  { filters, update, chromium }: Options,
): Promise<Tally> {
  await testbed.seed('visual', CLOCK);
  const site = await step('Starting a site whose clock stands', () =>
    testbed.site('visual', { CLOCK }),
  );
  const args = [
    ...(update ? ['--update-snapshots=all'] : []),
    ...filters.map((filter) => `--grep=${filter}`),
  ];
  const tally = await runPlaywright('visual', testbed.dataDir, args, {
    SITE_URL: site,
    CLOCK,
    CHROMIUM_PATH: chromium,
  });
  if (update) await step('Shrinking the pictures', shrinkPictures);
  return tally;
}
