import type { Page, Request } from '@playwright/test';
import {
  HASH_OFFSET_PX,
  HASH_RETRY_MS,
  PREFETCH_IDLE_TIMEOUT_MS,
  PROGRESS_CAP_PERCENT,
  PROGRESS_DELAY_MS,
} from '../../src/constants';
import { sampled } from '../sample';
import { chooseSecond } from './choose';
import { expect, openPage, test, inFull, holdRequests } from './test';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
};

const faq = '/en/passengers/faq/';

/** A client navigation: the document stays. */
const visit = (page: Page, href: string) =>
  page.evaluate((to) => (window as unknown as NextWindow).next.router.push(to), href);
interface NextWindow {
  next: { router: { push: (href: string) => void } };
}

const topOf = (page: Page, id: string) =>
  page.evaluate((of) => document.getElementById(of)?.getBoundingClientRect().top, id);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The element stands the offset below the window's top. */
const expectInPlace = (page: Page, id: string) =>
  expect
    .poll(async () => Math.abs(((await topOf(page, id)) ?? 1e6) - HASH_OFFSET_PX))
    .toBeLessThan(2);

/** Ids of the questions, of which one in the middle can stand anywhere in the window. */
async function question(page: Page, index = 6): Promise<string> {
  return (await page.locator('main details[id]').nth(index).getAttribute('id')) ?? '';
}

/** Whether a request is a page's data for the router. */
const isPageData = (request: Request) => Boolean(request.headers().rsc);

for (const [size, viewport] of sampled('navigation, size', Object.entries(sizes))) {
  test.describe(size, () => {
    test.use({ viewport });

    test('a hash opens its answer, scrolls to it with the offset and gives it the focus', async ({
      page,
    }) => {
      await openPage(page, faq);
      const id = await question(page);
      await page.goto('about:blank');
      await page.goto(`${faq}#${id}`);
      await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
      await expectInPlace(page, id);
      const summary = page.locator(`details#${id} > summary`);
      await expect(summary).toBeFocused();
      expect(await summary.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
    });

    test('who has pressed something before late code is there keeps focus and place', async ({
      page,
    }) => {
      await openPage(page, faq);
      const id = await question(page);
      await page.goto('about:blank');
      await page.addInitScript(() => {
        const idle = window.requestIdleCallback;
        const tasks: IdleRequestCallback[] = [];
        const beIdle = () => {
          window.requestIdleCallback = idle;
          tasks.forEach((task) => idle(task));
        };
        window.requestIdleCallback = (task) => tasks.push(task);
        Object.assign(window, { beIdle });
      });
      await page.goto(`${faq}#${id}`);
      const pressed = page.locator('main details[id] > summary').first();
      await pressed.click();
      await expect(pressed).toBeFocused();
      const before = await scrolled(page);
      await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
      await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
      await expect(pressed).toBeFocused();
      expect(await scrolled(page)).toBe(before);
    });

    test('a hash that arrives by a client navigation', inFull, async ({ page }) => {
      await openPage(page, faq);
      const id = await question(page);
      await openPage(page, '/en/privacy-policy/');
      await visit(page, `${faq}#${id}`);
      await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
      await expectInPlace(page, id);
      await expect(page.locator(`details#${id} > summary`)).toBeFocused();
    });

    test('a hash of the page shown, and the same again', inFull, async ({ page }) => {
      await openPage(page, faq);
      const id = await question(page);
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: `#${to}`, id: 'way' });
        link.textContent = 'To the answer';
        document.querySelector('main')?.prepend(link);
      }, id);
      for (const time of ['first', 'again']) {
        await page.evaluate(() => scrollTo(0, 0));
        await page.evaluate((of) => document.getElementById(of)?.removeAttribute('open'), id);
        await page.locator('#way').evaluate((link: HTMLElement) => link.click());
        await expect(page.locator(`details#${id}`), time).toHaveAttribute('open');
        await expectInPlace(page, id);
      }
    });

    test('a typed hash opens its answer', inFull, async ({ page }) => {
      await openPage(page, faq);
      const id = await question(page);
      await page.evaluate((to) => location.assign(`#${to}`), id);
      await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
      await expectInPlace(page, id);
    });

    test('an element that comes later is waited for', inFull, async ({ page }) => {
      await openPage(page, `${faq}#later`);
      await page.waitForTimeout(3 * HASH_RETRY_MS);
      expect(await scrolled(page)).toBe(0);
      await page.evaluate(() => {
        const late = Object.assign(document.createElement('p'), { id: 'later' });
        document.querySelectorAll('main details')[6]?.before(late);
      });
      await expectInPlace(page, 'later');
      await expect(page.locator('#later')).toBeFocused();
    });

    test('a page opens at its top, back is where one was', async ({ page }) => {
      await openPage(page, faq);
      const at = 900;
      await page.evaluate((to) => scrollTo(0, to), at);
      await expect.poll(() => scrolled(page)).toBe(at);
      await visit(page, '/en/parking/');
      await expect(page).toHaveURL(/\/en\/parking\/$/);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/passengers\/faq\/$/);
      await expect.poll(() => scrolled(page)).toBe(at);
    });

    test('a footer link leads to the top, also of the page shown', inFull, async ({ page }) => {
      await openPage(page, '/en/sitemap/');
      const link = page.locator('footer a[href="/en/sitemap/"]').first();
      await link.scrollIntoViewIfNeeded();
      expect(await scrolled(page)).toBeGreaterThan(0);
      await link.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page).toHaveURL(/\/en\/sitemap\/$/);

      const other = page.locator('footer a[href="/en/privacy-policy/"]').first();
      await other.scrollIntoViewIfNeeded();
      await other.click();
      await expect(page).toHaveURL(/\/en\/privacy-policy\/$/);
      await expect.poll(() => scrolled(page)).toBe(0);
    });

    test('a new page is announced by its title, and reading goes on in its content', async ({
      page,
    }) => {
      await openPage(page, '/en/');
      await visit(page, '/en/parking/');
      await expect(page.locator('#content')).toBeFocused();
      await expect(page).toHaveTitle(/\S{3}/);
      const title = await page.title();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const announced = page.locator('#__next-route-announcer__');
      await expect.poll(() => announced.textContent()).toMatch(/\S/);
      expect([title, heading]).toContain(await announced.textContent());
      await page.keyboard.press('Tab');
      await expect(page.locator('#content :focus')).toHaveCount(1);
    });

    test('outside links open in a new tab, wherever they stand', inFull, async ({ page }) => {
      for (const path of ['/en/', '/en/passengers/baggage/', '/en/partners/', '/en/policies/']) {
        await page.goto(path);
        const links = await page
          .locator('a[href*="http"]')
          .evaluateAll((all) =>
            (all as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
          );
        for (const link of links) {
          expect(link).toMatchObject({
            target: '_blank',
            rel: expect.stringContaining('noopener') as unknown,
          });
        }
        const inside = page.locator('main a[href^="/"]:not([target])');
        expect(await inside.count()).toBeGreaterThan(0);
      }
      await page.goto('/en/');
      expect(await page.locator('footer a[href*="http"]').count()).toBeGreaterThan(0);
    });

    test.describe('fetching ahead', () => {
      test.use({ fetchesAhead: true });

      test(
        'a page is fetched when somebody is about to open it, once; live ones are not',
        inFull,
        async ({ page }) => {
          // Next may ask for the outline of a page before it asks for all of it.
          const fetched: string[] = [];
          page.on('request', (request) => {
            if (!isPageData(request) || request.headers()['next-router-segment-prefetch']) return;
            fetched.push(new URL(request.url()).pathname);
          });
          await openPage(page, '/en/sitemap/');
          await page.waitForLoadState('networkidle');
          expect(fetched).toEqual([]);
          const link = (href: string) => page.locator(`main a[href="${href}"]`).first();
          await link('/en/privacy-policy/').hover();
          await expect.poll(() => fetched).toContain('/en/privacy-policy/');
          await link('/en/parking/').focus();
          await expect.poll(() => fetched).toContain('/en/parking/');
          await link('/en/flight-board/').hover();
          await link('/en/privacy-policy/').hover();
          await link('/en/privacy-policy/').focus();
          await link('/en/policies/').hover();
          await expect.poll(() => fetched).toContain('/en/policies/');
          // While the page moves, the pointer may also come to lie on others.
          expect(fetched).toEqual([...new Set(fetched)]);
          expect(fetched).not.toContain('/en/flight-board/');
        },
      );

      for (const [why, connection] of [
        ['on a 2g connection', { effectiveType: '2g' }],
        ['on a slow 2g connection', { effectiveType: 'slow-2g' }],
        ['in data-saver mode', { saveData: true, effectiveType: '4g' }],
      ] as const) {
        test(`nothing is fetched ahead ${why}`, inFull, async ({ page }) => {
          await page.addInitScript((given) => {
            Object.defineProperty(navigator, 'connection', { value: given });
          }, connection);
          await expectNoPrefetch(page);
        });
      }

      test('nothing is fetched ahead offline', inFull, async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'onLine', { value: false });
        });
        await expectNoPrefetch(page);
      });
    });

    test(
      'a slow page shows a progress bar after a moment, up to its cap',
      inFull,
      async ({ page }) => {
        await openPage(page, '/en/sitemap/');
        const release = await holdRequests(page, /\/en\/flight-board\/\?/);
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        const bar = page.getByRole('progressbar', { name: 'Loading' });
        await visit(page, '/en/flight-board/?direction=arrival');
        await page.clock.runFor(PROGRESS_DELAY_MS - 20);
        await expect(bar).toHaveCount(0);
        await page.clock.runFor(40);
        await expect(bar).toHaveCount(1);
        await page.clock.runFor(120_000);
        const scale = await bar.evaluate((element) =>
          Number(/scaleX\((.*)\)/.exec(element.style.transform)?.[1]),
        );
        expect(scale).toBeGreaterThan(0.9);
        expect(scale).toBeLessThanOrEqual(PROGRESS_CAP_PERCENT / 100);
        release();
        await expect(page).toHaveURL(/direction=arrival/);
        await expect(async () => {
          await page.clock.runFor(1000);
          await expect(bar).toHaveCount(0, { timeout: 100 });
        }).toPass();
      },
    );

    test(
      'a slow call of the contract shows it too, a quick one does not',
      inFull,
      async ({ page }) => {
        await openPage(page, '/en/services/shops/');
        const release = await holdRequests(page, '**/api/card-list/**');
        const bar = page.getByRole('progressbar', { name: 'Loading' });
        await chooseSecond(page.getByRole('combobox').first());
        await expect(bar).toBeVisible();
        release();
        await expect(bar).toHaveCount(0);
      },
    );

    test('the search page has the header and no footer', inFull, async ({ page }) => {
      for (const path of ['/search/', '/ru/search/?search=taxi', '/en/search/']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      }
      await openPage(page, '/en/');
      await visit(page, '/en/search/?search=taxi');
      await expect(page).toHaveURL(/\/en\/search\/\?search=taxi$/);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

/** Of a page whose links are pointed at and focused, and waited for long enough. */
async function expectNoPrefetch(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPageData(request)) asked.push(request.url());
  });
  await page.clock.install();
  await openPage(page, '/en/sitemap/');
  await page.locator('main a').first().hover();
  await page.locator('main a').last().focus();
  await page.clock.runFor(2 * PREFETCH_IDLE_TIMEOUT_MS);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
}

type Click = Pick<MouseEventInit, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

test(
  'links to pages in the same language are followed softly, all others by the browser',
  inFull,
  async ({ page }) => {
    await openPage(page, '/en/parking/');
    const kinds: [attributes: Record<string, string>, soft: boolean, click?: Click][] = [
      [{ href: '/en/parking/' }, true],
      [{ href: '/en/parking/?zone=p1#price' }, true],
      [{ href: '/media/plan.pdf' }, false],
      [{ href: '//elsewhere.example/en/' }, false],
      [{ href: 'https://elsewhere.example/en/' }, false],
      [{ href: '#content' }, false],
      [{ href: '/ru/parking/', hreflang: 'ru' }, false],
      [{ href: '/en/parking/', target: '_blank' }, false],
      [{ href: '/en/parking/', download: '' }, false],
      [{ href: '/en/parking/', rel: 'noopener external' }, false],
      [{ href: '/en/parking/' }, false, { ctrlKey: true }],
      [{ href: '/en/parking/' }, false, { metaKey: true }],
      [{ href: '/en/parking/' }, false, { shiftKey: true }],
      [{ href: '/en/parking/' }, false, { altKey: true }],
      [{ href: '/en/parking/' }, false, { button: 1 }],
    ];
    const followed = await page.evaluate(
      (all) =>
        all.map(([attributes, , how]) => {
          const link = document.createElement('a');
          for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
          const words = link.appendChild(document.createElement('span'));
          document.querySelector('main')?.append(link);
          let soft: boolean | undefined;
          const look = (click: Event) => {
            soft = click.defaultPrevented;
            click.preventDefault();
          };
          // The last to hear of the click.
          addEventListener('click', look, { once: true });
          words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
          link.remove();
          return soft;
        }),
      kinds,
    );
    expect(followed).toEqual(kinds.map(([, soft]) => soft));
  },
);
