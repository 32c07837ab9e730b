import { type Page } from '@playwright/test';
import { LATE_SCRIPTS_AT_ONCE, LATE_SCRIPTS_MOST_MS, UNTOUCHED_PAGE_MS } from '../../src/constants';
import { sampled } from '../sample';
import { nativeOf } from './choose';
import { expect, holdRequests, hydrated, inFull, openPage, test } from './test';

declare global {
  interface Window {
    tasks: number[];
  }
}

test.use({ isWatched: false });

const TEXT_PAGE = '/en/passengers/baggage/';
const LIVE_PAGE = '/en/flight-board/';

/** When each file of the page's code was requested, in milliseconds. */
const codeOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  );

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('a text that nobody touches loads no code, and its clock goes', async ({ page }) => {
  await open(page, TEXT_PAGE);
  expect(await codeOf(page)).toEqual([]);
  await expect(page.locator('header time')).toHaveText(/^Local time \d\d:\d\d \d{1,2} \w+$/);
  await expect(page.locator('header time')).toHaveAttribute('datetime', /\+05:00$/);
});

for (const path of sampled('code of live pages', [
  LIVE_PAGE,
  '/en/',
  '/en/airport/scheme/',
  '/en/services/shops/?search=tea',
])) {
  test(`${path} lives: its code is requested when it has been painted`, async ({ page }) => {
    await open(page, path);
    const begun = await codeOf(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(begun.length).toBeGreaterThan(3);
    expect(Math.min(...begun)).toBeGreaterThan(painted ?? Infinity);
  });
}

for (const [sign, show] of sampled('signs that somebody is there', [
  ['a pointer that moves', (page: Page) => page.mouse.move(200, 300, { steps: 3 })],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 200)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const)) {
  test(`${sign} loads the code`, async ({ page }) => {
    await open(page, TEXT_PAGE);
    await show(page);
    await expect.poll(() => codeOf(page)).not.toEqual([]);
  });
}

test('an open page that nobody touches loads it in the end', inFull, async ({ page }) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => void (/\.js$/.test(request.url()) && requested.push(request.url())),
  );
  await page.clock.install();
  await open(page, TEXT_PAGE);
  await page.clock.pauseAt(Date.now() + UNTOUCHED_PAGE_MS / 2);
  expect(requested).toEqual([]);
  await page.clock.runFor(UNTOUCHED_PAGE_MS);
  await expect.poll(() => requested).not.toEqual([]);
});

test.describe('what is pressed before the code is there', () => {
  test.use({ hasTouch: true });

  test('a button is answered, once', async ({ page }) => {
    await open(page, TEXT_PAGE);
    await menu(page).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await hydrated(page);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await menu(page).tap();
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('by keyboard too', inFull, async ({ page }) => {
    await open(page, TEXT_PAGE);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
  });

  test('the search opens on its page', async ({ page }) => {
    await open(page, TEXT_PAGE);
    await page.locator('header a[data-opens-here]').tap();
    await expect(page.locator('dialog input, [role=dialog] input').first()).toBeFocused();
    await expect(page).toHaveURL(TEXT_PAGE);
  });

  test('a link leads to its page at once', inFull, async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => undefined);
    await open(page, TEXT_PAGE);
    await page.locator('header nav a').first().tap();
    await expect(page).not.toHaveURL(TEXT_PAGE);
  });

  test(
    'what opens here leads to its own page where the code cannot be had',
    inFull,
    async ({ page }) => {
      await page.route('**/_next/static/**/*.js', (route) => route.abort());
      await open(page, TEXT_PAGE);
      await page.locator('header a[data-opens-here]').tap();
      await expect(page).toHaveURL(/\/en\/search\/$/);
    },
  );

  test('going back shows the page of that address', inFull, async ({ page }) => {
    await openPage(page, TEXT_PAGE);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.locator('footer a[href="/en/privacy-policy/"]').first().tap();
    await expect(page).toHaveURL('/en/privacy-policy/');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await codeOf(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(TEXT_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('the cookie notice goes, without any code', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => undefined);
    await open(page, TEXT_PAGE);
    const notice = page.locator('[data-cookie-notice]');
    await notice.getByRole('button').tap();
    await expect(notice).toBeHidden();
  });
});

test.describe('what is typed or chosen before the code is there', () => {
  const SHOPS = '/en/services/shops/';

  /** Keeps the code back until the returned function is called. */
  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const release = await holdRequests(page, '**/_next/static/**/*.js');
    await page.goto(path);
    return release;
  }

  test('finds what may be brought', async ({ page }) => {
    const release = await openWithoutCode(page, TEXT_PAGE);
    const region = page.getByRole('region', { name: 'Can I bring it?' });
    await region.getByRole('searchbox').fill('lighter');
    release();
    await expect(region.getByRole('status')).toHaveText(/^\d+ items?$/);
    await expect(region.getByRole('searchbox')).toHaveValue('lighter');
  });

  test('searches a list', inFull, async ({ page }) => {
    const release = await openWithoutCode(page, SHOPS);
    await page.getByRole('searchbox').fill('suzani');
    release();
    await expect(page).toHaveURL(`${SHOPS}?search=suzani`);
    await expect(page.getByRole('searchbox')).toHaveValue('suzani');
  });

  test('filters a list', inFull, async ({ page }) => {
    const release = await openWithoutCode(page, SHOPS);
    await page.locator('main select[name="floor"]').selectOption('1');
    await page.locator('main h1').click();
    release();
    await expect(page).toHaveURL(`${SHOPS}?floor=1`);
    const floor = page.getByRole('combobox', { name: 'Floor' });
    await expect(nativeOf(floor)).toHaveValue('1');
  });

  test('reckons the price of a stay', inFull, async ({ page }) => {
    const release = await openWithoutCode(page, '/en/parking/');
    const prices = page.locator('main').getByRole('status').getByRole('definition');
    const first = await prices.allInnerTexts();
    const days = page.locator('main').getByLabel('Days', { exact: true });
    await days.fill('9');
    release();
    await expect(prices).not.toHaveText(first);
    await expect(days).toHaveValue('9');
  });
});

test('a link to another language keeps query and place without any code', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto(`${TEXT_PAGE}?from=poster#content`, { waitUntil: 'commit' });
  const languages = page.locator('header').getByRole('navigation', { name: 'Language' });
  await languages.locator('summary').click();
  await languages.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/passengers/baggage/?from=poster#content');
});

test(
  'the code comes in short tasks: a few files in each, and one between them and taking over',
  inFull,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.tasks = [];
      new MutationObserver((changes) => {
        const files = changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof HTMLScriptElement && node.src && !node.noModule);
        if (files.length > 0) window.tasks.push(files.length);
      }).observe(document, { childList: true, subtree: true });
    });
    await openPage(page, LIVE_PAGE);
    const [first = 0, second = 0] = await page.evaluate(() => window.tasks);
    expect([first, second]).toEqual([LATE_SCRIPTS_AT_ONCE, expect.any(Number)]);
    expect(second).toBeLessThanOrEqual(LATE_SCRIPTS_AT_ONCE);
    // Next's own trace of the task that it was given.
    await expect(page.locator('head script:not([src]):empty')).toHaveCount(1);
  },
);

test('a page that lives and that nobody sees does not wait', inFull, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    delete (window as Partial<Window & typeof globalThis>).PerformanceObserver;
  });
  await openPage(page, LIVE_PAGE);
});

test('where a browser does not report the paint, the wait has an end', inFull, async ({ page }) => {
  await page.addInitScript(() => {
    const value = class {
      observe() {}
    };
    Object.defineProperty(window, 'PerformanceObserver', { value });
  });
  await openPage(page, LIVE_PAGE);
  expect(Math.min(...(await codeOf(page)))).toBeGreaterThanOrEqual(LATE_SCRIPTS_MOST_MS);
});
