import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminWords } from './words';
import { countActs, tabTo, type Acts } from './clicks';
import { administrator, enter, login, newStaff, pageId, type Staff } from './staff';
import { expect, test } from './test';
import { HOUR_MS } from '../../src/lib/time';

// What an airport's staff do on their days, from the dashboard to what visitors see, with the clicks that it costs.

test.use({ viewport: { width: 1600, height: 1000 }, timezoneId: 'America/New_York' });

const say = adminWords('en');
const languages = { uz: 'Oʻzbekcha', ru: 'Русский', en: 'English' } as const;
const frameOf = (page: Page, language: string) => page.frameLocator(`iframe[title*="${language}"]`);
const columnOf = (page: Page, language: string) =>
  page.getByRole('region', { name: language, exact: true });
const allSaved = (page: Page) =>
  expect(page.locator('[role=status][data-state]:not([data-state=saved])')).toHaveCount(0);

function expectAtMost(acts: Acts, most: Acts): void {
  expect(acts.clicks, 'clicks').toBeLessThanOrEqual(most.clicks);
  expect(acts.keys, 'keys').toBeLessThanOrEqual(most.keys);
}

type Texts = Record<keyof typeof languages, string>;
interface PublicHeader {
  phone: { text: Texts; description: Texts };
  copyright: Texts;
}

const publicHeader = (admin: Staff) =>
  admin.send<PublicHeader>('get', '/globals/header?locale=all&depth=0');

/** What other tests have drafted of the header would be published with it. */
async function headerWithoutDrafts(admin: Staff): Promise<PublicHeader> {
  const header = await publicHeader(admin);
  const { phone, copyright } = header;
  for (const lang of ['uz', 'ru', 'en'] as const) {
    await admin.send('post', `/globals/header?locale=${lang}&draft=true`, {
      phone: { text: phone.text[lang], description: phone.description[lang] },
      copyright: copyright[lang],
    });
  }
  return header;
}

test('signing in says what is to be done, and one click leads there', async ({ page, request }) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'passengers--faq');
  await admin.send('patch', `/pages/${id}?locale=uz`, {
    title: `Savollar ${Date.now()}`,
    _status: 'published',
  });
  const { person } = await newStaff(request, 'translator', ['en']);
  const acts = await countActs(page);
  await page.goto('/admin/login');
  await expect(page.getByText('Parvoz').first()).toBeVisible();
  await expect(page.locator('#field-email')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/?$/);
  await expect(page.locator('body')).not.toContainText('undefined');
  const urgent = page.getByRole('region', { name: say('urgent') });
  await urgent.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(/translations\?.*lang=en/);
  await expect(
    frameOf(page, languages.en)
      .locator('[data-field][data-state]:not([data-state=complete])')
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  expectAtMost(acts(), { clicks: 2, keys: 2 });
});

test('the telephone is changed in one language, where it is shown and where it is dialled', async ({
  page,
  request,
}) => {
  const admin = await administrator(request);
  const before = await headerWithoutDrafts(admin);
  const { person } = await newStaff(request, 'editor');
  await enter(page, person);
  const acts = await countActs(page);
  await page.goto('/admin');
  await page
    .getByRole('link', { name: say('translations'), exact: false })
    .first()
    .click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('+998');
  const found = page.getByRole('treeitem', { name: /Header/ });
  await expect(found).toContainText('+998');
  await found.click();
  const phone = frameOf(page, languages.en)
    .locator('footer [data-field="header:phone.text"]')
    .first();
  await phone.click();
  const panel = page.getByRole('complementary', { name: /English/ });
  await expect(panel.locator('#field-phone__text')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+998 71 140 28 01');
  await panel.getByRole('button', { name: say('publishAndNext') }).click();
  await expect
    .poll(async () => (await request.get('/en/')).text())
    .toContain('href="tel:+998711402801"');
  expectAtMost(acts(), { clicks: 5, keys: 1 });
  const after = await publicHeader(admin);
  expect(after.phone.text).toEqual({ ...before.phone.text, en: '+998 71 140 28 01' });
  await admin.send('post', '/globals/header?locale=en', {
    phone: { text: before.phone.text.en },
    _status: 'published',
  });
});

test('a press release with a picture in three languages, of which two are scheduled', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const editor = await newStaff(request, 'editor');
  await enter(page, editor.person);
  const acts = await countActs(page);
  await page.goto('/admin');
  await page.locator('#card-press a[href$="/create"]').click();
  await expect(page.locator('input[name="title-uz"]')).toBeFocused();
  const stamp = Date.now();
  const titles = {
    uz: `Yangi reys ${stamp}`,
    ru: `Новый рейс ${stamp}`,
    en: `A new flight ${stamp}`,
  };
  for (const [index, title] of Object.values(titles).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(title);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/translations\?.*ref=press/);
  const id = Number(new URL(page.url()).searchParams.get('ref')?.split(':')[1]);
  for (const language of Object.values(languages)) {
    const column = columnOf(page, language);
    await column.getByRole('textbox', { name: 'Summary', exact: true }).click();
    await page.keyboard.type(`In short, ${language}`);
    await column.locator('[contenteditable=true]').first().click();
    await page.keyboard.type(`At length, ${language}`);
  }
  const shared = page.getByRole('region', { name: say('allLanguages') });
  await shared
    .locator('#field-image')
    .getByRole('button', { name: /existing/ })
    .click();
  await page.getByRole('dialog').locator('tbody a, tbody button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await allSaved(page);
  await page.getByRole('tab', { name: say('preview') }).click();
  await page
    .getByRole('button', { name: say('publishLanguage', { language: languages.uz }) })
    .click();
  await page.getByRole('button', { name: say('publishMore', { language: languages.ru }) }).click();
  await page.getByRole('button', { name: say('schedule'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: languages.en }).click();
  const tomorrow = new Date(Date.now() + 29 * HOUR_MS).toISOString().slice(0, 10);
  const moment = dialog.locator('input[type=datetime-local]');
  // On the month, which stands first.
  await moment.click({ position: { x: 16, y: 16 } });
  const [year, month, day] = tomorrow.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0930AM');
  await expect(moment).toHaveValue(`${tomorrow}T09:30`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expectAtMost(acts(), { clicks: 15, keys: 5 });

  const read = (lang: string, draft: boolean) =>
    editor.send<{ title?: string; _status: string; image: unknown }>(
      'get',
      `/press/${id}?locale=${lang}&draft=${draft}&depth=0&fallback-locale=null`,
    );
  await expect.poll(async () => (await read('uz', false)).title).toBe(titles.uz);
  expect((await read('uz', false)).image).toBeTruthy();
  expect((await read('ru', true)).title).toBe(titles.ru);
  expect((await read('ru', false)).title ?? null).toBeNull();
  const planned = await editor.send<{ docs: { at: string; languages: string[] }[] }>(
    'get',
    `/publications?where[document][equals]=press:${id}&depth=0`,
  );
  expect(planned.docs).toMatchObject([
    { languages: ['ru', 'en'], at: `${tomorrow}T04:30:00.000Z` },
  ]);
});

test('a page of five sections, in the menu', async ({ page, request }) => {
  test.setTimeout(180_000);
  await headerWithoutDrafts(await administrator(request));
  const editor = await newStaff(request, 'editor');
  await enter(page, editor.person);
  const acts = await countActs(page);
  await page.goto('/admin');
  await page.locator('#card-pages a[href$="/create"]').click();
  await expect(page.locator('input[name="title-uz"]')).toBeFocused();
  const stamp = Date.now();
  await page.keyboard.type(`Vaqtincha sahifa ${stamp}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/collections\/pages\/\d+/);
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  for (let number = 0; number < 5; number += 1) {
    await page.getByRole('button', { name: 'Add Section' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).first().click();
    // The cursor goes to the first field of what was added.
    await expect(page.locator(`#field-sections__${number}__heading`)).toBeFocused();
    await page.keyboard.type(`Boʻlim ${number + 1}`);
    await tabTo(page, `[data-field-path="sections.${number}.body"] [contenteditable]`, 3);
    await page.keyboard.type('Matn');
  }
  await expect(page.locator('[role=status][data-state]').first()).toHaveAttribute(
    'data-state',
    'saved',
  );
  await page.locator('#action-save, #publish-locale').first().click();
  const address = `/vaqtincha-sahifa-${stamp}/`;
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);

  await page.getByRole('link', { name: 'Header', exact: true }).click();
  await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Add Menu item' }).click();
  const row = page.locator('[id^=menu-row-]').last();
  await expect(page.locator('form').first()).not.toContainText('undefined');
  await row.getByRole('button', { name: say('choosePage') }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(String(stamp));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#action-save, #publish-locale').first().click();
  await expect.poll(async () => (await request.get('/')).text()).toContain(address);
  expect(await (await request.get('/')).text()).toContain(`Vaqtincha sahifa ${stamp}`);
  expectAtMost(acts(), { clicks: 16, keys: 17 });

  const admin = await administrator(request);
  const header = await admin.send<{ menu: { href: string }[] }>(
    'get',
    '/globals/header?locale=uz&depth=0',
  );
  await admin.send('post', '/globals/header?locale=uz&publishAllLocales=true', {
    menu: header.menu.filter(({ href }) => href !== address),
    _status: 'published',
  });
  await admin.send('delete', `/pages/${id}`);
});

test('a draft is shared, and the link revoked', async ({ page, request }) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'airport--career');
  const uz = adminWords('uz');
  await page
    .context()
    .addCookies([{ name: 'payload-lng', value: 'uz', url: process.env.SITE_URL ?? '' }]);
  await enter(page, login);
  const acts = await countActs(page);
  await page.goto(`/admin/translations?ref=pages:${id}&lang=uz`);
  await page.getByRole('button', { name: uz('shareLink') }).click();
  await page.getByRole('button', { name: uz('createLink') }).click();
  const address = await page.getByRole('textbox', { name: uz('linkAddress') }).inputValue();
  const path = new URL(address).pathname + new URL(address).search;
  expect((await request.get(path, { maxRedirects: 5 })).status()).toBe(200);
  await page
    .getByRole('button', { name: uz('revoke') })
    .first()
    .click();
  const asked = page.getByText(uz('revokeSure')).locator('..').getByRole('button');
  const names = (await asked.allInnerTexts()).filter(Boolean);
  expect(new Set(names).size).toBe(names.length);
  await asked.filter({ hasText: uz('revoke') }).click();
  await expect.poll(async () => (await request.get(path)).status()).toBe(403);
  expectAtMost(acts(), { clicks: 4, keys: 0 });
});

test('a file goes to a translator and comes back', async ({ page, request }, info) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'airport--contacts');
  await admin.send('patch', `/pages/${id}?locale=uz`, {
    title: `Aloqa ${Date.now()}`,
    _status: 'published',
  });
  const { person } = await newStaff(request, 'translator', ['en']);
  await enter(page, person);
  const acts = await countActs(page);
  await page.goto(`/admin/translations?ref=pages:${id}&lang=en`);
  await page.getByRole('button', { name: say('more'), exact: true }).click();
  await page.getByRole('link', { name: say('exportTexts') }).click();
  const words = adminWords('en', 'exchange');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words('download') }).click(),
  ]);
  const sent = info.outputPath('sent.xlf');
  await download.saveAs(sent);
  const file = await readFile(sent, 'utf8');
  expect(file).toContain('state="needs-review-translation"');
  expect(file).not.toContain('state="final"');
  const title = `Reach us ${Date.now()}`;
  const own = new RegExp(`(id="pages:${id}:title"[\\s\\S]*?<target[^>]*>)[^<]*`);
  await writeFile(sent, file.replace(own, `$1${title}`));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('input[type=file]').click(),
  ]);
  await chooser.setFiles(sent);
  await expect(page.locator('ins')).toContainText('Reach');
  await page.getByRole('button', { name: words('writeOne') }).click();
  await expect(page.getByText(words('written', { count: '1' }))).toBeVisible();
  expectAtMost(acts(), { clicks: 5, keys: 0 });
  const draft = await admin.send<{ title: string }>(
    'get',
    `/pages/${id}?locale=en&draft=true&depth=0`,
  );
  expect(draft.title).toBe(title);
});

test('an old version of one language is brought back', async ({ page, request }) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'airport--about');
  const read = (lang: string) =>
    admin.send<{ title: string }>('get', `/pages/${id}?locale=${lang}&draft=true&depth=0`);
  const write = (lang: string, title: string) =>
    admin.send('patch', `/pages/${id}?locale=${lang}`, { title, _status: 'published' });
  const { title: first } = await read('en');
  await write('en', 'By mistake');
  await write('ru', `По-русски ${Date.now()}`);
  const { title: russian } = await read('ru');
  await enter(page, login);
  const acts = await countActs(page);
  await page.goto(`/admin/translations?ref=pages:${id}&lang=en`);
  await page.getByRole('button', { name: say('publishMore', { language: languages.en }) }).click();
  await page.getByRole('button', { name: say('versions') }).click();
  const dialog = page.getByRole('dialog');
  const words = adminWords('en', 'exchange');
  await dialog.getByRole('button', { expanded: false }).first().click();
  await expect(dialog.locator('ins, del').first()).toBeVisible();
  await dialog.getByRole('button', { name: words('restoreState') }).click();
  await dialog.getByRole('button', { name: words('restore'), exact: true }).click();
  await expect.poll(async () => (await read('en')).title).toBe(first);
  expect((await read('ru')).title).toBe(russian);
  expectAtMost(acts(), { clicks: 5, keys: 0 });
});

test('a picture is described beside the page, and public when it is published', async ({
  page,
  request,
}) => {
  const admin = await administrator(request);
  const { docs } = await admin.send('get', '/media?depth=0&limit=1');
  const image = docs[0]?.id ?? 0;
  const slug = `picture-${Date.now()}`;
  const { doc } = await admin.send('post', '/press?locale=uz', {
    slug,
    title: 'Rasm',
    image,
    _status: 'published',
  });
  await admin.send('patch', `/press/${doc.id}?locale=en`, {
    title: 'A picture',
    _status: 'published',
  });
  const { id } = doc;
  const read = async () =>
    (await admin.send<{ alt: string }>('get', `/media/${image}?locale=en&depth=0`)).alt;
  const before = await read();
  await enter(page, login);
  await page.goto(`/admin/translations?ref=press:${id}&lang=en`);
  const alt = frameOf(page, languages.en).locator(`[data-field="media:${image}:alt"]`).first();
  await alt.click();
  const panel = page.getByRole('complementary', { name: /English/ });
  const text = panel.locator('#field-alt');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('An aeroplane at dawn');
  await expect(panel.locator('[data-state=unsaved]')).toBeVisible();
  expect(await read()).toBe(before);
  await panel.getByRole('button', { name: say('publishAndNext') }).click();
  await expect.poll(read).toBe('An aeroplane at dawn');
  const site = `/en/press-center/press-releases/${slug}/`;
  await expect
    .poll(async () => (await request.get(site)).text())
    .toContain('alt="An aeroplane at dawn"');
  await admin.send('patch', `/media/${image}?locale=en`, { alt: before });
});
