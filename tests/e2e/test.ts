import { expect, test as base, type Page } from '@playwright/test';
import { PRELOADER_KEY, PRELOADER_PLAYED } from '../../src/constants';

interface Options {
  /** Whether the pages of links in view are fetched ahead, as for any visitor on a good connection. */
  fetchesAhead: boolean;
  /** Whether somebody is before the page from the beginning: else it loads its code at the first sign of them. */
  isWatched: boolean;
  /** Whether the preloader plays, as when the site is first opened in a tab. */
  firstVisit: boolean;
}

/** A sign that somebody is there, for pages that load their code at the first one. */
export const touchThePage = () =>
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')));

/**
 * The tests' browser saves data and has seen the preloader, so that each page is judged by itself
 * and the site under test renders no pages that nobody opens.
 */
export const test = base.extend<Options>({
  fetchesAhead: [false, { option: true }],
  firstVisit: [false, { option: true }],
  isWatched: [true, { option: true }],
  context: async ({ context, fetchesAhead, firstVisit, isWatched }, provide) => {
    if (isWatched) await context.addInitScript(touchThePage);
    if (!fetchesAhead) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          configurable: true,
        });
      });
    }
    if (!firstVisit) {
      await context.addInitScript(
        ([key, value]) => {
          try {
            sessionStorage.setItem(key, value);
          } catch {
            // Storage is blocked by the test.
          }
        },
        [PRELOADER_KEY, PRELOADER_PLAYED] as const,
      );
    }
    await provide(context);
    // A request that is still being answered when its test ends is no failure of that test.
    const answering = [context, ...context.pages()];
    await Promise.all(answering.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  },
});

/** Marks a test that `npm run test:all` runs and `npm test` does not. */
export const inFull = { tag: '@exhaustive' } as const;

/** Shows the page that somebody is there, and waits until what can be pressed or filled in answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.waitForFunction(() => {
    const answers = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const tools = [...document.querySelectorAll('button, input, textarea')];
    return tools.every((tool) => answers(tool) || !tool.checkVisibility());
  });
}

/** Opens a page and waits until it answers; returns the reply of the server. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  return response;
}

/**
 * Keeps requests back until the returned function is called.
 * @param url a pattern of Playwright's
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export { expect };
