import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { localised } from '../../src/lib/hrefs';
import { realPath } from '../../tests/paths';
import { chromiumArgs, ensureHeadlessShell } from '../lib/chromium';
import { step } from '../lib/log';
import { root } from '../lib/paths';
import { runNode } from '../lib/process';
import { median } from './figures';
import {
  categories,
  failedAudits,
  parseLighthouse,
  scoresOf,
  type Report,
  type Scores,
} from './lighthouse-report';
import { LIGHTHOUSE } from './limits';
import { atLeast, atMost, type Bench, type Part } from './part';
import { serveBehindNginx } from './serving';
import { figure, type Table } from './table';

/** A page of each kind, by what it is called here. */
const pages = {
  home: '/',
  board: '/flight-board/',
  flight: '/flight-board/{id}/',
  list: '/services/shops/',
  text: '/passengers/baggage/',
  scheme: '/airport/scheme/',
} as const;

export interface Lighthouse {
  runs: number;
  pages: {
    /** `home ru` */
    name: string;
    scores: Scores[];
    /** Audits that failed in any run. */
    failed: string[];
  }[];
}

const cli = path.join(root, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse's own words where its recording of a page is of no use. */
const AGAIN = 'Please run Lighthouse again';
const TRIES = 6;

/**
 * A phone draws no window by software: on two cores it takes the processor from the page that loads.
 * The shell has none; elsewhere a kiosk has no tabs at least.
 */
const findBrowser = () => ensureHeadlessShell() ?? chromium.executablePath();

const flags = ['--headless=new', '--kiosk', '--ignore-certificate-errors', ...chromiumArgs];

/** One run of Lighthouse with its defaults: a phone on a slow network, as its model has it. */
async function audit(browser: string, url: string, file: string, tries = TRIES): Promise<Report> {
  const { code, output } = await runNode(
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      `--only-categories=${Object.values(categories).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { quiet: true, env: { CHROME_PATH: browser } },
  );
  if (code !== 0 && output.includes(AGAIN) && tries > 1)
    return audit(browser, url, file, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse failed at ${url}:\n${output}`);
  return parseLighthouse(readFileSync(file, 'utf8'));
}

/** Every page in every language, once in each round. */
async function measure(bench: Bench): Promise<Lighthouse> {
  const { url, bare } = await serveBehindNginx(bench, 'https');
  const folder = path.join(bench.testbed.dataDir, 'lighthouse');
  mkdirSync(folder);
  const get = async (call: string) => (await fetch(bare + call)).json();
  const browser = findBrowser();
  const runs = bench.quick ? 1 : 5;
  const audited: { name: string; address: string; reports: Report[] }[] = [];
  for (const [kind, route] of Object.entries(pages)) {
    const file = await realPath(route, get);
    for (const lang of bench.quick ? locales.slice(0, 1) : locales) {
      const address = localised(file, lang);
      audited.push({ name: `${kind} ${lang}`, address, reports: [] });
    }
  }
  // In rounds, so that what slows the machine down for a while slows one run of each page.
  for (let run = 0; run < runs; run += 1) {
    await step(`Lighthouse: round ${run + 1} of ${runs}`, async () => {
      for (const { name, address, reports } of audited) {
        // So that the site has it in its cache.
        await fetch(bare + address);
        const file = path.join(folder, `${name}-${run}.json`);
        reports.push(await audit(browser, url + address, file));
      }
    });
  }
  return {
    runs,
    pages: audited.map(({ name, reports }) => ({
      name,
      scores: reports.map(scoresOf),
      failed: [...new Set(reports.flatMap(failedAudits))],
    })),
  };
}

const medianOf = (scores: readonly Scores[], name: keyof Scores) =>
  median(scores.map((score) => score[name]));

const columns: [title: string, name: keyof Scores, digits: number][] = [
  ['performance', 'performance', 0],
  ['accessibility', 'accessibility', 0],
  ['best practices', 'bestPractices', 0],
  ['SEO', 'seo', 0],
  ['LCP ms', 'lcpMs', 0],
  ['TBT ms', 'tbtMs', 0],
  ['CLS', 'cls', 4],
];

const tables = ({ runs, pages: each }: Lighthouse): Table[] => [
  {
    title: `Lighthouse, medians of ${runs} runs`,
    head: ['', ...columns.map(([title]) => title)],
    rows: each.map(({ name, scores }) => [
      name,
      ...columns.map(([, figureName, digits]) => figure(medianOf(scores, figureName), digits)),
    ]),
  },
];

/** The worst of all pages against each limit, with the page that it is of. */
function judge({ pages: each }: Lighthouse) {
  const failed = [...new Set(each.flatMap((page) => page.failed))];
  return columns.map(([title, name, digits]) => {
    const high = name === 'lcpMs' || name === 'tbtMs' || name === 'cls';
    const isWorse = (other: number, one: number) =>
      Number.isNaN(other) || (high ? other > one : other < one);
    const { page, value } = each
      .map((one) => ({ page: one.name, value: medianOf(one.scores, name) }))
      .reduce((one, other) => (isWorse(other.value, one.value) ? other : one));
    const compare = high ? atMost : atLeast;
    const finding = compare(
      `Lighthouse, ${title} of every page`,
      value,
      LIGHTHOUSE[name],
      (shown) => figure(shown, digits),
    );
    const why =
      finding.holds || high || failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`;
    return { ...finding, found: `${finding.found} (${page})${why}` };
  });
}

export const lighthouse: Part<Lighthouse> = { measure, tables, judge };
