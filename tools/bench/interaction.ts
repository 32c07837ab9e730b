import path from 'node:path';
import type { Browser } from '@playwright/test';
import { step } from '../lib/log';
import { root } from '../lib/paths';
import { median } from './figures';
import { MAX_INP_MS } from './limits';
import { atMost, type Bench, type Part } from './part';
import { openChromium, PHONE, SEEN_BEFORE, SLOWDOWN, slowDown } from './phone';
import { serveBehindNginx } from './serving';
import { figure, type Table } from './table';
import { visits, type Visit } from './visits';

const probe = path.join(root, 'tools/bench/interaction-probe.js');

/** The browser reports a frame's times a little after it. */
const REPORT_DELAY_MS = 500;
export interface Interaction {
  slowdown: number;
  visits: {
    name: string;
    /** Of each repetition the longest time from an input to its frame, in milliseconds. */
    longest: number[];
    /** Events of a repetition that took 16 ms or more: others are not reported. */
    told: number[];
  }[];
}

/** The times in milliseconds from each input of a visit to the next frame. */
async function timesOf(browser: Browser, origin: string, visit: Visit): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const times: number[] = [];
    await page.exposeFunction('interacted', (duration: number) => void times.push(duration));
    await page.addInitScript({ content: SEEN_BEFORE });
    await page.addInitScript({ path: probe });
    await page.goto(origin + visit.path, { waitUntil: 'networkidle' });
    // Somebody is there: the code is loaded before the first input, as a finger comes near.
    await page.evaluate(() => dispatchEvent(new Event('touchstart')));
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    await visit.act(page);
    await page.waitForTimeout(REPORT_DELAY_MS);
    if (times.length === 0) throw new Error(`The inputs of ${visit.name} were not reported.`);
    return times;
  } finally {
    await context.close();
  }
}

async function measure(bench: Bench): Promise<Interaction> {
  const { url } = await serveBehindNginx(bench);
  const browser = await openChromium(bench);
  const result: Interaction = { slowdown: SLOWDOWN, visits: [] };
  for (const visit of visits) {
    await step(`Using ${visit.name}`, async () => {
      const repeated: number[][] = [];
      // The first visit also fills caches, and does not count.
      for (let turn = 0; turn <= (bench.quick ? 1 : 5); turn += 1) {
        const times = await timesOf(browser, url, visit);
        if (turn > 0) repeated.push(times);
      }
      result.visits.push({
        name: visit.name,
        longest: repeated.map((times) => Math.max(...times)),
        told: repeated.map((times) => times.length),
      });
    });
  }
  await browser.close();
  return result;
}

const ms = (value: number) => `${figure(value)} ms`;

const tables = ({ slowdown, visits: each }: Interaction): Table[] => [
  {
    title: `Milliseconds from an input to the next frame, processor slowed down ${slowdown} times`,
    head: ['', 'median of the longest', 'longest of all', 'events reported'],
    rows: each.map(({ name, longest, told }) => [
      name,
      figure(median(longest)),
      figure(Math.max(...longest)),
      figure(median(told)),
    ]),
  },
];

const judge = ({ visits: each }: Interaction) =>
  each.map(({ name, longest }) => atMost(`INP of ${name}`, median(longest), MAX_INP_MS, ms));

export const interaction: Part<Interaction> = { measure, tables, judge };
