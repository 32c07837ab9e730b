import type { Locator, Page } from '@playwright/test';

/** A visit in which something is pressed and typed, as on a phone. */
export interface Visit {
  name: string;
  path: string;
  /** Waits after each input for what becomes of it. */
  act: (page: Page) => Promise<void>;
}

/** As a person types who knows the word. */
const TYPING_MS = 90;

/** A person looks where to press, and then at what became of it. */
const LOOKING_MS = 400;

/**
 * A finger at the middle of an element. Looking for it takes the page's own slowed processor, as does
 * waiting for what becomes of it: neither may run into the input that is measured.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${String(target)}.`);
  await page.waitForTimeout(LOOKING_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(LOOKING_MS);
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: TYPING_MS });
}

async function useMenu(page: Page): Promise<void> {
  const burger = page.getByRole('banner').locator('button[aria-expanded]').first();
  const menu = page.locator('#menu');
  await press(page, burger);
  const item = menu.getByRole('button', { name: 'Passengers' });
  await press(page, item);
  await menu.getByRole('link', { name: 'Baggage' }).waitFor();
  await press(page, menu.getByRole('button', { name: 'Back' }));
  await item.waitFor();
  await press(page, burger);
  await menu.waitFor({ state: 'detached' });
}

async function useSelect(page: Page): Promise<void> {
  const floor = page.locator('main button[role=combobox]').nth(1);
  await press(page, floor);
  await press(page, page.getByRole('option', { name: 'Floor 1' }));
  await page.waitForURL(/floor=1/);
  for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/floor=2/);
}

async function useSearch(page: Page): Promise<void> {
  await press(page, page.locator('header').getByRole('button', { name: 'Search', exact: true }));
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').waitFor();
  await type(page, 'parking');
  await sheet.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await press(page, sheet.getByRole('button', { name: 'Close search' }));
  await sheet.waitFor({ state: 'hidden' });
}

async function useFilters(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Load more' }));
  await page.waitForURL(/shown=/);
  await press(page, page.locator('main').getByRole('searchbox'));
  await type(page, 'suzani');
  await page.waitForURL(/search=suzani/);
}

async function useBoard(page: Page): Promise<void> {
  const main = page.locator('main');
  await press(page, main.getByRole('link', { name: 'Arrivals' }));
  await page.waitForURL(/direction=arrival/);
  await press(page, main.getByRole('link', { name: 'Tomorrow' }));
  await page.waitForURL(/date=/);
  await press(page, main.getByRole('searchbox'));
  await type(page, 'istanbul');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=istanbul/);
}

/** The visits that the limit of interactions applies to. */
export const visits: readonly Visit[] = [
  { name: 'menu', path: '/en/parking/', act: useMenu },
  { name: 'select', path: '/en/services/shops/', act: useSelect },
  { name: 'search', path: '/en/airport/about/', act: useSearch },
  { name: 'filters', path: '/en/services/shops/', act: useFilters },
  { name: 'board', path: '/en/flight-board/', act: useBoard },
];
