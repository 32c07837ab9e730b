import { chromium } from '@playwright/test';
import { realPath } from '../../tests/paths';
import { localised } from '../../src/lib/hrefs';
import { breaches, KB, measuredPages, WIDTHS } from '../lib/budgets';
import { chromiumArgs, ensureChromium } from '../lib/chromium';
import { measureAt, type Figures } from '../lib/measure';
import { Cleanup } from '../lib/process';
import { Testbed } from '../lib/testbed';

const kb = (bytes: number) => (bytes / KB).toFixed(1);

const columns: [string, (figures: Figures) => string][] = [
  ['untouched', ({ untouched }) => kb(untouched)],
  ['requests', ({ requests }) => String(requests)],
  ['JS', ({ js }) => kb(js)],
  ['+ later', ({ jsLater }) => kb(jsLater)],
  ['CSS', ({ css }) => kb(css)],
  ['+ later', ({ cssLater }) => kb(cssLater)],
  ['fonts', ({ fonts }) => kb(fonts)],
  ['CLS', ({ shift }) => shift.toFixed(4)],
];

const row = (title: string, cells: string[]) =>
  console.log(title.padEnd(36) + cells.map((cell) => cell.padStart(9)).join(''));

/** The figures of every measured page as a table; the limits they break, in words. */
async function measureAll(origin: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const get = async (api: string) => (await fetch(new URL(api, origin))).json();
  const broken: string[] = [];
  try {
    row(
      '',
      columns.map(([title]) => title),
    );
    for (const { route, lang, limits } of measuredPages) {
      const path = localised(await realPath(route, get), lang);
      const widths = { widths: WIDTHS, shiftLimit: limits.shift };
      const figures = await measureAt(browser, origin + path, widths);
      row(
        localised(route, lang),
        columns.map(([, say]) => say(figures)),
      );
      broken.push(...breaches(figures, limits).map((breach) => `${path} ${breach}`));
    }
  } finally {
    await browser.close();
  }
  return broken;
}

/**
 * `npm run size [-- origin]`: what pages weigh in Chromium, against the budgets; of a running site,
 * else of the production build with sample content.
 */
export default async function size([origin]: string[]): Promise<void> {
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  let broken: string[];
  try {
    let site = origin?.replace(/\/+$/, '');
    if (!site) {
      const testbed = new Testbed(cleanup);
      await testbed.seed('size');
      site = await testbed.site('size');
    }
    console.log(`
JS and CSS after gzip and fonts in KB of 1024 bytes, at ${WIDTHS.join(' and ')} px, the heavier.
Untouched: all that is sent before anyone touches the page, as it is sent, and in how many requests.
JS: what a first visit loads until the page is hydrated and at rest, without noModule.
Later: what comes in idle time and while scrolling down once. CLS: the sum of all shifts.
`);
    broken = await measureAll(site);
  } finally {
    await cleanup.run();
  }
  for (const breach of broken) console.error(breach);
  console.log(broken.length > 0 ? `${broken.length} budgets are broken.` : 'Within every budget.');
  process.exit(broken.length > 0 ? 1 : 0);
}
