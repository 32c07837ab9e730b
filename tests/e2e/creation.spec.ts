import type { Page } from '@playwright/test';
import { enter, newStaff } from './staff';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const line = (page: Page, lang: string) => page.locator(`input[name="title-${lang}"]`);
const total = async (staff: Awaited<ReturnType<typeof newStaff>>, kind: string) => {
  const found = await staff.send<{ totalDocs: number }>('get', `/${kind}?draft=true&limit=1`);
  return found.totalDocs;
};

test('a press release is written in three languages on one screen', async ({ page, request }) => {
  const editor = await newStaff(request, 'editor');
  const before = await total(editor, 'press');
  const stamp = Date.now();
  await enter(page, editor.person);
  await page.goto('/admin/collections/press/create');
  await expect(line(page, 'uz')).toBeFocused();
  expect(await total(editor, 'press')).toBe(before);
  await page.keyboard.type(`Yangi reys ${stamp}`);
  await line(page, 'ru').fill(`Новый рейс ${stamp}`);
  await line(page, 'en').fill(`A new flight ${stamp}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/translations\?.*ref=press/);
  const id = Number(new URL(page.url()).searchParams.get('ref')?.split(':')[1]);
  expect(await total(editor, 'press')).toBe(before + 1);

  const texts = {
    uz: ['Oʻzbekcha', 'Qisqacha'],
    ru: ['Русский', 'Кратко'],
    en: ['English', 'In short'],
  } as const;
  for (const [lang, [name, text]] of Object.entries(texts)) {
    const column = page.getByRole('region', { name, exact: true });
    await expect(column.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      new RegExp(String(stamp)),
    );
    await column.getByRole('textbox', { name: 'Summary', exact: true }).fill(text);
    await expect(column.locator('[data-state=saved]')).toBeVisible();
    await expect
      .poll(async () => {
        const address = `/press/${id}?locale=${lang}&draft=true&depth=0&fallback-locale=null`;
        return (await editor.send<{ text: string }>('get', address)).text;
      })
      .toBe(text);
  }
  const slug = page.locator('#field-slug');
  await expect(slug).toHaveValue(`yangi-reys-${stamp}`);
});

test('what a document was to be called is there again after the window was closed', async ({
  page,
  request,
}) => {
  const editor = await newStaff(request, 'editor');
  await enter(page, editor.person);
  await page.goto('/admin/collections/pages/create');
  await line(page, 'ru').fill('Как доехать');
  await page.reload();
  await expect(line(page, 'ru')).toHaveValue('Как доехать');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/collections\/pages\/\d+\?locale=ru/);
  await expect(page.locator('#field-title')).toHaveValue('Как доехать');
});

test('a translator makes no documents', async ({ page, request }) => {
  const translator = await newStaff(request, 'translator', ['ru']);
  await enter(page, translator.person);
  await page.goto('/admin/collections/press/create');
  await page.waitForURL(/\/admin\/collections\/press(\?|$)/);
});
