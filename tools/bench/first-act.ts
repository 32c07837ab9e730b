import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { OPENS_ATTRIBUTE } from '../../src/constants';
import { root } from '../lib/paths';
import { PHONE, SEEN_BEFORE, slowDown } from './phone';
import { watchTransfers } from './transfers';

const probe = path.join(root, 'tools/bench/first-act-probe.js');

/** For so long a finger rests where it presses. */
const RESTING_MS = 80;

/** So seldom that looking whether it is answered takes nothing from the answer. */
const POLLING_MS = 250;

export interface Act {
  name: string;
  /** What a finger presses. */
  target: (page: Page) => Locator;
  /** What is typed then, at once. */
  key?: string;
  /** Elements by their selectors: what first shows that something happens, and the whole of it. */
  answers: { shown: string; whole: string };
}

/** What may be the first act on a text page. */
export const acts: readonly Act[] = [
  {
    name: 'menu',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    answers: { shown: 'button[aria-label="Menu"][aria-expanded="true"]', whole: '#menu' },
  },
  {
    name: 'search',
    target: (page) => page.locator(`header a[${OPENS_ATTRIBUTE}]`),
    answers: { shown: 'dialog[open] input', whole: 'dialog[open] input' },
  },
  {
    name: 'letter',
    target: (page) => page.locator('main').getByRole('searchbox').first(),
    key: 'l',
    answers: {
      shown: 'main input[type="search"]:not(:placeholder-shown)',
      whole: 'main [role="status"]:not(:empty)',
    },
  },
];

/** When somebody acts: as soon as something was painted, or when the line is idle. */
export const moments = ['painted', 'idle'] as const;
export type Moment = (typeof moments)[number];

/** Milliseconds from the finger that rises, or the key, to the frame that shows it. */
export interface Answered {
  shown: number;
  whole: number;
}

/** Where something is on the phone, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Opens a page and calls for what is done on it, once it is at the moment. */
async function atMoment<Result>(
  browser: Browser,
  url: string,
  { moment, act }: { moment: Moment; act: Act },
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: SEEN_BEFORE });
    await page.addInitScript({ path: probe });
    const watch = [act.key ? 'keydown' : 'click', act.answers].map((value) =>
      JSON.stringify(value),
    );
    await page.addInitScript({ content: `watchAnswers(${watch.join()})` });
    const watched = await watchTransfers(page);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    if (moment === 'idle') await watched.untilIdle();
    else {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
    }
    return await run(page);
  } finally {
    await context.close();
  }
}

/**
 * Where an act's target is: to look for it then would take the slowed page's time.
 * @throws Error when it is not in the first screen
 */
export const placeOf = (browser: Browser, url: string, act: Act): Promise<Place> =>
  atMoment(browser, url, { act, moment: 'idle' }, async (page) => {
    const box = await act.target(page).boundingBox();
    if (!box || box.y + box.height > PHONE.viewport.height) {
      throw new Error(`The first screen of ${url} has nothing to press for ${act.name}.`);
    }
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Opens a page, acts at a place of it, and waits for the answers. */
export const answerTo = (
  browser: Browser,
  url: string,
  how: { act: Act; moment: Moment; place: Place },
): Promise<Answered> =>
  atMoment(browser, url, how, async (page) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Place[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [how.place]);
    await page.waitForTimeout(RESTING_MS);
    await touch('touchEnd', []);
    if (how.act.key) await page.keyboard.press(how.act.key);
    const answered = await page.waitForFunction(
      () => (window as Window & { answered?: Answered }).answered,
      undefined,
      { polling: POLLING_MS },
    );
    return (await answered.jsonValue()) as Answered;
  });
