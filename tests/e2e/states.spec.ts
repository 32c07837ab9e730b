import type { Page } from '@playwright/test';
import {
  CHUNK_RELOAD_KEY,
  CHUNK_RELOAD_THROTTLE_MS,
  PLACEHOLDERS_FIRST,
  PLACEHOLDERS_MORE,
} from '../../src/constants';
import { sampled } from '../sample';
import { chooseSecond } from './choose';
import { expect, holdRequests, openPage, test, inFull } from './test';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
};

interface NextWindow {
  next: { router: { push: (href: string) => void } };
}
const visit = (page: Page, href: string) =>
  page.evaluate((to) => (window as unknown as NextWindow).next.router.push(to), href);

/** Loads a file of the site's code that is not there, as a page of an older version would. */
const loseChunk = (page: Page) =>
  page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), {
      src: '/_next/static/chunks/of-an-older-version.js',
    });
    document.head.append(script);
  });

/** Loses what of the site's code the page has not loaded yet, as a new version put online does. */
async function loseCodeOfOtherPages(page: Page): Promise<void> {
  const known = new Set(
    await page
      .locator('script[src]')
      .evaluateAll((all) => (all as HTMLScriptElement[]).map(({ src }) => src)),
  );
  await page.route('**/_next/static/chunks/*.js', (route) =>
    known.has(route.request().url()) ? route.fallback() : route.abort(),
  );
}

/** Counts the documents that the page opens from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

for (const [size, viewport] of sampled('states, size', Object.entries(sizes))) {
  test.describe(size, () => {
    test.use({ viewport });

    test('lost code reloads the page, at most once a minute', async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/en/parking/');
      const documents = countDocuments(page);
      const reloaded = page.waitForEvent('load');
      await loseChunk(page);
      await reloaded;
      expect(documents()).toBe(1);
      await page.waitForLoadState('networkidle');

      const failed = page.waitForEvent('response', (reply) => /older-version/.test(reply.url()));
      await loseChunk(page);
      await failed;
      await page.clock.runFor(1000);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents()).toBe(1);

      await page.clock.runFor(CHUNK_RELOAD_THROTTLE_MS);
      const again = page.waitForEvent('load');
      await page.evaluate(() => {
        const error = new Error('Failed to load chunk');
        error.name = 'ChunkLoadError';
        void Promise.reject(error);
      });
      await again;
      expect(documents()).toBe(2);
    });

    test('lost code of a page that was asked for loads that page', async ({ page }) => {
      await openPage(page, '/en/sitemap/');
      await loseCodeOfOtherPages(page);
      const documents = countDocuments(page);
      await visit(page, '/en/airport/scheme/?floor=2#plan');
      await page.waitForURL(/\/en\/airport\/scheme\/\?floor=2/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents()).toBe(1);
    });

    test(
      'a page whose code is lost twice within a minute shows the error page',
      inFull,
      async ({ page }) => {
        await openPage(page, '/en/sitemap/');
        await loseCodeOfOtherPages(page);
        const documents = countDocuments(page);
        await page.evaluate(
          ([key]) => sessionStorage.setItem(key ?? '', String(Date.now())),
          [CHUNK_RELOAD_KEY],
        );
        await visit(page, '/en/airport/scheme/');
        await expect(page.locator('[data-error]')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
        await expect(page.getByText('Failed to load chunk')).toBeVisible();
        expect(documents()).toBe(0);
      },
    );

    test('lost code without storage does not reload', inFull, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await openPage(page, '/en/parking/');
      const documents = countDocuments(page);
      const failed = page.waitForEvent('response', (reply) => /older-version/.test(reply.url()));
      await loseChunk(page);
      await failed;
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(0);
    });

    test(
      'lost code does not reload while there is no connection',
      inFull,
      async ({ page, context }) => {
        await openPage(page, '/en/parking/');
        const documents = countDocuments(page);
        await context.setOffline(true);
        const failed = page.waitForEvent('requestfailed', (asked) =>
          /older-version/.test(asked.url()),
        );
        await loseChunk(page);
        await failed;
        await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
        expect(documents()).toBe(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );

    test('a stranger’s script that fails does not reload', inFull, async ({ page }) => {
      await openPage(page, '/en/parking/');
      const documents = countDocuments(page);
      await page.evaluate(
        () =>
          new Promise((done) => {
            const script = Object.assign(document.createElement('script'), {
              src: '/no-such-counter.js',
              onerror: done,
            });
            document.head.append(script);
          }),
      );
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(0);
    });

    test('offline says so and since when; online takes it back and asks anew', async ({
      page,
      context,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T09:20:00Z') });
      await openPage(page, '/en/flight-board/');
      const notice = page.getByText('You are offline. What you see was loaded at 14:2');
      await expect(notice).toHaveCount(0);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      // What was asked a moment ago is not asked again.
      await page.clock.runFor(3000);
      const asked = page.waitForRequest(/\/api\/flights\?/);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await page.clock.runFor(6000);
      await asked;
    });

    test(
      'lazy images turn from loading to loaded, failed ones keep their box',
      inFull,
      async ({ page }) => {
        await openPage(page, '/en/parking/');
        const first = page.locator('footer img').first();
        await first.scrollIntoViewIfNeeded();
        await expect(first).toHaveClass('loaded');
        await expect(first).toHaveCSS('opacity', '1');
        const box = await first.boundingBox();

        const src = (await first.getAttribute('src')) ?? '';
        await page.route(`**${new URL(src, page.url()).pathname}`, (route) => route.abort());
        await openPage(page, '/en/parking/');
        await first.scrollIntoViewIfNeeded();
        await expect(first).toHaveClass('failed');
        await expect(first).toHaveCSS('opacity', '1');
        expect(await first.getAttribute('alt')).toMatch(/\S/);
        const { width, height } = (await first.boundingBox()) ?? {};
        expect({ width, height }).toEqual({ width: box?.width, height: box?.height });
      },
    );

    for (const [name, link] of [
      ['cards', '/en/services/shops/'],
      ['rows', '/en/press-center/press-releases/'],
    ] as const) {
      test(`a list of ${name} that opens slowly shows its placeholders`, async ({ page }) => {
        await openPage(page, '/en/sitemap/');
        const release = await holdRequests(page, new RegExp(`${link}\\?.*_rsc=`));
        await page.locator(`main a[href="${link}"]`).first().click();
        const waiting = page.locator('[data-placeholder]');
        await expect(waiting).toHaveCount(PLACEHOLDERS_FIRST);
        await expect(waiting.first()).toBeInViewport();
        await expect(page.locator('main h1')).toBeHidden();
        release();
        await page.waitForURL(link);
        await expect(waiting).toHaveCount(0);
        await expect(page.locator('main h1')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
        await expect(waiting).toHaveCount(0);
      });
    }

    test(
      'a page that is no list leaves the old one until it is there',
      inFull,
      async ({ page }) => {
        await openPage(page, '/en/sitemap/');
        const release = await holdRequests(page, /parking\/\?.*_rsc=/);
        await page.locator('main a[href="/en/parking/"]').first().click();
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(page.locator('[data-placeholder]')).toHaveCount(0);
        await expect(page.locator('main h1')).toBeVisible();
        release();
        await page.waitForURL('/en/parking/');
      },
    );

    test('lists show placeholders: 8 at first, 9 on load more', inFull, async ({ page }) => {
      await openPage(page, '/en/services/shops/');
      let release = () => {};
      const hold = () => new Promise<void>((resolve) => (release = resolve));
      let held = hold();
      await page.route('**/api/card-list/**', async (route) => {
        await held;
        await route.continue();
      });
      const waiting = page.locator('[data-placeholder]');
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(waiting).toHaveCount(PLACEHOLDERS_MORE);
      release();
      await expect(waiting).toHaveCount(0);
      held = hold();
      await chooseSecond(page.getByRole('combobox').first());
      await expect(waiting).toHaveCount(PLACEHOLDERS_FIRST);
      release();
      await expect(waiting).toHaveCount(0);
    });

    test(
      'another language brings its own header, footer and error page',
      inFull,
      async ({ page }) => {
        const header = page.getByRole('banner');
        await openPage(page, '/parking/');
        const uzbek = await page.getByRole('contentinfo').innerText();
        const choose = (lang: string) =>
          header.locator(`a[hreflang=${lang}]`).evaluate((link: HTMLElement) => link.click());
        await choose('en');
        await expect(page).toHaveURL(/\/en\/parking\/$/);
        await expect(header.locator('a[href^="/en/"]').first()).toBeAttached();
        await expect(page.getByRole('contentinfo')).not.toHaveText(uzbek);
        await expect(page.locator('footer a[href="/en/sitemap/"]')).toBeVisible();
        await page.goBack();
        await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
        expect(await page.getByRole('contentinfo').innerText()).toBe(uzbek);

        await page.goto('/no/such/page/');
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText('Bunday sahifa yoʻq');
        await choose('ru');
        await expect(title).toHaveText('Такой страницы нет');
        await expect(page).toHaveTitle(/Страница не найдена/);
        // React replaces what the server sent of a page that is not there, and a press begun meanwhile is lost.
        await expect(page.locator('main template')).toHaveCount(0);
        await page.getByRole('link', { name: 'На главную', exact: true }).click();
        await expect(page).toHaveURL(/\/ru\/$/);
        await expect(page.locator('[data-error]')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lazy images are visible', inFull, async ({ page }) => {
    await page.goto('/en/parking/');
    const image = page.locator('footer img.loading').first();
    await expect(image).toHaveCSS('opacity', '1');
  });
});
