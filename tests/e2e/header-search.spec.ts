import type { Page, Route } from '@playwright/test';
import { CHUNK_RELOAD_KEY, SEARCH_DEBOUNCE_MS, SUGGESTIONS_SHOWN } from '../../src/constants';
import { sampled } from '../sample';
import { violationsOf } from './axe';
import { expect, openPage, test, inFull } from './test';

const words = {
  uz: { prefix: '', open: 'Qidiruv', close: 'Qidiruvni yopish', term: 'avtoturargoh' },
  ru: { prefix: '/ru', open: 'Поиск', close: 'Закрыть поиск', term: 'парковка' },
  en: { prefix: '/en', open: 'Search', close: 'Close search', term: 'parking' },
} as const;

const toggle = (page: Page, name: string = words.en.open) =>
  page.locator('header').getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => sheet(page).getByRole('combobox');
const options = (page: Page) => sheet(page).getByRole('option');
const status = (page: Page) => sheet(page).getByRole('status');
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const showAll = (page: Page) => sheet(page).getByRole('link');

/** Opens a page, and there the search. */
async function open(page: Page, path = '/en/airport/about/', name: string = words.en.open) {
  await openPage(page, path);
  await toggle(page, name).click();
  await expect(field(page)).toBeFocused();
}

/** What a suggestion request asked for. */
const asked = (route: Route) => new URL(route.request().url()).searchParams.get('search') ?? '';

const reply = (items: string[], message = '') => ({
  json: {
    status: 'success',
    data: { items: items.map((title, i) => ({ link: `/parking/#${i}`, title })), message },
    errors: null,
  },
});

/** From now on time passes only when the test says so. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Answers suggestion requests and notes what they asked for. */
async function answer(page: Page, handle: (route: Route) => Promise<void>): Promise<string[]> {
  const terms: string[] = [];
  await page.route('**/api/search?*type=short*', async (route) => {
    terms.push(asked(route));
    await handle(route);
  });
  return terms;
}

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

for (const [size, viewport] of sampled('header search, size', Object.entries(sizes))) {
  test.describe(`the header search, ${size}`, () => {
    test.use({ viewport });

    test('opens with the focus in its field, closes and gives the focus back', async ({ page }) => {
      await open(page);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await button(page, words.en.close).click();
      await expect(sheet(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await toggle(page).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    test('asks once, when typing has rested', inFull, async ({ page }) => {
      const terms = await answer(page, (route) => route.fulfill(reply(['Parking'])));
      await page.clock.install();
      await open(page);
      await stopClock(page);
      for (const letter of 'park') {
        await page.keyboard.type(letter);
        await page.clock.runFor(SEARCH_DEBOUNCE_MS - 100);
      }
      expect(terms).toEqual([]);
      await page.clock.runFor(100);
      await expect(options(page)).toHaveText(['Parking']);
      expect(terms).toEqual(['park']);
    });

    test('blank text asks nothing and is not filled', inFull, async ({ page }) => {
      const terms = await answer(page, (route) => route.fulfill(reply(['Parking'])));
      await page.clock.install();
      await open(page);
      await stopClock(page);
      await field(page).fill('   ');
      await page.clock.runFor(5 * SEARCH_DEBOUNCE_MS);
      await expect(button(page, 'Clear')).toHaveCount(0);
      await expect(showAll(page)).toHaveCount(0);
      await field(page).press('Enter');
      await field(page).fill(' p ');
      await expect(button(page, 'Clear')).toBeVisible();
      await expect(showAll(page)).toBeVisible();
      await page.clock.runFor(SEARCH_DEBOUNCE_MS);
      await expect(options(page)).toHaveCount(1);
      expect(terms).toEqual(['p']);
      await expect(page).toHaveURL('/en/airport/about/');
    });

    test('a slower earlier reply never replaces a later one', inFull, async ({ page }) => {
      let release: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => (release = resolve));
      // The page itself answers, so that nothing drops the aborted reply on its way.
      await page.addInitScript(() => {
        const { fetch } = window;
        window.fetch = (input, init) => fetch(input, { ...init, signal: undefined });
      });
      let late = false;
      const terms = await answer(page, async (route) => {
        const term = asked(route);
        if (term === 'one') await slow;
        await route.fulfill(reply([`Found ${term}`]));
        if (term === 'one') late = true;
      });
      await open(page);
      await field(page).fill('one');
      await expect.poll(() => terms).toEqual(['one']);
      await field(page).fill('two');
      await expect(options(page)).toHaveText(['Found two']);
      const arrived = page.waitForResponse((response) => response.url().includes('search=one'));
      release();
      await (await arrived).finished();
      await expect.poll(() => late).toBe(true);
      // Whatever the late reply set in motion has been painted after two frames.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(options(page)).toHaveText(['Found two']);
    });

    test('a later term aborts the request of the earlier one', inFull, async ({ page }) => {
      const terms = await answer(page, async (route) => {
        if (asked(route) !== 'one') await route.fulfill(reply(['Found two']));
      });
      await open(page);
      await field(page).fill('one');
      await expect.poll(() => terms).toEqual(['one']);
      const aborted = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('search=one'),
      );
      await field(page).fill('two');
      expect((await aborted).failure()?.errorText).toContain('ABORTED');
    });

    test(
      'earlier suggestions stand, faded and not to be chosen, until those for another term are there',
      inFull,
      async ({ page }) => {
        await answer(page, async (route) => {
          if (asked(route) === 'park') await route.fulfill(reply(['Parking']));
        });
        await open(page);
        await field(page).fill('park');
        await expect(options(page)).toBeVisible();
        await expect(status(page)).toHaveText('1 suggestion');
        await field(page).fill('parks');
        await expect(page.locator('[data-stale]')).toHaveCSS('opacity', '0.5');
        await expect(options(page)).toBeVisible();
        await expect(status(page)).toBeEmpty();
        await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      },
    );

    test('the message of an empty reply is shown', inFull, async ({ page }) => {
      await answer(page, (route) => route.fulfill(reply([], 'Nothing like that.')));
      await open(page);
      await field(page).fill('qqqqq');
      await expect(status(page)).toHaveText('Nothing like that.');
      await expect(status(page)).toBeInViewport();
      await expect(sheet(page).getByRole('listbox')).toHaveCount(0);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test(
      'a failure breaks nothing: show all still leads to the results',
      inFull,
      async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        const terms = await answer(page, (route) => route.fulfill({ status: 503, body: '{}' }));
        await open(page);
        await field(page).fill('parking');
        await expect.poll(() => terms).toEqual(['parking']);
        await expect(options(page)).toHaveCount(0);
        await showAll(page).click();
        await expect(page).toHaveURL('/en/search/?search=parking');
        expect(errors).toEqual([]);
      },
    );

    test('clear empties the field and keeps the focus', inFull, async ({ page }) => {
      await answer(page, (route) => route.fulfill(reply(['Parking'])));
      await open(page);
      await field(page).fill('park');
      await expect(options(page)).toHaveCount(1);
      await button(page, 'Clear').click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(options(page)).toHaveCount(0);
      await expect(showAll(page)).toHaveCount(0);
    });

    test('the arrows, Home and End reach the suggestions, Enter opens one', async ({ page }) => {
      await open(page);
      await page.keyboard.type('parking');
      await expect(options(page)).toHaveCount(SUGGESTIONS_SHOWN);
      await expect(status(page)).toHaveText(`${SUGGESTIONS_SHOWN} suggestions`);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      const reached = async (index: number) => {
        const option = options(page).nth(index);
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await expect(sheet(page).getByRole('option', { selected: true })).toHaveCount(1);
        await expect(field(page)).toHaveAttribute(
          'aria-activedescendant',
          (await option.getAttribute('id')) ?? '',
        );
      };
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['End', SUGGESTIONS_SHOWN - 1],
        ['ArrowDown', 0],
        ['ArrowUp', SUGGESTIONS_SHOWN - 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await reached(index);
        await expect(field(page)).toBeFocused();
      }
      const href = (await options(page).first().getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      await expect(sheet(page)).toBeHidden();
    });

    test('Enter without a suggestion goes to the results', inFull, async ({ page }) => {
      await open(page);
      await field(page).fill('  car park ');
      await field(page).press('Enter');
      await expect(page).toHaveURL('/en/search/?search=car+park');
      await expect(page.getByRole('searchbox')).toHaveValue('car park');
      await expect(sheet(page)).toBeHidden();
    });

    test('closes and clears when the route changes', inFull, async ({ page }) => {
      await page.goto('/en/airport/about/');
      await page.locator('header').getByRole('link', { name: /home$/ }).click();
      await expect(page).toHaveURL('/en/');
      await page.waitForLoadState('networkidle');
      await toggle(page).click();
      await field(page).fill('park');
      await expect(options(page).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/en/airport/about/');
      await expect(sheet(page)).toBeHidden();
      await toggle(page).click();
      await expect(field(page)).toHaveValue('');
      await expect(options(page)).toHaveCount(0);
    });

    test('a click beside it closes it', inFull, async ({ page }) => {
      await open(page);
      await page.mouse.click(viewport.width / 2, viewport.height - 10);
      await expect(sheet(page)).toBeHidden();
    });

    test('the keyboard alone is enough', inFull, async ({ page }) => {
      await openPage(page, '/en/airport/about/');
      await toggle(page).focus();
      await page.keyboard.press('Space');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('parking');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Clear')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, words.en.close)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(showAll(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/en/search/?search=parking');
    });

    test('aids are told what it is', inFull, async ({ page }) => {
      await answer(page, (route) => route.fulfill(reply(['<mark>Park</mark>ing', 'Car parks'])));
      await open(page);
      await field(page).fill('park');
      await expect(options(page)).toHaveCount(2);
      await expect(options(page).locator('mark')).toHaveText('Park');
      await page.keyboard.press('ArrowDown');
      await expect(sheet(page)).toMatchAriaSnapshot(`
        - dialog "Search the site":
          - search:
            - combobox "Search the site" [expanded]: park
            - button "Clear"
            - button "Close search"
          - listbox "Suggestions":
            - option "Parking" [selected]:
              - mark: Park
              - text: ing
            - option "Car parks"
          - status: 2 suggestions
          - link "Show all results":
            - /url: /en/search/?search=park
      `);
      expect(await violationsOf(page)).toEqual([]);
      for (const target of await sheet(page).getByRole('button').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });

    for (const [lang, { prefix, open: name, close, term }] of sampled(
      'header search, language',
      Object.entries(words),
    )) {
      test(`speaks ${lang} and stays in it`, inFull, async ({ page }) => {
        await open(page, `${prefix}/airport/about/`, name);
        await expect(button(page, close)).toBeVisible();
        await field(page).fill(term);
        await expect(options(page).first()).toBeVisible();
        expect(await options(page).first().getAttribute('href')).toMatch(
          prefix ? new RegExp(`^${prefix}/`) : /^\/(?!ru\/|en\/)/,
        );
        const { scrollWidth, clientWidth } = await sheet(page).evaluate((element) => element);
        expect(scrollWidth).toBe(clientWidth);
        await showAll(page).click();
        await expect(page).toHaveURL(`${prefix}/search/?search=${encodeURIComponent(term)}`);
      });
    }
  });
}

test('its script is loaded only when the visitor comes near', inFull, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, '/en/airport/about/');
  const before = scripts.length;
  await expect(page.getByRole('dialog', { includeHidden: true }).locator('form')).toHaveCount(0);
  await toggle(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test(
  'where its script does not load, the toggle leads to the search page',
  inFull,
  async ({ page }) => {
    await openPage(page, '/en/airport/about/');
    // The page was reloaded for lost code a moment ago: it is not reloaded again.
    await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), CHUNK_RELOAD_KEY);
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    await toggle(page).dispatchEvent('click');
    await expect(page).toHaveURL('/en/search/');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle is a link to the search page', async ({ page }) => {
    await page.goto('/ru/airport/about/');
    await page.locator('header').getByRole('link', { name: 'Поиск', exact: true }).click();
    await expect(page).toHaveURL('/ru/search/');
  });
});
