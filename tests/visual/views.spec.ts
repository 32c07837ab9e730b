import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PRELOADER_KEY, PRELOADER_PLAYED } from '../../src/constants';
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales';
import { localised, pageSlug, unlocalised } from '../../src/lib/hrefs';
import { routes } from '../../src/routes';
import { touchThePage } from '../e2e/test';
import { realPath } from '../paths';
import { exhaustive, sampled } from '../sample';

interface View {
  name: string;
  path: string;
  /** Where the path is a route, which is in no language. */
  lang?: Locale;
  /** Whether it shows flights or dates of the content, which stands at a moment for `test:all` alone. */
  isDated?: true;
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const chosen: View[] = [
  { name: 'home', path: '/ru/', isDated: true },
  { name: 'departures', path: '/flight-board/', isDated: true },
  { name: 'arrivals', path: '/ru/flight-board/?direction=arrival', isDated: true },
  { name: 'flight', path: '/en/flight-board/hy602-20261121-d/', isDated: true },
  { name: 'scheme', path: '/ru/airport/scheme/', isDated: true },
  { name: 'shops', path: '/en/services/shops/' },
  { name: 'shop', path: '/services/shops/suzani/' },
  { name: 'baggage', path: '/ru/passengers/baggage/', isDated: true },
  { name: 'faq', path: '/en/passengers/faq/', isDated: true },
  { name: 'schedule', path: '/seasonal-schedule/', isDated: true },
  { name: 'search', path: '/ru/search/?search=багаж' },
  { name: 'error', path: '/en/no-such-page/' },
];

const routeOf = (address: string) => {
  const page = unlocalised(new URL(address, 'http://localhost').pathname);
  const isPage = ({ path: route }: { path: string }) =>
    new RegExp(`^${route.replace(/\{\w+\}/, '[^/]+')}$`).test(page);
  return (routes.find(({ path: route }) => route === page) ?? routes.find(isPage))?.path;
};

const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);

/** Every other page as it is first opened, in a language that does not depend on what other pages there are. */
const others = routes
  .map(({ path: route }) => route)
  .filter((route) => !chosen.some(({ path: address }) => routeOf(address) === route))
  .map((route): View => ({
    name: pageSlug(route).replace(/[{}]/g, ''),
    path: route,
    lang: locales[sumOf(route) % locales.length],
    isDated: true,
  }));

const views = [...chosen, ...others];

const WIDTHS = [360, 768, 1440];
/** Everything down to here is seen at once, so that nothing waits for scrolling. */
const HEIGHT = 1500;

/** The browser that took the expected pictures. */
const takenWith = path.join(import.meta.dirname, '__screenshots__/chromium.txt');

/**
 * The same Chromium draws the same, up to a few pixels, pale grounds included; another version may
 * draw the edges of letters differently, so that only what is larger counts.
 */
function tolerance(version: string) {
  const same = existsSync(takenWith) && readFileSync(takenWith, 'utf8').trim() === version;
  return same ? { maxDiffPixels: 100, threshold: 0.05 } : { maxDiffPixelRatio: 0.005 };
}

/**
 * Letters are there, the time that the browser fills in, and the images that are in the picture;
 * further ones load when scrolled to.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('header time:not([datetime])')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        image.getClientRects().length === 0 ||
        image.getBoundingClientRect().top > innerHeight,
    ),
  );
}

test.beforeAll(({ browser }, { config }) => {
  if (config.updateSnapshots === 'all') writeFileSync(takenWith, `${browser.version()}\n`);
});

for (const { name, path: address, lang = defaultLocale, act } of views.filter(
  (view) => exhaustive || !view.isDated,
)) {
  for (const width of sampled(name, WIDTHS)) {
    test(`${name} at ${width} px`, async ({ page, browser, request }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.clock.setFixedTime(process.env.CLOCK ?? '');
      await page.addInitScript(([key, played]) => sessionStorage.setItem(key, played), [
        PRELOADER_KEY,
        PRELOADER_PLAYED,
      ] as const);
      await page.addInitScript(touchThePage);
      const real = await realPath(address, async (api) => (await request.get(api)).json());
      await page.goto(localised(real, lang), { waitUntil: 'networkidle' });
      await act?.(page);
      await settled(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, tolerance(browser.version()));
    });
  }
}
