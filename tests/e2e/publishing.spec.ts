import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Login {
  email: string;
  password: string;
}

const login = JSON.parse(readFileSync(process.env.LOGIN_FILE ?? '', 'utf8')) as Login;

test('the phone text published in Russian shows on /ru/ at the next request, and not on /en/', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const number = `+998 00 ${Date.now() % 1_000_000}`;
  const english = await (await page.request.get('/en/')).text();
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(login.email);
  await page.locator('#field-password').fill(login.password);
  await page.getByRole('button', { name: /login/i }).click();
  await page.waitForURL(/\/admin\/?$/);

  await page.goto('/admin/globals/header?locale=ru');
  const field = page.locator('#field-phone__text');
  await field.fill(number);
  await page.locator('#action-save').click();
  await expect(page.getByText(/success/i).first()).toBeVisible();

  const russian = await page.request.get('/ru/');
  expect(await russian.text()).toContain(number);
  const stillEnglish = await (await page.request.get('/en/')).text();
  expect(stillEnglish).not.toContain(number);
  expect(english).not.toContain(number);
});
