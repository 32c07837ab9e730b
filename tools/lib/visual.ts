import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeContactSheet } from './contact-sheet';
import { step } from './log';
import { root } from './paths';
import type { Tally } from './results';
import { runPlaywright } from './suites';
import type { Testbed } from './testbed';

/** The moment of all pictures: a Saturday afternoon, with flights before and after it. */
const CLOCK = '2026-11-21T14:20:00+05:00';

const expected = path.join(root, 'tests/visual/__screenshots__');
const folders = [expected, path.join(root, 'docs/images/role-cards')];
const sheet = path.join(root, 'test-results/visual/contact-sheet.webp');

/** Of 255, in any channel: less is not seen. */
const SAME_COLOUR = 6;
/** So many pixels of a picture may look different, far fewer than a comparison allows. */
const MAX_CHANGED = 10;

/** How many pixels of two pictures of one size differ in colour. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) return 0;
  let changed = 0;
  for (let at = 0; at < a.length; at += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > SAME_COLOUR,
    );
    if (far) changed += 1;
  }
  return changed;
}

/** Makes the pictures smaller, by a palette where no colour changes visibly. */
async function shrinkPictures(): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => path.join(folder, name)),
  );
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    const taken = await readFile(file);
    const few = await sharp(taken)
      .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    const faithful = (await changedPixels(taken, few)) <= MAX_CHANGED;
    const small = faithful ? few : await sharp(taken).png({ compressionLevel: 9 }).toBuffer();
    if (small.length < statSync(file).size) await writeFile(file, small);
  }
}

interface Options {
  filters: string[];
  /** Replaces the expected pictures instead of comparing. */
  update: boolean;
  /** The browser; undefined means Playwright's own. */
  chromium: string | undefined;
  /** What says whether all views are compared, or a sample. */
  env: Record<string, string>;
}

/**
 * Compares views of a site, whose content and clock are fixed, with the expected pictures. A
 * sample is of views that show no dated content, beside the content of today in the database `template`.
 */
export async function runVisual(
  testbed: Testbed,
  { filters, update, chromium, env }: Options,
): Promise<Tally> {
  const isWhole = update || env.EXHAUSTIVE === 'true';
  if (isWhole) await testbed.seed('visual', CLOCK);
  else await testbed.copy('visual', 'template');
  const site = await step('Starting a site with a fixed clock', () =>
    testbed.site('visual', { CLOCK }),
  );
  const args = [
    ...(update ? ['--update-snapshots=all'] : []),
    ...filters.map((filter) => `--grep=${filter}`),
  ];
  const tally = await runPlaywright('visual', testbed.dataDir, args, {
    ...env,
    ...(update && { EXHAUSTIVE: 'true', UPDATE: 'true', LOGIN_FILE: testbed.login }),
    SITE_URL: site,
    CLOCK,
    CHROMIUM_PATH: chromium,
  });
  if (update) await step('Shrinking the pictures', shrinkPictures);
  if (isWhole) {
    mkdirSync(path.dirname(sheet), { recursive: true });
    await step(`All of them: ${path.relative(root, sheet)}`, () =>
      writeContactSheet(expected, sheet),
    );
  }
  return tally;
}
