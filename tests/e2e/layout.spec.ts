import { sampled } from '../sample';
import { expect, test } from './test';

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

for (const [path, lang] of sampled('layout, error page', [
  ['/no/such/page/', 'uz'],
  ['/ru/no-such-page/', 'ru'],
  ['/en/flight-board/nothing/', 'en'],
] as const)) {
  test(`${path} shows the error page in ${lang}, without the footer`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
}
