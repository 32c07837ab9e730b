import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../lib/chromium';
import { step } from '../lib/log';
import { READY } from '../random-edits/editor';
import { administratorOf } from '../random-edits/people';
import { stockEditor } from '../random-edits/stock-editor';
import { median, medianRatio } from './figures';
import { WRITING } from './limits';
import { atMost, type Bench, type Part } from './part';
import { startStock } from './stock';
import { figure, type Table } from './table';

const SLUG = 'parking';
const LANG = 'en';
const FRAME = 'iframe[title*="English"]';
/** The frames have then taken up a publication, so that it does not run into the next. */
const SETTLING_MS = 4000;
const TYPING_MS = 90;
const WINDOW = { viewport: { width: 1600, height: 1000 } };
/** Of the stock application: its list has more than one page, as the project's has. */
const DOCUMENTS = 20;
/** What a list has once it is there. */
const ROW = 'table tbody tr';

export interface Writing {
  /** Milliseconds of publications in turn, with the translations view of the page open in a browser, and without. */
  publishing: {
    open: number[];
    closed: number[];
    /** The same call in a stock Payload application. */
    stock: number[];
  };
  /** Milliseconds from the last key in the panel to the text in its frame. */
  typed: number[];
  /** Milliseconds from the request of a view of the admin until it can be used. */
  usable: { name: string; times: number[] }[];
  /** The same of a list of a stock Payload application, in turn with the first. */
  stockList: number[];
}

/** What staff do at a CMS, in a browser that is signed in. */
async function staffAt(context: BrowserContext, rest: string, login: string) {
  const data = JSON.parse(readFileSync(login, 'utf8')) as object;
  const entered = await context.request.post(`${rest}/users/login`, { data });
  const { token } = (await entered.json()) as { token: string };
  const headers = { authorization: `JWT ${token}`, 'if-match': '*' };
  let published = 0;
  return {
    /** The first document of a collection that a query finds. */
    async find(collection: string, query: string): Promise<number> {
      const found = await context.request.get(`${rest}/${collection}?${query}`, { headers });
      const { docs } = (await found.json()) as { docs: { id: number }[] };
      return docs[0]?.id ?? 0;
    },
    /** The milliseconds that the publication of a document takes. */
    async publish(collection: string, id: number): Promise<number> {
      const title = `Parking ${(published += 1)}`;
      const address = `${rest}/${collection}/${id}?locale=${LANG}&depth=0`;
      const started = performance.now();
      const reply = await context.request.patch(address, {
        headers,
        data: { title, _status: 'published' },
      });
      if (!reply.ok()) throw new Error(`Publishing was refused: ${await reply.text()}`);
      return performance.now() - started;
    },
  };
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

/** A stock Payload application with some documents, the first of them published, and a browser that is signed in. */
async function startOther(bench: Bench, browser: Browser) {
  const { url } = await startStock(bench);
  const login = JSON.parse(readFileSync(bench.testbed.login, 'utf8')) as object;
  const administrator = await administratorOf(url, stockEditor, login);
  const ids: number[] = [];
  for (let number = 1; number <= DOCUMENTS; number += 1)
    ids.push(await administrator.document(number));
  const context = await browser.newContext(WINDOW);
  const { publish } = await staffAt(context, url + stockEditor.api, bench.testbed.login);
  return {
    list: `${url}/admin/collections/${stockEditor.collection}`,
    page: await context.newPage(),
    publish: () => publish(stockEditor.collection, ids[0] ?? 0),
  };
}

async function measure(bench: Bench): Promise<Writing> {
  const { testbed, cleanup, database, quick } = bench;
  const turns = quick ? 1 : 10;
  const { url } = await testbed.serve(database, { LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  cleanup.add(() => browser.close());
  const stock = await startOther(bench, browser);
  const context = await browser.newContext(WINDOW);
  const staff = await staffAt(context, `${url}/cms-api`, testbed.login);
  const id = await staff.find('pages', `where[slug][equals]=${SLUG}&depth=0`);
  const publish = () => staff.publish('pages', id);
  const page = await context.newPage();
  const publishing = { open: [] as number[], closed: [] as number[], stock: [] as number[] };
  const result: Writing = { publishing, typed: [], usable: [], stockList: [] };

  await step('Publishing with the view open and closed', async () => {
    for (let turn = 0; turn <= turns; turn += 1) {
      await openView(page, url, id);
      await pause(SETTLING_MS);
      const open = await publish();
      await pause(SETTLING_MS);
      await page.goto('about:blank');
      await pause(SETTLING_MS);
      const other = await stock.publish();
      const closed = await publish();
      // The first of each fills caches.
      if (turn === 0) continue;
      publishing.open.push(open);
      publishing.closed.push(closed);
      publishing.stock.push(other);
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

  const list = `${url}/admin/collections/pages`;
  const ownList: number[] = [];
  const ownEditor: number[] = [];
  await step('Opening lists and an editor', async () => {
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const [times, of, address, part] of [
        [ownList, page, list, ROW],
        [result.stockList, stock.page, stock.list, ROW],
        [ownEditor, page, `${list}/${id}?locale=${LANG}`, READY],
      ] as const) {
        await of.goto('about:blank');
        const time = await usableAfter(of, address, part);
        if (turn > 0) times.push(time);
      }
    }
  });
  result.usable.push(
    { name: 'list of pages', times: ownList },
    { name: 'editor of a page', times: ownEditor },
  );
  await browser.close();
  return result;
}

const ms = (value: number) => `${figure(value)} ms`;
const share = (value: number) => figure(value, 2);

function tables({ publishing, typed, usable, stockList }: Writing): Table[] {
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
        row('a publication in a stock Payload application', publishing.stock),
        row('from the last key to the text in the frame', typed),
        ...usable.map(({ name, times }) => row(`${name}, until it can be used`, times)),
        row('list of a stock Payload application, until it can be used', stockList),
      ],
    },
  ];
}

const judge = ({ publishing, typed, usable, stockList }: Writing) => [
  atMost(
    'A publication with the view open, of one without',
    medianRatio(publishing.open, publishing.closed),
    WRITING.openShare,
    share,
  ),
  atMost('Typed text in its frame', median(typed), WRITING.typedMs, ms),
  ...usable.map(({ name, times }) => atMost(`The ${name}`, median(times), WRITING.usableMs, ms)),
  atMost(
    'A publication, of one in a stock Payload application',
    medianRatio(publishing.closed, publishing.stock),
    WRITING.stockShare,
    share,
  ),
  atMost(
    'The list of pages, of the list of a stock Payload application',
    medianRatio(usable[0]?.times ?? [], stockList),
    WRITING.stockShare,
    share,
  ),
];

export const writing: Part<Writing> = { measure, tables, judge };
