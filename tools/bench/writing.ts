import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../lib/chromium';
import { step } from '../lib/log';
import { median, medianRatio } from './figures';
import { WRITING } from './limits';
import { atMost, type Bench, type Part } from './part';
import { figure, type Table } from './table';

const SLUG = 'parking';
const LANG = 'en';
const FRAME = 'iframe[title*="English"]';
/** The frames have then taken up a publication, so that it does not run into the next. */
const SETTLING_MS = 4000;
const TYPING_MS = 90;

export interface Writing {
  /** Milliseconds of publications in turn, with the translations view of the page open in a browser, and without. */
  publishing: { open: number[]; closed: number[] };
  /** Milliseconds from the last key in the panel to the text in its frame. */
  typed: number[];
  /** Milliseconds from the request of a view of the admin until it can be used. */
  usable: { name: string; times: number[] }[];
}

/** What staff do at a site, in a browser that is signed in. */
async function staffAt(origin: string, context: BrowserContext, login: string) {
  const data = JSON.parse(readFileSync(login, 'utf8')) as object;
  const entered = await context.request.post(`${origin}/cms-api/users/login`, { data });
  const { token } = (await entered.json()) as { token: string };
  const headers = { authorization: `JWT ${token}` };
  const found = await context.request.get(
    `${origin}/cms-api/pages?where[slug][equals]=${SLUG}&depth=0`,
    { headers },
  );
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const id = docs[0]?.id ?? 0;
  let published = 0;
  /** The milliseconds that a publication takes. */
  const publish = async (): Promise<number> => {
    const title = `Parking ${(published += 1)}`;
    const address = `${origin}/cms-api/pages/${id}?locale=${LANG}&depth=0`;
    const started = performance.now();
    const reply = await context.request.patch(address, {
      headers,
      data: { title, _status: 'published' },
    });
    if (!reply.ok()) throw new Error(`Publishing was refused: ${await reply.text()}`);
    return performance.now() - started;
  };
  return { id, publish };
}

/** The view of the page that is published, once its frames are there. */
async function openView(page: Page, origin: string, id: number): Promise<void> {
  await page.goto(`${origin}/admin/translations?ref=pages:${id}&lang=${LANG}`);
  await page.frameLocator(FRAME).locator(`[data-field="pages:${id}:title"]`).first().waitFor();
}

/** From the last key of a word to its last letter in the frame. */
async function typedTo(page: Page, id: number, word: string): Promise<number> {
  const text = page.frameLocator(FRAME).locator(`[data-field="pages:${id}:title"]`);
  await page.locator('#field-title').focus();
  await page.keyboard.press('ControlOrMeta+A');
  // The delay of a key is between its down and its up.
  await page.keyboard.type(word.slice(0, -1), { delay: TYPING_MS });
  const started = performance.now();
  await page.keyboard.press(word.slice(-1));
  await text.filter({ hasText: word }).first().waitFor();
  return performance.now() - started;
}

/** Until the view's part is there, and what can be pressed in the window answers. */
async function usableAfter(page: Page, address: string, part: string): Promise<number> {
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(part).first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button, main input')].every((tool) =>
      Object.keys(tool).some((key) => key.startsWith('__reactProps')),
    ),
  );
  return performance.now() - started;
}

async function measure({ testbed, cleanup, database, quick }: Bench): Promise<Writing> {
  const turns = quick ? 1 : 10;
  const { url } = await testbed.serve(database, { LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  cleanup.add(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const { id, publish } = await staffAt(url, context, testbed.login);
  const page = await context.newPage();
  const result: Writing = { publishing: { open: [], closed: [] }, typed: [], usable: [] };

  await step('Publishing with the view open and closed', async () => {
    for (let turn = 0; turn <= turns; turn += 1) {
      await openView(page, url, id);
      await pause(SETTLING_MS);
      const open = await publish();
      await pause(SETTLING_MS);
      await page.goto('about:blank');
      await pause(SETTLING_MS);
      const closed = await publish();
      // The first of each fills caches.
      if (turn === 0) continue;
      result.publishing.open.push(open);
      result.publishing.closed.push(closed);
    }
  });

  await step('Typing beside the page', async () => {
    await openView(page, url, id);
    await page.frameLocator(FRAME).locator(`[data-field="pages:${id}:title"]`).first().click();
    for (let turn = 0; turn <= turns; turn += 1) {
      const time = await typedTo(page, id, `Car parks ${turn}`);
      await pause(SETTLING_MS);
      if (turn > 0) result.typed.push(time);
    }
  });

  const views = [
    { name: 'list of pages', path: '/admin/collections/pages', part: 'table tbody tr' },
    {
      name: 'editor of a page',
      path: `/admin/collections/pages/${id}?locale=${LANG}`,
      part: 'form[data-form-ready=true]',
    },
  ];
  for (const { name, path, part } of views) {
    await step(`Opening the ${name}`, async () => {
      const times: number[] = [];
      for (let turn = 0; turn <= turns; turn += 1) {
        await page.goto('about:blank');
        const time = await usableAfter(page, url + path, part);
        if (turn > 0) times.push(time);
      }
      result.usable.push({ name, times });
    });
  }
  await browser.close();
  return result;
}

const ms = (value: number) => `${figure(value)} ms`;
const share = (value: number) => figure(value, 2);

function tables({ publishing, typed, usable }: Writing): Table[] {
  const row = (name: string, times: readonly number[]) => [
    name,
    figure(median(times)),
    figure(Math.max(...times)),
  ];
  return [
    {
      title: 'Milliseconds',
      head: ['', 'median', 'longest'],
      rows: [
        row('a publication, no view open', publishing.closed),
        row('a publication, the translations view open', publishing.open),
        row('from the last key to the text in the frame', typed),
        ...usable.map(({ name, times }) => row(`${name}, until it can be used`, times)),
      ],
    },
  ];
}

const judge = ({ publishing, typed, usable }: Writing) => [
  atMost(
    'A publication with the view open, of one without',
    medianRatio(publishing.open, publishing.closed),
    WRITING.openShare,
    share,
  ),
  atMost('Typed text in its frame', median(typed), WRITING.typedMs, ms),
  ...usable.map(({ name, times }) => atMost(`The ${name}`, median(times), WRITING.usableMs, ms)),
];

export const writing: Part<Writing> = { measure, tables, judge };
