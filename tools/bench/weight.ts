import type { Browser, BrowserContextOptions } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { localised } from '../../src/lib/hrefs';
import { KB, textLimits } from '../lib/budgets';
import { step } from '../lib/log';
import { atMost, type Bench, type Part } from './part';
import { openChromium, PHONE } from './phone';
import { serveBehindNginx } from './serving';
import { serveStarlight } from './starlight';
import { figure, type Table } from './table';
import { kinds, watchTransfers, weightOf, type Weighed } from './transfers';

const TEXT = '/passengers/baggage/';

/** Pages by what they are called here. */
const pages = { text: TEXT, home: '/', board: '/flight-board/', list: '/services/shops/' };

const DESKTOP = { viewport: { width: 1280, height: 800 } };

interface View extends Weighed {
  /** `text uz`, `Starlight` */
  name: string;
  /** In CSS pixels. */
  width: number;
}

export interface Weight {
  views: View[];
}

/** What is transferred for a first visit that nobody touches, until the line is idle. */
async function weigh(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
): Promise<Weighed> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const watched = await watchTransfers(page);
    await page.goto(url);
    return weightOf(await watched.untilIdle());
  } finally {
    await context.close();
  }
}

async function measure(bench: Bench): Promise<Weight> {
  const served = await serveBehindNginx(bench, 'https');
  const subjects = Object.entries(pages).flatMap(([name, path]) =>
    locales.map((lang) => ({ name: `${name} ${lang}`, url: served.url + localised(path, lang) })),
  );
  const starlight = { name: 'Starlight', url: await serveStarlight(served, localised(TEXT, 'en')) };
  const browser = await openChromium(bench);
  const views: View[] = [];
  for (const { name, url } of [...subjects, starlight]) {
    await step(`Weighing ${name}`, async () => {
      for (const screen of bench.quick ? [PHONE] : [PHONE, DESKTOP]) {
        // So that nginx has the page in its cache.
        await weigh(browser, url, screen);
        const { width } = screen.viewport;
        views.push({ name, width, ...(await weigh(browser, url, screen)) });
      }
    });
  }
  await browser.close();
  return { views };
}

const sum = ({ bytes }: Weighed) => kinds.reduce((all, kind) => all + bytes[kind], 0);

const kb = (bytes: number) => figure(bytes / KB, 1);
const at = ({ name, width }: View) => `${name}, ${width} px`;

const tables = ({ views }: Weight): Table[] => [
  {
    title: 'KB transferred before anyone touches a page',
    head: ['', 'requests', 'KB', ...kinds],
    rows: views.map((view) => [
      at(view),
      String(view.requests),
      kb(sum(view)),
      ...kinds.map((kind) => kb(view.bytes[kind])),
    ]),
  },
];

function judge({ views }: Weight) {
  const texts = views.filter(({ name }) => name.startsWith('text '));
  /** The text page that has most of something, against the limit. */
  const most = (
    claim: string,
    of: (view: View) => number,
    limit: number,
    say: (value: number) => string,
  ) => {
    const view = texts.toSorted((one, other) => of(other) - of(one))[0];
    const finding = atMost(claim, view ? of(view) : NaN, limit, say);
    return { ...finding, found: finding.found + (view ? ` (${at(view)})` : '') };
  };
  const subject = 'a text page before anyone touches it';
  return [
    most(`Weight of ${subject}`, sum, textLimits.untouched, (bytes) => `${kb(bytes)} KB`),
    most(`Requests of ${subject}`, ({ requests }) => requests, textLimits.requests, String),
  ];
}

export const weight: Part<Weight> = { measure, tables, judge };
