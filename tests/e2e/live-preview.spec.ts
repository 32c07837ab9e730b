import type { Page } from '@playwright/test';
import { administrator, enter, login, openForm, pageId } from './staff';
import { expect, test, inFull } from './test';

test.use({ viewport: { width: 1600, height: 1000 } });

/** The frame beside the form, opened where it is not. */
async function preview(page: Page) {
  const frame = page.locator('iframe');
  const toggle = page.locator('#live-preview-toggler');
  await expect(toggle).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (!(await frame.isVisible())) await toggle.click();
  await expect(frame).toBeVisible();
  return page.frameLocator('iframe');
}

test('what is typed shows in the page beside it, in the language that is written, and nowhere else', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const id = await pageId(await administrator(request), 'passengers--departing');
  await enter(page, login);
  await openForm(page, `/admin/collections/pages/${id}?locale=en`);
  const frame = await preview(page);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  const typed = `Typed ${Date.now()}`;
  await page.locator('#field-title').fill(typed);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(typed);
  await frame.locator('html').evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('#field-title').fill(`${typed} again`);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${typed} again`);
  expect(await frame.locator('html').evaluate(() => 'stayed' in window)).toBe(true);
  expect(await (await request.get('/en/passengers/departing/')).text()).not.toContain(typed);

  await frame.getByRole('link', { name: 'Baggage' }).first().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${typed} again`);

  await openForm(page, `/admin/collections/pages/${id}?locale=ru`);
  await expect((await preview(page)).locator('html')).toHaveAttribute('lang', 'ru');
});

for (const [slug, path, field, place] of [
  ['header', '/admin/globals/header', '#field-copyright', 'page'],
  ['footer', '/admin/globals/footer', '#field-copyright', 'footer'],
  ['cookies', '/admin/globals/cookies', '#field-title', 'notice'],
  ['message', '/admin/globals/message', '#field-title', 'banner'],
] as const) {
  test(`${slug} is seen in the page around it (${place})`, inFull, async ({ page }) => {
    await enter(page, login);
    await openForm(page, `${path}?locale=en`);
    const frame = await preview(page);
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
    if (place === 'page') return;
    const typed = `Typed ${Date.now()}`;
    if (place === 'banner') await page.locator('#field-enabled').check();
    await page.locator(field).fill(typed);
    await expect(frame.getByText(typed)).toBeAttached();
  });
}
