import path from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { enter, login, pageId, signedIn } from '../e2e/staff';

// The pictures of docs/role-cards, taken from the running admin; `npm test -- visual --update` takes them anew.

const folder = path.join(import.meta.dirname, '../../docs/images/role-cards');

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

const picture = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
};

/** Somebody of the staff of the pictures. */
async function staff(
  request: APIRequestContext,
  person: { name: string; role: string; languages?: string[] },
) {
  const { send } = await signedIn(request, login);
  const email = `${person.name.split(' ')[0]?.toLowerCase()}@example.com`;
  const known = { email, password: 'a long enough passphrase 17' };
  await send('post', '/users', { ...person, ...known });
  return known;
}

const frameOf = (page: Page) => page.frameLocator('iframe[title*="English"]');

test('card of an editor', async ({ page, request }) => {
  await enter(page, await staff(request, { name: 'Malika Yusupova', role: 'editor' }));
  await page.goto('/admin/collections/press/create');
  await page.locator('input[name="title-uz"]').fill('Navoiyga yangi reys');
  await page.locator('input[name="title-ru"]').fill('Новый рейс в Навои');
  await page.locator('input[name="title-en"]').fill('A new flight to Navoi');
  await picture(page, 'new-document');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/translations\?.*ref=press/);
  const english = page.getByRole('region', { name: 'English', exact: true });
  await english
    .getByRole('textbox', { name: 'Summary', exact: true })
    .fill('From 1 December, daily.');
  await expect(english.locator('[data-state=saved]')).toBeVisible();
  await picture(page, 'three-languages');
});

test('card of a translator', async ({ page, request }) => {
  const admin = await signedIn(request, login);
  const id = await pageId(admin, 'parking');
  await admin.send('patch', `/pages/${id}?locale=uz`, {
    title: 'Avtoturargoh va narxlar',
    _status: 'published',
  });
  const person = { name: 'Timur Sobirov', role: 'translator', languages: ['en'] };
  await enter(page, await staff(request, person));
  await page.goto('/admin');
  await expect(page.locator('[data-translations-progress]')).toBeVisible();
  await picture(page, 'dashboard');
  await page.goto(`/admin/translations?ref=pages:${id}&lang=en`);
  const title = frameOf(page).locator(`[data-field="pages:${id}:title"]`).first();
  await expect(title).toHaveAttribute('data-state', 'changed', { timeout: 20_000 });
  await title.click();
  const panel = page.getByRole('complementary', { name: /English/ });
  await expect(panel.locator('ins')).toBeVisible();
  await expect(panel.locator('#field-title')).toBeFocused();
  await picture(page, 'beside-the-page');
});

test('card of an administrator', async ({ page }) => {
  await enter(page, login);
  await page.goto('/admin/collections/users/create');
  await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
  await page.locator('#field-name').fill('Nodira Karimova');
  await page.locator('#field-email').fill('nodira@example.com');
  await picture(page, 'new-account');
  await page.goto('/admin/collections/audit');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await picture(page, 'audit-trail');
});

test('card of a dispatcher', async ({ page, request }) => {
  await enter(page, await staff(request, { name: 'Bekzod Rahimov', role: 'operations' }));
  await page.goto('/admin/operations');
  const departures = page.getByRole('list', { name: 'Departures' }).getByRole('button');
  await expect(departures.first()).toBeVisible();
  await picture(page, 'operations-desk');
  await departures.nth(3).click();
  await page.getByRole('button', { name: /^\+30/ }).click();
  await page.getByRole('button', { name: 'Weather', exact: true }).click();
  await picture(page, 'flight');
});
