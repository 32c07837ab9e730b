import { FLIGHTS_REFRESH_MS, FLIGHTS_WITHDRAWN_MS } from '../../src/constants';
import { expect, openPage, test } from './test';

const rows = 'ol li:has(time):visible';

test('direction, day and search live in the address', async ({ page }) => {
  await page.goto('/en/flight-board/');
  await page.getByRole('link', { name: 'Arrivals' }).click();
  await expect(page).toHaveURL(/direction=arrival/);
  await page.getByRole('searchbox').fill('istanbul');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=istanbul/);
  await expect(page).toHaveURL(/direction=arrival/);
  await expect(page.locator(rows).first()).toContainText('Istanbul');
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page).toHaveURL(/search=istanbul/);
});

test('a search without results says so and leads back', async ({ page }) => {
  await page.goto('/ru/flight-board/?search=qqqqq');
  await expect(page.locator(rows)).toHaveCount(0);
  await page.locator('main').getByRole('link').last().click();
  await expect(page.locator(rows).first()).toBeVisible();
});

test('a bad address shows the board, not an error', async ({ page }) => {
  const response = await page.goto('/en/flight-board/?direction=up&date=2026-99-99');
  expect(response?.status()).toBe(200);
  await expect(page.locator(rows).first()).toBeVisible();
});

test('a flight opens from the board', async ({ page }) => {
  await page.goto('/en/flight-board/?search=tk371');
  await page.locator(rows).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
});

test('the board refreshes itself while it is visible', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/en/flight-board/');
  const asked = page.waitForRequest(/\/api\/flights\?/);
  await page.clock.runFor(31_000);
  const { 'cache-control': cacheControl } = await (await asked).allHeaders();
  expect(cacheControl, 'an older reply that the browser kept must not do').toMatch(
    /no-cache|max-age=0/,
  );
});

test('a failed refresh keeps the flights and says how old they are', async ({ page }) => {
  await page.route('**/api/flights?**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/en/flight-board/');
  await expect(page.getByText('could not be refreshed')).toBeVisible();
  await expect(page.locator(rows).first()).toBeVisible();
});

test('flights that could not be renewed for half an hour are taken away', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/en/flight-board/');
  let failing = true;
  await page.route('**/api/flights?**', (route) =>
    failing ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  );
  /** Half a minute, and the reply to what is asked then. */
  const turn = async () => {
    const reply = page.waitForResponse('**/api/flights?**');
    await page.clock.runFor(FLIGHTS_REFRESH_MS);
    await reply;
  };
  const turns = FLIGHTS_WITHDRAWN_MS / FLIGHTS_REFRESH_MS;
  for (let count = 0; count < turns - 2; count += 1) await turn();
  await expect(page.getByText('could not be refreshed')).toBeVisible();
  await expect(page.locator(rows).first()).toBeVisible();
  for (let count = 0; count < 4; count += 1) await turn();
  await expect(page.getByText('Flights cannot be shown at the moment')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /^\+998/ })).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(0);
  failing = false;
  await turn();
  await expect(page.locator(rows).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the board, its filters and a flight work', async ({ page }) => {
    await page.goto('/en/flight-board/');
    await expect(page.locator(rows).first()).toBeVisible();
    await page.getByRole('searchbox').fill('TK 371');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/en\/flight-board\/\?.*search=TK/);
    await expect(page.locator(rows)).toHaveCount(1);
    await page.locator(rows).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
  });
});
