import type { Page } from '@playwright/test';
import { countActs } from './clicks';
import { formatted } from './formatted';
import { enter, login, newStaff, signedIn } from './staff';
import { expect, test } from './test';

test.use({ viewport: { width: 1600, height: 1000 } });

type Request = Parameters<typeof newStaff>[0];

const names = { uz: 'Oʻzbekcha', ru: 'Русский', en: 'English' } as const;
type Lang = keyof typeof names;

const frameOf = (page: Page, lang: Lang) => page.frameLocator(`iframe[title*="${names[lang]}"]`);
const panelOf = (page: Page, lang: Lang) =>
  page.getByRole('complementary', { name: new RegExp(names[lang]) });
const saved = (page: Page, lang: Lang) => panelOf(page, lang).locator('[data-state=saved]');

let made = 0;

/** A page that is public in Uzbek and English, and the address of the view at it. */
async function publicPage(request: Request, lang: Lang) {
  const admin = await signedIn(request, login);
  const slug = `in-place-${Date.now()}-${(made += 1)}`;
  const texts = (title: string, lead: string, text: string) => ({
    slug,
    title,
    lead,
    sections: [{ blockType: 'text', body: formatted(text) }],
    _status: 'published',
  });
  const { doc } = await admin.send('post', '/pages?locale=uz', texts('Nomi', 'Kirish', 'Matn'));
  const { id } = doc;
  const read = <Document = Record<string, unknown>>(of: Lang, draft = true) =>
    admin.send<Document>(
      'get',
      `/pages/${id}?locale=${of}&draft=${draft}&depth=0&fallback-locale=null`,
    );
  const write = (of: Lang, data: object) =>
    admin.send('patch', `/pages/${id}?locale=${of}`, { ...data, _status: 'published' });
  const { sections } = await read<{ sections: { id: string }[] }>('uz');
  const [section] = sections;
  await write('en', {
    title: 'Title',
    lead: 'Lead',
    sections: [{ id: section?.id, blockType: 'text', body: formatted('Text') }],
  });
  return { admin, id, read, write, view: `/admin/translations?ref=pages:${id}&lang=${lang}` };
}

test('a changed text is translated and published in three clicks, one of them on the dashboard', async ({
  page,
  request,
}) => {
  const { read, write, view, id } = await publicPage(request, 'en');
  await write('uz', { title: 'Yangi nomi' });
  const { person } = await newStaff(request, 'translator', ['en']);
  await enter(page, person);
  const acts = await countActs(page);
  // tasks.spec.ts clicks what leads here.
  await page.goto(view);
  const title = frameOf(page, 'en').locator(`[data-field="pages:${id}:title"]`).first();
  await expect(title).toHaveAttribute('data-state', 'changed');
  const outlined = frameOf(page, 'en').locator('#parvoz-marks > [data-kind=current]');
  await title.hover();
  await expect(outlined).toBeVisible();
  await title.click();
  const panel = panelOf(page, 'en');
  await expect(panel.locator('ins')).toContainText('Yangi');
  await expect(panel.locator('#field-title')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('New title');
  await expect(frameOf(page, 'en').getByRole('heading', { level: 1 })).toHaveText('New title');
  await panel.getByRole('button', { name: 'Publish and go to the next' }).click();
  await expect.poll(async () => (await read('en', false)).title).toBe('New title');
  // What was there before is chosen by one key.
  expect(acts()).toEqual({ clicks: 2, keys: 1 });
});

test('after the last text of a document the next document is opened at its first', async ({
  page,
  request,
}) => {
  const others = await publicPage(request, 'en');
  await others.write('uz', { title: 'Boshqa nom' });
  const { write, view, id } = await publicPage(request, 'en');
  await write('uz', { lead: 'Yangi kirish' });
  const { person } = await newStaff(request, 'translator', ['en']);
  await enter(page, person);
  await page.goto(view);
  const lead = frameOf(page, 'en').locator(`[data-field="pages:${id}:lead"]`).first();
  await expect(lead).toHaveAttribute('data-state', 'changed');
  await lead.click();
  await expect(panelOf(page, 'en').locator('#field-lead')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The new lead');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.waitForURL((url) => url.searchParams.get('ref') !== `pages:${id}`);
  await expect(panelOf(page, 'en').locator('textarea, input, [contenteditable]')).not.toHaveCount(
    0,
  );
});

test('what is typed stands in its frame at once, in one language and until it is left', async ({
  page,
  request,
}) => {
  const { read, view, id } = await publicPage(request, 'en');
  await enter(page, login);
  await page.goto(view);
  const titleIn = (lang: Lang) =>
    frameOf(page, lang).locator(`[data-field="pages:${id}:title"]`).first();
  await titleIn('en').click();
  await expect(panelOf(page, 'en').locator('#field-title')).toBeFocused();
  // The server is away: what stands in the frame is not from there.
  await page.route(`**/cms-api/**`, (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed within 7 km');
  await expect(titleIn('en')).toHaveText('Typed within 7 km');
  expect(await titleIn('en').innerText()).toContain('7\u00a0km');
  await expect(titleIn('uz')).toHaveText('Nomi');
  expect((await read('en')).title).toBe('Title');
  await page.unroute(`**/cms-api/**`);
  await expect
    .poll(async () => (await read('en')).title, { timeout: 20_000 })
    .toBe('Typed within 7 km');
  await expect(titleIn('en')).toHaveText('Typed within 7 km');
});

test('a text that still holds is confirmed beside the page', async ({ page, request }) => {
  const { write, view, id } = await publicPage(request, 'en');
  await write('uz', { lead: 'Boshqa kirish' });
  await enter(page, login);
  await page.goto(view);
  const lead = frameOf(page, 'en').locator(`[data-field="pages:${id}:lead"]`).first();
  await expect(lead).toHaveAttribute('data-state', 'changed');
  await lead.click();
  await panelOf(page, 'en').getByRole('button', { name: 'Still correct' }).click();
  await expect(lead).not.toHaveAttribute('data-state', 'changed');
});

test('every text is reached with the tab key, and written where it stands', async ({
  page,
  request,
}) => {
  const { read, view, id } = await publicPage(request, 'en');
  await enter(page, login);
  await page.goto(view);
  const frame = frameOf(page, 'en');
  const text = frame.locator(`[data-field^="pages:${id}:sections."][data-field$=".body"]`).first();
  await expect(text).toHaveAttribute('tabindex', '0');
  await frame.locator(`[data-field="pages:${id}:lead"]`).first().focus();
  const own = () => text.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let step = 0; step < 20 && !(await own()); step += 1) await page.keyboard.press('Tab');
  expect(await own()).toBe(true);
  await page.keyboard.press('Enter');
  const editor = panelOf(page, 'en').locator('[contenteditable=true]').first();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Written in the panel');
  await expect(saved(page, 'en')).toBeVisible();
  await expect(text).toContainText('Written in the panel');
  expect(JSON.stringify((await read('en')).sections)).toContain('Written in the panel');
  expect(JSON.stringify((await read('uz')).sections)).toContain('Matn');
});

test('a text of another document on the page is written there too', async ({ page, request }) => {
  const { admin, view } = await publicPage(request, 'en');
  await enter(page, login);
  await page.goto(view);
  const own = frameOf(page, 'en').locator('footer [data-field^="footer:"]').first();
  await own.scrollIntoViewIfNeeded();
  await expect(own).toHaveAttribute('tabindex', '0');
  const before = await own.textContent();
  await own.click();
  const control = panelOf(page, 'en').locator('input:not([type=hidden]), textarea').first();
  await expect(control).toHaveValue(before ?? '');
  await control.fill(`${before} now`);
  await expect(saved(page, 'en')).toBeVisible();
  await expect(own).toHaveText(`${before} now`);
  const draft = await admin.send<object>('get', '/globals/footer?locale=en&draft=true&depth=0');
  expect(JSON.stringify(draft)).toContain(`${before} now`);
  await control.fill(before ?? '');
  await expect(own).toHaveText(before ?? '');
});

test('in a narrow window the panel stands below the page', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { view, id } = await publicPage(request, 'ru');
  await enter(page, login);
  await page.goto(view);
  const frame = frameOf(page, 'ru');
  await frame.locator(`[data-field="pages:${id}:title"]`).first().click();
  const panel = panelOf(page, 'ru');
  await expect(panel.locator('#field-title')).toBeFocused();
  await expect(panel).toContainText('Nomi');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
