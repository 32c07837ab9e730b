import type { Page } from '@playwright/test';
import { COOKIES_ACCEPTED_KEY } from '../../src/constants';
import { sampled } from '../sample';
import { expect, openPage, test, inFull } from './test';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const accept = (page: Page) => notice(page).getByRole('button', { name: 'Got it' });
const path = '/en/parking/';

/** 180 days, as seeded. */
const ACCEPTED_FOR_MS = 180 * 86_400_000;

const sizes = [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 360, height: 740 }],
  ['small phone', { width: 320, height: 640 }],
] as const;

for (const [size, viewport] of sampled('consent, size', sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the notice takes at most a third of the screen, and all of it is read', async ({
      page,
    }) => {
      for (const [start, title] of [
        ['/', 'Cookie fayllari'],
        ['/ru/', 'Файлы cookie'],
        ['/en/', 'Cookies'],
      ] as const) {
        await page.goto(`${start}parking/`);
        const region = page.getByRole('region', { name: title });
        const box = await region.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0);
        expect(box?.height, start).toBeLessThanOrEqual(viewport.height / 3 + 1);
        const hidden = await region.evaluate((node) => node.scrollHeight - node.clientHeight);
        if (size !== 'small phone') expect(hidden, start).toBeLessThanOrEqual(0);
      }
    });

    test('the end of the page can be scrolled clear of the notice', inFull, async ({ page }) => {
      await openPage(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const top = (await notice(page).boundingBox())?.y ?? 0;
      const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
    });

    test('what is focused by keyboard is never behind the notice', inFull, async ({ page }) => {
      await openPage(page, path);
      const top = (await notice(page).boundingBox())?.y ?? 0;
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press('Tab');
        const bottomOf = () =>
          page.evaluate(() => {
            const { activeElement } = document;
            if (!activeElement || activeElement === document.body) return 0;
            if (activeElement.closest('[data-cookie-notice]')) return 0;
            return activeElement.getBoundingClientRect().bottom;
          });
        // The page may still be scrolling there.
        await expect.poll(bottomOf, `after ${press + 1} presses`).toBeLessThanOrEqual(top);
      }
    });
  });
}

test('accepting hides the notice, keeps the end of its time, and it stays away', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00+05:00' });
  await openPage(page, path);
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  const kept = await page.evaluate((key) => localStorage.getItem(key), COOKIES_ACCEPTED_KEY);
  const now = await page.evaluate(() => Date.now());
  expect(Number(kept) - now).toBeGreaterThan(ACCEPTED_FOR_MS - 10_000);
  expect(Number(kept) - now).toBeLessThanOrEqual(ACCEPTED_FOR_MS);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/career/);
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('who accepted never sees it, not before scripts run either', inFull, async ({ page }) => {
  await page.addInitScript(
    ([key]) => localStorage.setItem(key ?? '', String(Date.now() + 60_000)),
    [COOKIES_ACCEPTED_KEY],
  );
  // Without the site's own files only what stands in the document runs.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('it comes back when its time is over, and after a reload too', inFull, async ({ page }) => {
  await page.clock.install();
  await openPage(page, path);
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await page.clock.fastForward(ACCEPTED_FOR_MS - 5000);
  await expect(notice(page)).toBeHidden();
  await page.clock.fastForward(6000);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('a blocked storage hides it for this page only', inFull, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = refuse;
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openPage(page, path);
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'it is reached early by keyboard, traps nobody, and Escape does not accept',
  inFull,
  async ({ page }) => {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(accept(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    expect(
      await page.evaluate((key) => localStorage.getItem(key), COOKIES_ACCEPTED_KEY),
    ).toBeTruthy();
  },
);

test('its coming and going moves nothing', inFull, async ({ page }) => {
  await openPage(page, path);
  await expect(notice(page)).toBeVisible();
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice is read in its place and covers nothing', async ({ page }) => {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(accept(page)).toBeHidden();
    expect(await notice(page).evaluate((node) => getComputedStyle(node).position)).toBe('static');
  });
});
