import type { Page } from '@playwright/test';
import {
  ANIMATION_STAGGER_MS,
  PRELOADER_CLIP_FROM_PERCENT,
  PRELOADER_CLIP_TO_PERCENT,
  PRELOADER_DELAY_MS,
  PRELOADER_DURATION_MS,
  PRELOADER_FADE_DELAY_MS,
  PRELOADER_FADE_MS,
  PRELOADER_KEY,
  PRELOADER_PLAYED,
  PROGRESS_CAP_PERCENT,
  RESIZE_DEBOUNCE_MS,
  ROUTE_LINE_FPS,
  ROUTE_LINE_FRAMES,
} from '../../src/constants';
import { routeFrame } from '../../src/ui/motion/route-path';
import { sampled } from '../sample';
import { expect, inFull, touchThePage, test } from './test';

test.use({ firstVisit: true });

const sizes = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
];

/** What happened on the page since it was opened. */
interface Log {
  reinits: number;
  clips: number[];
  percents: number[];
  /** Where the number stands, in pixels from the window's top. */
  tops: number[];
  locks: boolean[];
  preloadedAt: number;
  largest: { at: number; inOverlay: boolean }[];
  shifts: { value: number; moved: string[] }[];
  starts: { name: string; delay: string; text: string }[];
}

declare global {
  interface Window {
    log: Log;
  }
}

const root = (page: Page) => page.locator('html');
const overlay = (page: Page) => page.locator('#preloader');

/** Complaints of the page, to be empty at the end. */
function complaintsOf(page: Page) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

const record = (page: Page) =>
  page.addInitScript(() => {
    const log: Log = {
      reinits: 0,
      clips: [],
      percents: [],
      tops: [],
      locks: [],
      preloadedAt: 0,
      largest: [],
      shifts: [],
      starts: [],
    };
    window.log = log;
    addEventListener('reinit', () => (log.reinits += 1));
    addEventListener('animationstart', ({ target, animationName: name }) => {
      if (!(target instanceof HTMLElement) || !target.dataset.revealState) return;
      const delay = getComputedStyle(target).animationDelay;
      log.starts.push({ name, delay, text: target.innerText.slice(0, 40) });
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = (entry as unknown as { element: Element | null }).element;
        log.largest.push({
          at: entry.startTime,
          inOverlay: Boolean(element?.closest('#preloader')),
        });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (sources.length > 0 && sources.every(({ node }) => isNews(node))) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [before, after] = [previousRect, currentRect].map(
            ({ top, height }) => `${top}+${height}`,
          );
          return `${node?.nodeName} ${node?.className} ${before} → ${after}`;
        });
        log.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    /** News of a flight change its row. */
    const isNews = (node: Node | null) =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('li:has(time)'));
    const look = () => {
      const element = document.getElementById('preloader');
      // A frame may come while the browser is still reading the preloader.
      const number = element?.querySelector('span');
      const { preloader, preloaded, scrollLocked } = document.documentElement.dataset;
      if (preloaded !== undefined) log.preloadedAt ||= performance.now();
      if (element && number && preloader) {
        const { bottom, height } = element.getBoundingClientRect();
        log.clips.push((bottom / height) * 100);
        const { top } = number.getBoundingClientRect();
        log.tops.push(top);
        log.percents.push(Number(getComputedStyle(number).getPropertyValue('--preloader-percent')));
        if (preloader === 'playing') log.locks.push(scrollLocked !== undefined);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const log = (page: Page) => page.evaluate(() => window.log);

/** Nothing that one could see moved; fractions of a pixel do. */
const expectStill = (shifts: Log['shifts']) =>
  expect(shifts.filter(({ value }) => value > 0.002)).toEqual([]);

const flagged = (page: Page) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    PRELOADER_KEY,
    PRELOADER_PLAYED,
  ] as const);

const flag = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), PRELOADER_KEY);

/** Holds the preloader at its first picture, until the page's scripts run. */
async function openHeld(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('preloader')?.getAnimations().length);
  await page.evaluate(() =>
    document
      .getElementById('preloader')
      ?.getAnimations()
      .forEach((animation) => animation.pause()),
  );
  await expect(root(page)).toHaveAttribute('data-scroll-locked');
}

const finish = (page: Page, index: number) =>
  page.evaluate((at) => {
    document.getElementById('preloader')?.getAnimations()[at]?.finish();
  }, index);

const states = (page: Page, selector = '[data-reveal-state]') =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => ({
      state: (element as HTMLElement).dataset.revealState,
      top: element.getBoundingClientRect().top,
      opacity: getComputedStyle(element).opacity,
    })),
  );

for (const { name, viewport } of sampled('motion, size', sizes)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the preloader plays on the first visit of a session', async ({ page }) => {
      const complaints = complaintsOf(page);
      await record(page);
      await page.goto('/en/');
      await expect(root(page)).toHaveAttribute('data-preloaded', '');
      expect(await flag(page)).toBe(PRELOADER_PLAYED);
      await expect(overlay(page)).toBeHidden();
      await expect(root(page)).not.toHaveAttribute('data-scroll-locked');
      const { reinits, clips, percents, tops, locks, largest, preloadedAt, shifts } =
        await log(page);
      expect(reinits).toBe(1);
      expect(clips[0]).toBe(PRELOADER_CLIP_FROM_PERCENT);
      expect(clips.at(-1)).toBeCloseTo(PRELOADER_CLIP_TO_PERCENT);
      expect(clips).toEqual([...clips].sort((a, b) => b - a));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
      expect(Math.max(...percents)).toBe(PROGRESS_CAP_PERCENT);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(locks.length).toBeGreaterThan(0);
      expect(locks).not.toContain(false);
      expect(largest.length).toBeGreaterThan(0);
      // A page that arrives in pieces may be painted before its content is; what counts is the last.
      expect(largest.at(-1)?.inOverlay).toBe(false);
      for (const { at } of largest) expect(at).toBeLessThan(preloadedAt);
      expectStill(shifts);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

      await page.goto('/en/services/');
      await expect(root(page)).toHaveAttribute('data-preloaded', '');
      expect((await log(page)).clips).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('the preloader keeps its times and its order', inFull, async ({ page }) => {
      await record(page);
      await openHeld(page, '/en/');
      const timings = await overlay(page).evaluate((element) =>
        element.getAnimations().map(({ effect }) => {
          const { delay, duration } = effect?.getTiming() ?? {};
          return [delay, duration];
        }),
      );
      const lifted = PRELOADER_DELAY_MS + PRELOADER_DURATION_MS;
      expect(timings).toEqual([
        [PRELOADER_DELAY_MS, PRELOADER_DURATION_MS],
        [lifted + PRELOADER_FADE_DELAY_MS, PRELOADER_FADE_MS],
      ]);
      await expect(root(page)).not.toHaveAttribute('data-preloaded');
      expect(await flag(page)).toBeNull();
      await finish(page, 0);
      await expect(root(page)).toHaveAttribute('data-preloaded', '');
      await expect(root(page)).not.toHaveAttribute('data-scroll-locked');
      expect(await flag(page)).toBe(PRELOADER_PLAYED);
      await expect(overlay(page)).toBeVisible();
      expect((await log(page)).reinits).toBe(0);
      await finish(page, 1);
      await expect(overlay(page)).toBeHidden();
      expect((await log(page)).reinits).toBe(1);
    });

    test(
      'the page under the preloader can be used; what is done there ends it',
      inFull,
      async ({ page }) => {
        await openHeld(page, '/en/');
        const hit = await page.locator('h1').evaluate((title) => {
          const { left, top, width, height } = title.getBoundingClientRect();
          return document.elementFromPoint(left + width / 4, top + height / 2) === title;
        });
        expect(hit).toBe(true);
        await expect(overlay(page)).toHaveAttribute('aria-hidden', 'true');
        await expect(overlay(page).locator('a, button, input, [tabindex]')).toHaveCount(0);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.locator('#menu')).toBeVisible();
        await expect(overlay(page)).toBeHidden();
        await expect(root(page)).toHaveAttribute('data-preloaded', '');
        expect(await flag(page)).toBe(PRELOADER_PLAYED);
      },
    );

    for (const [act, doIt] of [
      ['a key', (page: Page) => page.keyboard.press('Shift')],
      ['the wheel', (page: Page) => page.mouse.wheel(0, 100)],
    ] as const) {
      test(`${act} ends the preloader`, inFull, async ({ page }) => {
        await record(page);
        await openHeld(page, '/en/');
        await doIt(page);
        await expect(root(page)).toHaveAttribute('data-preloaded', '');
        await expect(overlay(page)).toBeHidden();
        await expect(root(page)).not.toHaveAttribute('data-scroll-locked');
        expect(await flag(page)).toBe(PRELOADER_PLAYED);
        expect((await log(page)).reinits).toBe(1);
      });
    }

    test('with the flag the preloader never shows', inFull, async ({ page }) => {
      await record(page);
      await flagged(page);
      await page.goto('/en/', { waitUntil: 'networkidle' });
      await expect(root(page)).toHaveAttribute('data-preloaded', '');
      await expect(overlay(page)).toBeHidden();
      const { clips, reinits } = await log(page);
      expect(clips).toEqual([]);
      expect(reinits).toBe(0);
    });

    test('with less motion wanted nothing plays, hides or scrolls by itself', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await record(page);
      await page.goto('/en/', { waitUntil: 'networkidle' });
      await expect(root(page)).toHaveAttribute('data-preloaded', '');
      await expect(overlay(page)).toBeHidden();
      expect(await flag(page)).toBeNull();
      expect(await states(page)).toEqual([]);
      expect((await log(page)).clips).toEqual([]);
      await expect(page.locator('[data-route-frame]')).toHaveCount(0);
      expect(await page.locator('[data-route-trail]').getAttribute('stroke-dasharray')).toBe(
        routeFrame(ROUTE_LINE_FRAMES).dash,
      );
      await expect(page.locator('[data-route-trail]')).toHaveCSS('visibility', 'visible');
      await expect(root(page)).toHaveCSS('scroll-behavior', 'auto');
    });

    test(
      'where storage is blocked the preloader plays once a page load',
      inFull,
      async ({ page }) => {
        const complaints = complaintsOf(page);
        await record(page);
        await page.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        });
        await openHeld(page, '/en/');
        await page.keyboard.press('Shift');
        await expect(overlay(page)).toBeHidden();
        await page.locator('footer').getByRole('link', { name: 'Site map' }).click();
        await expect(page).toHaveURL(/\/en\/sitemap\/$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map');
        await expect(overlay(page)).toBeHidden();
        expect((await log(page)).reinits).toBe(1);
        expect(complaints).toEqual([]);
      },
    );

    test(
      'elements wait below the first screen only, once the page is preloaded',
      inFull,
      async ({ page }) => {
        await record(page);
        await openHeld(page, '/en/');
        await page.locator('[data-reveal]').last().waitFor({ state: 'attached' });
        expect(await states(page)).toEqual([]);
        await finish(page, 0);
        await expect.poll(async () => (await states(page)).length).toBeGreaterThan(4);
        for (const { state, top, opacity } of await states(page)) {
          expect([state, opacity]).toEqual(['waiting', '0']);
          expect(top).toBeGreaterThanOrEqual(viewport.height);
        }
        expectStill((await log(page)).shifts);
        await page.emulateMedia({ media: 'print' });
        for (const { opacity } of await states(page)) expect(opacity).toBe('1');
      },
    );

    test('a sequence plays once, one element after another', inFull, async ({ page }) => {
      await record(page);
      await flagged(page);
      await page.goto('/en/');
      const cards = page.locator('section[aria-labelledby=shops] ul[data-reveal]');
      const count = await cards.locator('> li').count();
      await expect(cards.locator('> [data-reveal-state=waiting]')).toHaveCount(count);
      await cards.evaluate((list) => list.setAttribute('data-reveal-delay', '40'));
      const press = page.locator('section[aria-labelledby=press] ul[data-reveal]');
      for (const [list, stagger] of [
        [cards, 40],
        [press, ANIMATION_STAGGER_MS],
      ] as const) {
        const rows = await list.locator('> li').count();
        await list.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(list.locator('> [data-reveal-state]')).toHaveCount(0);
        const titles = await list.locator('> li').allInnerTexts();
        const started = (await log(page)).starts.filter(({ text }) =>
          titles.some((title) => title.startsWith(text)),
        );
        expect(started.map(({ delay }) => delay)).toEqual(
          Array.from({ length: rows }, (_, index) => `${(index * stagger) / 1000}s`),
        );
      }
      await page.evaluate(() => (window.log.starts = []));
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await cards.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(cards.locator('> [data-reveal-state]')).toHaveCount(0);
      expect((await log(page)).starts.filter(({ delay }) => delay === '0.04s')).toEqual([]);
    });

    test('what plays in reverse leaves as it came, and comes again', inFull, async ({ page }) => {
      await record(page);
      await flagged(page);
      await page.goto('/en/');
      const partners = page.locator('ul[data-reveal-reverse]');
      const first = partners.locator('> li').first();
      await expect(first).toHaveAttribute('data-reveal-state', 'waiting');
      for (let time = 0; time < 2; time += 1) {
        await partners.evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));
        await expect(first).not.toHaveAttribute('data-reveal-state');
        await expect(first).toHaveCSS('opacity', '1');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(first).toHaveAttribute('data-reveal-state', 'leaving');
        await expect(first).toHaveCSS('opacity', '0');
      }
    });

    test(
      'what comes later is found after a navigation and after reinit',
      inFull,
      async ({ page }) => {
        await flagged(page);
        await page.goto('/en/sitemap/', { waitUntil: 'networkidle' });
        await page.getByRole('link', { name: 'Baggage', exact: true }).last().click();
        await expect(page).toHaveURL(/baggage/);
        await expect.poll(async () => (await states(page)).length).toBeGreaterThan(1);
        await page.evaluate(() => {
          const late = document.createElement('p');
          late.id = 'late';
          late.dataset.reveal = '';
          document.querySelector('main')?.append(late);
          dispatchEvent(new Event('reinit'));
        });
        await expect(page.locator('#late')).toHaveAttribute('data-reveal-state', 'waiting');
      },
    );

    test(
      'a page gives way to the next; header still, scroll at the top',
      inFull,
      async ({ page }) => {
        const complaints = complaintsOf(page);
        await flagged(page);
        await page.addInitScript(() => {
          const store = window as unknown as { pictures: string[][]; tops: number[] };
          store.pictures = [];
          store.tops = [];
          addEventListener('scroll', () => store.tops.push(Math.round(scrollY)));
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = start(update);
            void transition.ready.then(() => {
              store.pictures.push(
                document
                  .getAnimations()
                  .filter((animation) => animation instanceof CSSAnimation)
                  .map(({ animationName, effect }) => {
                    const { pseudoElement } = effect as KeyframeEffect;
                    return `${animationName} ${effect?.getTiming().duration} ${pseudoElement}`;
                  })
                  .filter((text) => /^page-|header/.test(text))
                  .map((text) => text.replace(/ ::view-transition-(old|new).*/, '')),
              );
            });
            return transition;
          };
        });
        await page.goto('/en/', { waitUntil: 'networkidle' });
        await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
        await page.locator('footer').getByRole('link', { name: 'Site map' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map');
        const seen = () =>
          page.evaluate(() => (window as unknown as { pictures: string[][] }).pictures);
        // What stands out of view leaves without being seen: the footer fills a phone's screen.
        const leaves = name === 'desktop' ? ['page-leave 200'] : [];
        await expect
          .poll(async () => (await seen()).map((moves) => moves.sort()))
          .toEqual([['page-enter 200', ...leaves]]);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        // Nothing between where the reader was and the top.
        const tops = () => page.evaluate(() => (window as unknown as { tops: number[] }).tops);
        await expect.poll(async () => (await tops()).at(-1)).toBe(0);
        expect((await tops()).at(-2) ?? 0).toBeGreaterThan(1000);
        expect(complaints).toEqual([]);

        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goBack();
        await expect(page).toHaveURL(/\/en\/$/);
        await expect.poll(async () => (await seen()).slice(1).flat()).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  });
}

test('without JavaScript everything is there and nothing lies over it', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: test.info().project.use.baseURL,
  });
  const page = await context.newPage();
  await page.goto('/en/');
  await expect(overlay(page)).toBeHidden();
  const all = page.locator('[data-reveal], [data-reveal] > *, [data-route-plane]');
  for (const element of await all.all()) {
    await expect(element).toHaveCSS('opacity', '1');
    await expect(element).toHaveCSS('visibility', 'visible');
  }
  await context.close();
});

test('in the frame of a preview nothing moves', inFull, async ({ page, baseURL }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/en/"></iframe>' }),
  );
  await page.goto(`${baseURL}/frame.html`);
  const framed = page.frameLocator('iframe');
  await expect(framed.locator('html')).toHaveAttribute('data-preloaded', '');
  await expect(framed.locator('html')).not.toHaveAttribute('data-motion');
  await expect(framed.locator('#preloader')).toBeHidden();
});

test('what load more adds is not revealed', inFull, async ({ page }) => {
  await flagged(page);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/en/services/shops/', { waitUntil: 'networkidle' });
  const items = page.locator('main ul[data-reveal] > li');
  const before = await items.count();
  await expect(page.locator('main ul > [data-reveal-state=waiting]')).toHaveCount(before);
  await page
    .getByRole('link', { name: /more/i })
    .or(page.getByRole('button', { name: /more/i }))
    .click();
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  await expect(page.locator('main ul > [data-placeholder]')).toHaveCount(0);
  await expect(page.locator('main ul > [data-reveal-state]')).toHaveCount(0);
});

test(
  'the route draws itself frame by frame and ends as the server drew it',
  inFull,
  async ({ page }) => {
    const frameMs = 1000 / ROUTE_LINE_FPS;
    const drawing = page.locator('[data-route-line]');
    const picture = () =>
      drawing.evaluate((svg) => ({
        dash: svg.querySelector('[data-route-trail]')?.getAttribute('stroke-dasharray'),
        plane: svg.querySelector('[data-route-plane]')?.getAttribute('transform'),
      }));
    const served = await (await page.request.get('/en/')).text();
    await flagged(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/en/');
    await expect(async () => {
      await page.clock.runFor(1);
      expect(await drawing.getAttribute('data-route-frame')).toBe('0');
    }).toPass({ intervals: [50] });
    expect(await picture()).toEqual(routeFrame(0));
    await page.clock.runFor(10 * frameMs);
    await expect(drawing).toHaveAttribute('data-route-frame', '10');
    expect(await picture()).toEqual(routeFrame(10));

    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(10 * frameMs);
    await expect(drawing).toHaveAttribute('data-route-frame', '10');
    await hide(false);
    await page.clock.runFor(10 * frameMs);
    await expect(drawing).toHaveAttribute('data-route-frame', '20');

    const inView = (seen: boolean) =>
      page.evaluate(
        (value) =>
          new Promise<void>((resolve) => {
            const svg = document.querySelector('[data-route-line]');
            scrollTo({ top: value ? 0 : 2000, behavior: 'instant' });
            const watch = new IntersectionObserver((entries) => {
              if (entries.at(-1)?.isIntersecting !== value) return;
              watch.disconnect();
              resolve();
            });
            if (svg) watch.observe(svg);
          }),
        seen,
      );
    await inView(false);
    await page.clock.runFor(10 * frameMs);
    await expect(drawing).toHaveAttribute('data-route-frame', '20');
    await inView(true);
    await page.clock.runFor(ROUTE_LINE_FRAMES * frameMs);
    await expect(drawing).toHaveAttribute('data-route-frame', String(ROUTE_LINE_FRAMES - 1));
    const end = await picture();
    expect(end).toEqual(routeFrame(ROUTE_LINE_FRAMES - 1));
    expect(served).toContain(`stroke-dasharray="${end.dash}"`);
    expect(served).toContain(`transform="${end.plane}"`);
  },
);

test('the route waits until the page is preloaded', inFull, async ({ page }) => {
  await openHeld(page, '/en/');
  await expect(page.locator('[data-route-plane]')).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('[data-route-frame]')).toHaveCount(0);
  await finish(page, 0);
  await expect(page.locator('[data-route-frame]')).toHaveCount(1);
  await expect(page.locator('[data-route-plane]')).toHaveCSS('visibility', 'visible');
});

for (const { device, width, height, touch, smooth } of sampled('motion, device', [
  { device: 'phone', width: 360, height: 740, touch: true, smooth: false },
  { device: 'phone on its side', width: 800, height: 360, touch: true, smooth: true },
  { device: 'tablet', width: 820, height: 1180, touch: true, smooth: false },
  { device: 'tablet on its side', width: 1180, height: 820, touch: true, smooth: true },
  { device: 'narrow window', width: 600, height: 900, touch: false, smooth: true },
])) {
  test(
    `anchors scroll ${smooth ? 'smoothly' : 'at once'} on a ${device}`,
    inFull,
    async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: test.info().project.use.baseURL,
        viewport: { width, height },
        screen: { width, height },
        hasTouch: touch,
        isMobile: touch,
      });
      const page = await context.newPage();
      await page.addInitScript(touchThePage);
      await flagged(page);
      await page.goto('/en/passengers/baggage/', { waitUntil: 'networkidle' });
      await expect(root(page)).toHaveCSS('scroll-behavior', smooth ? 'smooth' : 'auto');
      const target = page.locator('main section[id]').last();
      const id = await target.getAttribute('id');
      const passed = await page.evaluate(async (hash) => {
        const tops: number[] = [];
        const ended = new Promise((resolve) => addEventListener('scrollend', resolve));
        addEventListener('scroll', () => tops.push(scrollY));
        location.hash = hash;
        await ended;
        return tops.length;
      }, `#${id}`);
      if (smooth) expect(passed).toBeGreaterThan(2);
      else expect(passed).toBeLessThanOrEqual(2);
      await page.setViewportSize({ width: 1300, height: 800 });
      await expect(root(page)).toHaveCSS('scroll-behavior', 'smooth');
      await context.close();
    },
  );
}

test('a window that is being resized is answered once it rests', inFull, async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    viewport: { width: 360, height: 740 },
    screen: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(touchThePage);
  await flagged(page);
  await page.goto('/en/passengers/baggage/', { waitUntil: 'networkidle' });
  const smooth = 'data-smooth-scroll';
  await expect(root(page)).not.toHaveAttribute(smooth);
  await page.evaluate((attribute) => {
    const waits: number[] = [];
    let resized = 0;
    addEventListener('resize', () => (resized = performance.now()));
    new MutationObserver(() => waits.push(performance.now() - resized)).observe(
      document.documentElement,
      { attributeFilter: [attribute] },
    );
    Object.assign(window, { waits });
  }, smooth);
  for (const width of [1300, 500, 1200]) await page.setViewportSize({ width, height: 740 });
  await expect(root(page)).toHaveAttribute(smooth);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(RESIZE_DEBOUNCE_MS - 20);
  await context.close();
});
