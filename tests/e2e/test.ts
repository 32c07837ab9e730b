import { expect, test as base } from '@playwright/test';

interface Options {
  /** Whether the pages of links in view are fetched ahead, as for any visitor on a good connection. */
  fetchesAhead: boolean;
}

/**
 * The tests' browser saves data, so that each page is judged by itself and the site under test
 * renders no pages that nobody opens.
 */
export const test = base.extend<Options>({
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, provide) => {
    if (!fetchesAhead) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          configurable: true,
        });
      });
    }
    await provide(context);
  },
});

export { expect };
