import { expect, test } from '@playwright/test';

test('the language selector stays on the page and keeps the query', async ({ page }) => {
  await page.goto('/flight-board/?direction=arrival');
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/flight-board\/\?direction=arrival$/);
  await page.locator('header').getByRole('link', { name: 'Oʻzbekcha' }).click();
  await expect(page).toHaveURL(/:\d+\/flight-board\/\?direction=arrival$/);
});

test('the menu opens, holds its links, closes with Escape and gives focus back', async ({ page }) => {
  await page.goto('/en/');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await burger.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});

test('the home page shows at most four flights, none departed', async ({ page }) => {
  await page.goto('/en/');
  const flights = page.locator('main ol li:has(time)');
  expect(await flights.count()).toBeLessThanOrEqual(4);
  await expect(flights.filter({ hasText: 'Departed' })).toHaveCount(0);
});

test('the home page finds a flight', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('searchbox').fill('dubai');
  await page.getByRole('button', { name: 'Find my flight' }).click();
  await expect(page).toHaveURL(/\/en\/flight-board\/\?search=dubai/);
});
