import { ALPHABET_COOKIE } from '../../src/constants';
import { defaultLocale, locales } from '../../src/i18n/locales';
import { languageTag, otherAlphabets } from '../../src/i18n/uzbek-alphabets/alphabets';
import { localised } from '../../src/lib/hrefs';
import { routes } from '../../src/routes';
import { realPath } from '../paths';
import { exhaustive, sampled, seed } from '../sample';
import { violationsOf } from './axe';
import { brokenWords } from './broken-words';
import { modes, overflowsIn, showAtOnce } from './modes';
import { expect, test } from './test';

const WIDTHS = [320, 360, 640, 768, 990, 1280, 1440];

const judgements = modes.flatMap((mode) => mode.axeAt.map((width) => ({ mode, width })));

/** Narrower windows are those of an enlarged page, where a long word may have no room. */
const WHOLE_WORDS_FROM = 360;

/** One of so many pages is looked at in the gate; no multiple of the variants, so that each has its turn. */
const PAGES_SAMPLED = 15;

/** Each language, Uzbek in each alphabet. */
const variants = [
  ...locales.map((locale) => ({ locale, alphabet: 'latin' as const })),
  ...otherAlphabets.map((alphabet) => ({ locale: defaultLocale, alphabet })),
];

const pages = routes
  .flatMap(({ path }) => variants.map((variant) => ({ route: path, ...variant })))
  .filter((_, at) => exhaustive || at % PAGES_SAMPLED === seed % PAGES_SAMPLED);

for (const { route, locale, alphabet } of pages) {
  const tag = languageTag(locale, alphabet);
  test(`${tag} ${route}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: ALPHABET_COOKIE, value: alphabet, url: baseURL }]);
    const path = await realPath(route, async (api) => (await page.request.get(api)).json());
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // Axe passes over what waits to be revealed; at rest it judges all of it.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const response = await page.goto(localised(path, locale), { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(/\S{3}/);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const other of locales) {
      const alternate = page.locator(`link[rel=alternate][hreflang=${other}]`);
      await expect(alternate).toHaveAttribute('href', new RegExp(`${localised(path, other)}$`));
    }
    const fallback = page.locator('link[rel=alternate][hreflang=x-default]');
    await expect(fallback).toHaveAttribute(
      'href',
      new RegExp(`${localised(path, defaultLocale)}$`),
    );

    await showAtOnce(page);
    const judged = sampled(`${route} ${tag}`, judgements);
    const widths = WIDTHS.filter(
      (width) => exhaustive || width === WIDTHS[0] || width === judged[0]?.width,
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflows = await overflowsIn(page, modes);
      for (const [index, { name }] of modes.entries()) {
        expect.soft(overflows[index], `${name}, ${width} px`).toBeLessThanOrEqual(0);
      }
      if (width >= WHOLE_WORDS_FROM) {
        await overflowsIn(page, modes.slice(0, 1));
        expect.soft(await brokenWords(page), `words, ${width} px`).toEqual([]);
      }
      for (const { mode } of judged.filter((one) => one.width === width)) {
        await overflowsIn(page, [mode]);
        const enhancedContrast = mode.name === 'contrast';
        const where = `${mode.name}, ${width} px`;
        expect.soft(await violationsOf(page, { enhancedContrast }), where).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}
