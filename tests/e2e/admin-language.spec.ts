import { sampled } from '../sample';
import { expect, test } from './test';

for (const [locale, lang, words] of sampled('admin language', [
  ['uz-UZ', 'uz', 'Kirish'],
  ['ru-RU', 'ru', 'Войти'],
  ['en-GB', 'en', 'Sign in'],
  ['de-DE', 'uz', 'Kirish'],
] as const)) {
  test(`the admin speaks ${lang} to a browser that asks for ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/admin/login');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('button[type=submit]')).toHaveText(words);
    await context.close();
  });
}
