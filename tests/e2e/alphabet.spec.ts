import type { Page } from '@playwright/test';
import { ALPHABET_COOKIE, LINE_SPACING_KEY } from '../../src/constants';
import { violationsOf } from './axe';
import { expect, hydrated, openPage, test, inFull } from './test';

const header = (page: Page) => page.getByRole('banner');
const root = (page: Page) => page.locator('html');

async function chooseIn(page: Page, languages: string, name: string) {
  const box = header(page).getByRole('navigation', { name: languages });
  await box.locator('summary').click();
  await box.getByRole('link', { name }).click();
}

const kept = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ALPHABET_COOKIE)?.value;

/** Opens a page in Cyrillic, as a reader who chose it before. */
async function openInCyrillic(page: Page, path: string) {
  await page.goto('/alphabet/cyrillic/favicon.svg');
  return openPage(page, path);
}

test('the language selector leads to Cyrillic and back, on the same page and place', async ({
  page,
}) => {
  await openPage(page, '/flight-board/?direction=arrival#content');
  await chooseIn(page, 'Til', 'Ўзбекча');
  await expect(page).toHaveURL(/:\d+\/flight-board\/\?direction=arrival#content$/);
  await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Онлайн табло');
  expect(await kept(page)).toBe('cyrillic');

  await hydrated(page);
  const languages = header(page).getByRole('navigation', { name: 'Тил' });
  await expect(languages.locator('summary')).toContainText('ўз');
  await languages.locator('summary').click();
  await expect(languages.getByRole('link', { name: 'Ўзбекча' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await languages.getByRole('link', { name: 'Oʻzbekcha' }).click();
  await expect(root(page)).toHaveAttribute('lang', 'uz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onlayn tablo');
  expect(await kept(page)).toBeUndefined();
});

test('from another language each alphabet is one choice', async ({ page }) => {
  await openPage(page, '/ru/parking/');
  await chooseIn(page, 'Язык', 'Ўзбекча');
  await expect(page).toHaveURL('/parking/');
  await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');
  await chooseIn(page, 'Тил', 'English');
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await chooseIn(page, 'Language', 'Oʻzbekcha');
  await expect(page).toHaveURL('/parking/');
  await expect(root(page)).toHaveAttribute('lang', 'uz');
});

test('the panel leads to Cyrillic, and back with the other choices', async ({ page }) => {
  await openPage(page, '/parking/');
  await page.getByRole('button', { name: 'Maxsus imkoniyatlar' }).click();
  const panel = page.getByRole('dialog');
  const alphabet = panel.getByRole('group', { name: 'Alifbo' });
  await expect(alphabet.getByRole('link', { name: 'Oʻzbekcha' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
  await alphabet.getByRole('link', { name: 'Ўзбекча' }).click();
  await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');

  await hydrated(page);
  await page.getByRole('button', { name: 'Махсус имкониятлар' }).click();
  await panel
    .getByRole('group', { name: 'Сатрлар оралиғи' })
    .getByRole('radio', { name: 'Кенг' })
    .check();
  await expect(root(page)).toHaveAttribute('data-line-spacing', 'wide');
  await panel.getByRole('button', { name: 'Одатий ҳолатга қайтариш' }).click();
  await expect(root(page)).toHaveAttribute('lang', 'uz');
  await expect(root(page)).not.toHaveAttribute('data-line-spacing');
  expect(await page.evaluate((key) => localStorage.getItem(key), LINE_SPACING_KEY)).toBe('');
  expect(await kept(page)).toBeUndefined();
});

test('a reset on a page of another language forgets the alphabet too', inFull, async ({ page }) => {
  await openInCyrillic(page, '/en/parking/');
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\S/);
  expect(await kept(page)).toBeUndefined();
});

test('it is kept while one goes on, reloads, and goes back', async ({ page }) => {
  await openInCyrillic(page, '/');
  await header(page).getByRole('link', { name: 'Рейслар' }).click();
  await expect(page).toHaveURL('/flight-board/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Онлайн табло');
  await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Онлайн табло');
  await page.goBack();
  await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');
});

test('nothing of it is fetched after the first paint, and nothing complains', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await openInCyrillic(page, '/passengers/faq/');
  const html = (await response?.text()) ?? '';
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(title).toMatch(/\p{Script=Cyrillic}{3}/u);
  expect(await page.evaluate(() => document.fonts.check('16px Onest', 'Қ'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('lists that grow and searches answer in Cyrillic', async ({ page }) => {
  await openInCyrillic(page, '/services/shops/');
  const cards = page.locator('main li :is(h2, h3)');
  const before = await cards.count();
  await page
    .getByRole('link', { name: 'Яна кўрсатиш' })
    .or(page.getByRole('button', { name: 'Яна кўрсатиш' }))
    .click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  for (const name of await cards.allInnerTexts()) expect(name).not.toMatch(/^[a-zʻ ]{4,}$/i);

  await header(page).getByRole('button', { name: 'Қидирув' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('дўконлар');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Дўконлар');
  await expect(option.locator('mark')).toHaveText('Дўконлар');
  await page.getByRole('dialog').getByRole('combobox').fill("do'konlar");
  await expect(option.locator('mark')).toHaveText('Дўконлар');
});

test('the plan is drawn with Cyrillic words, and a place is found in either alphabet', async ({
  page,
}) => {
  await openInCyrillic(page, '/airport/scheme/?floor=2');
  const drawing = page.getByRole('group', { name: '2-қават чизмаси' });
  await expect(drawing).toBeVisible();
  const words = await drawing.locator('text').allTextContents();
  expect(words.some((text) => /\p{Script=Cyrillic}{3}/u.test(text))).toBe(true);
  expect(words.filter((text) => /ʻ|sh|ch/.test(text))).toEqual([]);
  const field = page.getByRole('searchbox', { name: 'Схемадан жой қидириш' });
  const list = page.getByRole('region', { name: '2-қаватдаги жойлар' });
  for (const query of ['чойхона', 'choyxona']) {
    await field.fill(query);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').last()).toContainText('Чойхона Регистон');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is chosen and kept all the same', async ({ page }) => {
    await page.goto('/parking/');
    await chooseIn(page, 'Til', 'Ўзбекча');
    await expect(page).toHaveURL('/parking/');
    await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');
    await page.goto('/passengers/');
    await expect(root(page)).toHaveAttribute('lang', 'uz-Cyrl');
  });
});
