import type { Browser } from '@playwright/test';
import { step } from '../lib/log';
import { median } from './figures';
import { atMost, type Bench, type Part } from './part';
import { openChromium, PHONE, SEEN_BEFORE } from './phone';
import { serveBehindNginx } from './serving';
import { figure, type Table } from './table';
import { Traveller, travellerTasks, type TravellerTask } from './traveller-tasks';

/** The phone that the limits are meant for. */
const VIEWPORT = { width: 390, height: 844 };

export interface Travellers {
  tasks: {
    name: string;
    /** Milliseconds of each repetition. */
    times: number[];
    keys: number;
  }[];
}

async function once(browser: Browser, origin: string, { run }: TravellerTask) {
  const context = await browser.newContext({ ...PHONE, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: SEEN_BEFORE });
    await page.goto(`${origin}/en/`, { waitUntil: 'networkidle' });
    const traveller = new Traveller(page);
    const begun = performance.now();
    const answer = await run(traveller);
    await answer.first().waitFor();
    return { ms: performance.now() - begun, keys: traveller.keys };
  } finally {
    await context.close();
  }
}

async function measure(bench: Bench): Promise<Travellers> {
  const { url } = await serveBehindNginx(bench);
  const browser = await openChromium(bench);
  const result: Travellers = { tasks: [] };
  for (const task of travellerTasks) {
    await step(`Finding out ${task.name}`, async () => {
      // The first one also fills caches, and does not count.
      await once(browser, url, task);
      const all = [];
      for (let turn = 0; turn < (bench.quick ? 1 : 5); turn += 1) {
        all.push(await once(browser, url, task));
      }
      result.tasks.push({
        name: task.name,
        times: all.map(({ ms }) => ms),
        keys: Math.max(...all.map(({ keys }) => keys)),
      });
    });
  }
  await browser.close();
  return result;
}

const seconds = (value: number) => `${figure(value / 1000, 1)} s`;

const tables = ({ tasks }: Travellers): Table[] => [
  {
    title: 'Seconds from the home page to the answer, with a person’s pauses',
    head: ['', 'median', 'longest', 'keys'],
    rows: tasks.map(({ name, times, keys }) => [
      name,
      figure(median(times) / 1000, 1),
      figure(Math.max(...times) / 1000, 1),
      String(keys),
    ]),
  },
];

const judge = ({ tasks }: Travellers) =>
  tasks.flatMap(({ name, times }) => {
    const task = travellerTasks.find((one) => one.name === name);
    return task ? [atMost(`Finding out ${name}`, median(times), task.limitMs, seconds)] : [];
  });

export const travellers: Part<Travellers> = { measure, tables, judge };
