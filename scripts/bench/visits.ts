import type { Page } from '@playwright/test';

/** A visit in which something is pressed and typed, as on a phone. */
export interface Visit {
  name: string;
  path: string;
  /** Waits after each input for what becomes of it. */
  act: (page: Page) => Promise<void>;
}

/** As a person types who knows the word. */
const TYPING_MS = 90;

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: TYPING_MS });
}

async function useMenu(page: Page): Promise<void> {
  const burger = page.getByRole('banner').locator('button[aria-expanded]').first();
  const menu = page.locator('#menu');
  await burger.tap();
  const item = menu.getByRole('button', { name: 'Passengers' });
  await item.tap();
  await menu.getByRole('link', { name: 'Baggage' }).waitFor();
  await menu.getByRole('button', { name: 'Back' }).tap();
  await item.waitFor();
  await burger.tap();
  await menu.waitFor({ state: 'detached' });
}

async function useSelect(page: Page): Promise<void> {
  const floor = page.locator('main button[role=combobox]').nth(1);
  await floor.tap();
  await page.getByRole('option', { name: 'Floor 1' }).tap();
  await page.waitForURL(/floor=1/);
  for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/floor=2/);
}

async function useSearch(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Search', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').waitFor();
  await type(page, 'parking');
  await sheet.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await sheet.getByRole('button', { name: 'Close search' }).tap();
  await sheet.waitFor({ state: 'hidden' });
}

async function useFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Load more' }).tap();
  await page.waitForURL(/shown=/);
  await page.locator('main').getByRole('searchbox').tap();
  await type(page, 'suzani');
  await page.waitForURL(/search=suzani/);
}

async function useBoard(page: Page): Promise<void> {
  const main = page.locator('main');
  await main.getByRole('link', { name: 'Arrivals' }).tap();
  await page.waitForURL(/direction=arrival/);
  await main.getByRole('link', { name: 'Tomorrow' }).tap();
  await page.waitForURL(/date=/);
  await main.getByRole('searchbox').tap();
  await type(page, 'istanbul');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=istanbul/);
}

/** What the limit of interactions is held against. */
export const visits: readonly Visit[] = [
  { name: 'menu', path: '/en/parking/', act: useMenu },
  { name: 'select', path: '/en/services/shops/', act: useSelect },
  { name: 'search', path: '/en/airport/about/', act: useSearch },
  { name: 'filters', path: '/en/services/shops/', act: useFilters },
  { name: 'board', path: '/en/flight-board/', act: useBoard },
];
