import type { Page } from '@playwright/test';
import { administrator, enter, newStaff, pageId } from './staff';
import { expect, test } from './test';

test.use({ viewport: { width: 1600, height: 1000 } });

const frameOf = (page: Page, language: string) => page.frameLocator(`iframe[title*="${language}"]`);
const column = (page: Page, language: string) =>
  page
    .getByRole('region', { name: language })
    .or(page.locator(`section[aria-label="${language}"]`))
    .first();

test('a translator finds what is missing, writes it, sees it and publishes it; an editor changes the source; a reader sees the draft by a link', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const admin = await administrator(request);
  const id = await pageId(admin, 'passengers--arriving');
  const ref = `pages:${id}`;
  await admin.send('patch', `/pages/${id}?locale=en`, { title: '', _status: 'published' });
  const russian = await (await request.get('/ru/passengers/arriving/')).text();
  const progress = async () => {
    const { entries } = await admin.send<{
      entries: { ref: string; languages: Record<string, { counts: { fallback: number } }> }[];
    }>('get', '/translations/tree');
    return entries.find((entry) => entry.ref === ref)?.languages.en?.counts.fallback;
  };
  const toDo = await progress();
  expect(toDo).toBeGreaterThan(0);

  const { person } = await newStaff(request, 'translator', ['en']);
  await enter(page, person);
  await page.goto(`/admin/translations?ref=${ref}&lang=en`);
  const english = frameOf(page, 'English');
  const title = english.getByRole('heading', { level: 1 }).locator('[data-field]');
  await expect(title).toHaveAttribute('data-state', 'fallback');
  await expect(title).toHaveAttribute('lang', 'uz');

  const opened = page.waitForEvent('popup');
  await title.click();
  const editor = await opened;
  const field = editor.locator('#field-title');
  await expect(field).toBeFocused();
  const written = `Arriving ${Date.now()}`;
  await field.fill(written);
  await expect(english.getByRole('heading', { level: 1 })).toHaveText(written);
  await expect(title).not.toHaveAttribute('data-state', 'fallback');
  await editor.close();

  await expect(
    column(page, 'Русский').getByRole('button', { name: 'Publish Русский' }),
  ).toBeDisabled();
  await page.getByRole('button', { name: 'Publish English', exact: true }).click();
  await expect
    .poll(async () => (await request.get('/en/passengers/arriving/')).text())
    .toContain(`<h1>${written}</h1>`);
  const still = await (await request.get('/ru/passengers/arriving/')).text();
  expect(still.match(/<h1>.*?<\/h1>/)?.[0]).toBe(russian.match(/<h1>.*?<\/h1>/)?.[0]);
  expect(await progress()).toBe((toDo ?? 0) - 1);

  await admin.send('patch', `/pages/${id}?locale=uz&draft=true`, {
    title: `Kelayotganlarga ${Date.now()}`,
  });
  await expect(title).toHaveAttribute('data-state', 'changed');

  const draft = `Shared ${Date.now()}`;
  await admin.send('patch', `/pages/${id}?locale=en&draft=true`, { title: draft });
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the link' }).inputValue();
  const reader = await browser.newContext({ baseURL, viewport: { width: 1000, height: 800 } });
  const read = await reader.newPage();
  expect((await read.goto(address))?.status()).toBe(200);
  const inEnglish = read.getByRole('link', { name: 'English' }).first();
  if (!(await read.getByRole('heading', { level: 1, name: draft }).isVisible()))
    await inEnglish.click();
  await expect(read.getByRole('heading', { level: 1 })).toHaveText(draft);
  await read.setViewportSize({ width: 1400, height: 800 });
  await read.goto(address);
  await expect(frameOf(read, 'English').getByRole('heading', { level: 1 })).toHaveText(draft);
  await page.getByRole('button', { name: 'Revoke' }).first().click();
  const question = page.getByText('Revoke it?').locator('..');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link ended').first()).toBeVisible();
  await expect.poll(async () => (await read.reload())?.status()).toBe(403);
  await reader.close();
});

test('a document is found by a text of its draft, in any spelling; by staff only', async ({
  request,
}) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'passengers--departing');
  const word = `Gʻildirak${Date.now()}`;
  await staff.send('patch', `/pages/${id}?locale=uz&draft=true`, { lead: `Bu ${word} haqida` });
  const search = (text: string) => `/translations/search?${new URLSearchParams({ text })}`;
  const found = async (text: string) =>
    (await staff.send<{ refs: string[] }>('get', search(text))).refs;
  expect(await found(word.replace('ʻ', "'").toUpperCase())).toEqual([`pages:${id}`]);
  expect(await found(`${word}0`)).toEqual([]);
  expect((await staff.ask('get', search('a'))).status()).toBe(400);
  expect((await request.get(`/cms-api${search(word)}`)).status()).toBe(403);
});
