import { LATE_SCRIPTS_AT_ONCE, LATE_SCRIPTS_MOST_MS } from '../../src/constants';
import { sampled } from '../sample';
import { expect, hydrated, openPage, test, inFull } from './test';

declare global {
  interface Window {
    tasks: number[];
  }
}

const codeOf = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/_next\/static\/.+\.js$/.test(name))
    .map(({ startTime }) => startTime);

for (const path of sampled('late scripts, page', [
  '/en/passengers/baggage/',
  '/en/flight-board/',
  '/en/nothing-here/',
])) {
  test(`${path} asks for its code when it has been painted`, async ({ page }) => {
    await openPage(page, path);
    const begun = await page.evaluate(codeOf);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(begun.length).toBeGreaterThan(3);
    expect(Math.min(...begun)).toBeGreaterThan(painted ?? Infinity);
  });
}

test(
  'its code comes in short tasks: a few files in each, and one between them and taking over',
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
    await openPage(page, '/en/flight-board/');
    const [first = 0, second = 0] = await page.evaluate(() => window.tasks);
    expect([first, second]).toEqual([LATE_SCRIPTS_AT_ONCE, expect.any(Number)]);
    expect(second).toBeLessThanOrEqual(LATE_SCRIPTS_AT_ONCE);
    // Next's own trace of the task that it was given.
    await expect(page.locator('head script:not([src]):empty')).toHaveCount(1);
  },
);

test('a page that nobody sees does not wait', inFull, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    delete (window as Partial<Window & typeof globalThis>).PerformanceObserver;
  });
  await openPage(page, '/en/passengers/baggage/');
});

/** Where a browser tells of no paint. */
const tellNoPaint = () => {
  const value = class {
    observe() {}
  };
  Object.defineProperty(window, 'PerformanceObserver', { value });
};

test(
  'a page whose paint is not told waits for no longer than it is told to',
  inFull,
  async ({ page }) => {
    await page.addInitScript(tellNoPaint);
    await openPage(page, '/en/passengers/baggage/');
    const begun = await page.evaluate(codeOf);
    expect(Math.min(...begun)).toBeGreaterThanOrEqual(LATE_SCRIPTS_MOST_MS);
  },
);

for (const act of sampled('late scripts, act', ['key', 'touch'] as const)) {
  test.describe(act, () => {
    test.use({ hasTouch: true });

    test(`a ${act} asks for the code at once`, inFull, async ({ page }) => {
      await page.addInitScript(tellNoPaint);
      await page.addInitScript((most) => {
        const later = window.setTimeout.bind(window);
        const never = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
          ms === most ? 0 : later(handler, ms, ...rest);
        Object.defineProperty(window, 'setTimeout', { value: never });
      }, LATE_SCRIPTS_MOST_MS);
      await page.goto('/en/passengers/baggage/', { waitUntil: 'networkidle' });
      expect(await page.evaluate(codeOf)).toEqual([]);
      if (act === 'key') await page.keyboard.press('Shift');
      else await page.getByRole('heading', { level: 1 }).tap();
      await hydrated(page);
      expect(await page.evaluate(codeOf)).not.toEqual([]);
    });
  });
}
