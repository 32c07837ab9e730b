import type { Page } from '@playwright/test';
import { administrator, enter, login, newStaff, pageId } from './staff';
import { expect, test, inFull } from './test';

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

  await title.click();
  const panel = page.getByRole('complementary', { name: /English/ });
  const field = panel.locator('#field-title');
  await expect(field).toBeFocused();
  const written = `Arriving ${Date.now()}`;
  await field.fill(written);
  const shown = english.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(written, { timeout: 15_000 });
  await expect(title).not.toHaveAttribute('data-state', 'fallback');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(english.locator('[data-field$=":title"]:focus')).toHaveCount(1);

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
  const question = page.getByText('Revoke this link?').locator('..');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No longer works').first()).toBeVisible();
  await expect.poll(async () => (await read.reload())?.status()).toBe(403);
  await reader.close();
});

test(
  'a document is found by a text of its draft, in any spelling; by staff only',
  inFull,
  async ({ request }) => {
    const staff = await administrator(request);
    const id = await pageId(staff, 'passengers--departing');
    const word = `Gʻildirak${Date.now()}`;
    await staff.send('patch', `/pages/${id}?locale=uz&draft=true`, { lead: `Bu ${word} haqida` });
    const search = (text: string) => `/translations/search?${new URLSearchParams({ text })}`;
    const found = async (text: string) =>
      (await staff.send<{ found: { ref: string; text: string }[] }>('get', search(text))).found;
    expect(await found(word.replace('ʻ', "'").toUpperCase())).toEqual([
      { ref: `pages:${id}`, text: `Bu ${word} haqida` },
    ]);
    expect(await found(`${word}0`)).toEqual([]);
    expect((await staff.ask('get', search('a'))).status()).toBe(400);
    expect((await request.get(`/cms-api${search(word)}`)).status()).toBe(403);
  },
);

test(
  'everything of the view is reached and done by the keyboard',
  inFull,
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const admin = await administrator(request);
    const id = await pageId(admin, 'privacy-policy');
    const ref = `pages:${id}`;
    for (const locale of ['ru', 'en']) {
      await admin.send('patch', `/pages/${id}?locale=${locale}`, {
        title: '',
        _status: 'published',
      });
    }
    await enter(page, login);
    await page.goto(`/admin/translations?ref=${ref}&lang=ru`);
    const heading = (language: string) =>
      frameOf(page, language).getByRole('heading', { level: 1 }).locator('[data-field]');
    for (const language of ['Русский', 'English']) {
      await expect(heading(language)).toHaveAttribute('data-state', 'fallback');
    }

    const regions = await page
      .locator('[data-region]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => (one as HTMLElement).dataset.region),
      );
    expect(regions.length).toBeGreaterThan(2);
    const region = () =>
      page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region,
      );
    const round = async (key: string) => {
      const seen: (string | undefined)[] = [];
      for (let step = 0; step < regions.length; step += 1) {
        await page.keyboard.press(key);
        seen.push(await region());
      }
      return seen;
    };
    expect(await round('F6')).toEqual(regions);
    expect(await round('Shift+F6')).toEqual([...regions.slice(0, -1).reverse(), regions.at(-1)]);

    while ((await region()) !== 'tree') await page.keyboard.press('F6');
    const row = page.getByRole('treeitem').and(page.locator(':focus'));
    const own = await row.getAttribute('data-row');
    await page.keyboard.press('ArrowDown');
    await expect(row).not.toHaveAttribute('data-row', own ?? '');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`ref=${ref}(?:&|$)`));
    await page.keyboard.press('Home');
    await expect(row).toHaveAttribute('aria-level', '1');
    while ((await row.getAttribute('data-row')) !== own) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`ref=${ref}(?:&|$)`));

    while ((await region()) !== 'columns') await page.keyboard.press('F6');
    await page.keyboard.press('3');
    await expect(page).toHaveURL(/lang=en/);
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/lang=ru/);

    await expect(heading('Русский')).toHaveAttribute('data-state', 'fallback');
    const focused = (language: string) => frameOf(page, language).locator('[data-field]:focus');
    const title = await heading('Русский').getAttribute('data-field');
    const at = async () => {
      for (const language of ['Русский', 'English']) {
        if ((await focused(language).count()) === 0) continue;
        return `${language} ${await focused(language).getAttribute('data-field')}`;
      }
      return '';
    };
    const stepTo = async (wanted: string) => {
      for (let step = 0; step < 40 && (await at()) !== wanted; step += 1) {
        const before = await at();
        await page.keyboard.press('Alt+ArrowDown');
        await expect.poll(at).not.toBe(before);
      }
      expect(await at()).toBe(wanted);
    };
    await stepTo(`Русский ${title}`);
    await stepTo(`English ${title}`);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: /English/ });
    await expect(panel.locator('#field-title')).toBeFocused();
  },
);
