import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { administrator, enter, newStaff, openForm, type Staff } from './staff';
import { expect, test } from './test';
import {
  editorWithPage,
  english,
  lead,
  openForTwo,
  openOwnDraft,
  read,
  state,
  title,
} from './writing';

test('a network that comes back is all that is needed', async ({ context, page, request }) => {
  const { editor, id } = await openOwnDraft({ page, request });
  await context.setOffline(true);
  await lead(page).fill('Kept meanwhile');
  await expect(state(page)).toHaveAttribute('data-state', 'failed');
  await context.setOffline(false);
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  expect((await read(editor, id)).lead).toBe('Kept meanwhile');
});

test('what is typed after a session has ended is offered after signing in again', async ({
  page,
  request,
}) => {
  const { editor, form } = await openOwnDraft({ page, request });
  await editor.send('delete', `/users/${editor.id}/sessions`);
  await title(page).fill('Typed after the session');
  await expect(page.getByRole('dialog')).toBeVisible();
  await enter(page, editor.person);
  await openForm(page, form);
  await page.getByRole('button', { name: /Save it|Uni saqlash/ }).click();
  await expect(title(page)).toHaveValue('Typed after the session');
});

test('a language that is chosen while somebody types takes nothing along', async ({
  page,
  request,
}) => {
  const { editor, id, form } = await openOwnDraft({ page, request });
  await title(page).fill('In English');
  await page.evaluate(
    (to) => {
      const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
      next.router.push(to);
    },
    form.replace('locale=en', 'locale=ru'),
  );
  await expect(title(page)).toHaveValue('');
  await title(page).fill('По-русски');
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  const titles = await Promise.all(
    ['en', 'ru', 'uz'].map(async (lang) => {
      const address = `/pages/${id}?${english.replace('locale=en', `locale=${lang}`)}`;
      return (await editor.send<{ title?: string | null }>('get', address)).title ?? null;
    }),
  );
  expect(titles).toEqual(['In English', 'По-русски', null]);
});

test('two people in different fields do not notice each other', async ({
  browser,
  page,
  request,
}) => {
  const { editor, id, theirs } = await openForTwo({ browser, page, request });
  const others = page.getByRole('status').filter({ hasText: 'Sinov editor (en)' });
  await expect(others).toBeVisible();
  await lead(theirs).fill('The lead of the other');
  await expect(state(theirs)).toHaveAttribute('data-state', 'saved');
  await title(page).fill('The title of the first');
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  await expect(lead(page)).toHaveValue('The lead of the other');
  expect(await read(editor, id)).toMatchObject({
    title: 'The title of the first',
    lead: 'The lead of the other',
  });
  await theirs.context().close();
  await expect(others).toHaveCount(0, { timeout: 60_000 });
});

test('a window with something unsaved asks before it closes', async ({
  context,
  page,
  request,
}) => {
  await openOwnDraft({ page, request });
  await context.setOffline(true);
  await title(page).click();
  await page.keyboard.type('Not saved yet');
  await expect(state(page)).toHaveAttribute('data-state', 'failed');
  const asks = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await context.setOffline(false);
});

interface Uploading {
  request: APIRequestContext;
  admin: Staff;
}

async function newPicture({ request, admin }: Uploading): Promise<number> {
  const buffer = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#0a2256' },
  })
    .png()
    .toBuffer();
  const uploaded = await request.post('/cms-api/media?locale=uz', {
    headers: admin.headers,
    multipart: {
      file: { name: `written-${Date.now()}.png`, mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ alt: 'Terminal' }),
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  return ((await uploaded.json()) as { doc: { id: number } }).doc.id;
}

test('a picture is described in its form while another sets its focal point', async ({
  page,
  request,
}) => {
  const admin = await administrator(request);
  const translator = await newStaff(request, 'translator', ['en']);
  const id = await newPicture({ request, admin });
  const picture = `/media/${id}?locale=en&depth=0`;
  await enter(page, translator.person);
  await openForm(page, `/admin/collections/media/${id}?locale=en`);
  await admin.send('patch', picture, { focalX: 20, focalY: 30 });
  await page.locator('#field-alt').fill('A terminal');
  await page.locator('#action-save').click();
  await expect
    .poll(() => admin.send('get', picture))
    .toMatchObject({ alt: 'A terminal', focalX: 20, focalY: 30 });
  await admin.send('delete', `/media/${id}`);
});

test('a new document is named in addresses after its title until it is public', async ({
  page,
  request,
}) => {
  const { editor } = await editorWithPage(request);
  const { doc } = await editor.send('post', `/press?locale=uz&draft=true`, {});
  await enter(page, editor.person);
  await openForm(page, `/admin/collections/press/${doc.id}?locale=uz`);
  const name = `Yangi qoʻnalgʻa ${Date.now()}`;
  await title(page).fill(name);
  const slug = `yangi-qonalga-${name.split(' ').at(-1)}`;
  await expect(page.locator('#field-slug')).toHaveValue(slug);
});

const keptSave = /Save it|Uni saqlash/;
const saveButton = '#action-save';

interface Picture {
  id: number;
  alt: string | null;
}

/** A picture of its own in the window of a translator into English. */
async function openPicture({ page, request }: Parameters<typeof openOwnDraft>[0]) {
  const admin = await administrator(request);
  const translator = await newStaff(request, 'translator', ['en']);
  const id = await newPicture({ request, admin });
  const form = `/admin/collections/media/${id}?locale=en`;
  await enter(page, translator.person);
  await openForm(page, form);
  const readAlt = async () =>
    (await admin.send<Picture>('get', `/media/${id}?locale=en&depth=0&fallback-locale=null`)).alt;
  return { admin, translator, id, form, readAlt };
}

test('what is typed about a picture outlives a closed window, and is saved once', async ({
  context,
  page,
  request,
}) => {
  const { admin, id, form, readAlt } = await openPicture({ page, request });
  await page.locator('#field-alt').fill('Typed before the window closed');
  await expect(state(page)).toHaveAttribute('data-state', 'unsaved');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await openForm(next, form);
  await next.getByRole('button', { name: keptSave }).click();
  await expect(next.locator('#field-alt')).toHaveValue('Typed before the window closed');
  expect(await readAlt()).toBe('Typed before the window closed');
  await expect(next.getByRole('button', { name: keptSave })).toHaveCount(0);
  await admin.send('delete', `/media/${id}`);
});

test('a session that ended in the form of a picture is renewed over it, and the press is done', async ({
  page,
  request,
}) => {
  const { admin, translator, id, readAlt } = await openPicture({ page, request });
  await page.locator('#field-alt').fill('Typed after the session');
  await translator.send('delete', `/users/${translator.id}/sessions`);
  await page.locator(saveButton).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#field-email').fill(translator.person.email);
  await dialog.locator('#field-password').fill(translator.person.password);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  await expect(page.locator('#field-alt')).toHaveValue('Typed after the session');
  expect(await readAlt()).toBe('Typed after the session');
  await admin.send('delete', `/media/${id}`);
});

test('two people who describe one picture see both texts', async ({ page, request }) => {
  const { admin, id, readAlt } = await openPicture({ page, request });
  await page.locator('#field-alt').fill('Mine');
  await admin.send('patch', `/media/${id}?locale=en`, { alt: 'Theirs' });
  await page.locator(saveButton).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: /Save the choice|Tanlanganini saqlash/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(readAlt).toBe('Mine');
  await admin.send('delete', `/media/${id}`);
});

interface Values {
  values: { name: string; value: string }[];
}

test('a telephone of the shared values outlives a closed window; a row is added and taken away', async ({
  context,
  page,
  request,
}) => {
  const admin = await administrator(request);
  const editor = await newStaff(request, 'editor');
  const form = '/admin/globals/shared-values?locale=uz';
  const name = `kept-${Date.now()}`;
  const values = async () => (await admin.send<Values>('get', '/globals/shared-values')).values;
  const before = await values();
  await enter(page, editor.person);
  await openForm(page, form);
  await page.getByRole('button', { name: /^Add / }).last().click();
  await page.locator(`#field-values__${before.length}__name`).fill(name);
  await page.locator(`#field-values__${before.length}__value`).fill('+998 71 200 00 00');
  await expect(state(page)).toHaveAttribute('data-state', 'unsaved');
  await page.close({ runBeforeUnload: false });
  expect(await values()).toHaveLength(before.length);

  const next = await context.newPage();
  await openForm(next, form);
  await next.getByRole('button', { name: keptSave }).click();
  await expect(next.locator(`#field-values__${before.length}__name`)).toHaveValue(name);
  expect((await values()).at(-1)).toMatchObject({ name, value: '+998 71 200 00 00' });
  const row = next.locator(`#values-row-${before.length}`);
  await row.locator('.array-actions button').first().click();
  await next.locator('.array-actions__remove').filter({ visible: true }).click();
  await next.locator(saveButton).click();
  await expect(state(next)).toHaveAttribute('data-state', 'saved');
  expect(await values()).toEqual(before);
});

test('what is refused of shared values is said at its field, and kept', async ({
  page,
  request,
}) => {
  const editor = await newStaff(request, 'editor');
  await enter(page, editor.person);
  await openForm(page, '/admin/globals/shared-values?locale=uz');
  await page.locator('#field-values__0__name').fill('Not a name');
  await page.locator(saveButton).click();
  await expect(state(page)).toHaveAttribute('data-state', 'refused');
  await expect(page.locator('#values-row-0 .field-error')).toBeVisible();
  await expect(page.locator('#field-values__0__name')).toHaveValue('Not a name');
});

test('a synonym that is not made yet outlives a closed window, and its change an ended session', async ({
  context,
  page,
  request,
}) => {
  const editor = await newStaff(request, 'editor');
  const word = `soʻz ${Date.now()}`;
  const form = '/admin/collections/synonyms/create?locale=uz';
  await enter(page, editor.person);
  await openForm(page, form);
  await page.locator('#field-word').fill(word);
  await page.locator('#field-means').fill('bagaj');
  await expect(state(page)).toHaveAttribute('data-state', 'unsaved');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await openForm(next, `${form}&lang=uz`);
  await next.getByRole('button', { name: /Put it back|Formaga qaytarish/ }).click();
  await expect(next.locator('#field-word')).toHaveValue(word);
  await expect(next.locator('#field-means')).toHaveValue('bagaj');
  await next.locator(saveButton).click();
  await next.waitForURL(/synonyms\/\d+/);
  const id = Number(/synonyms\/(\d+)/.exec(next.url())?.[1]);
  await openForm(next, `/admin/collections/synonyms/${id}?locale=uz`);
  await expect(next.getByRole('button', { name: /Put it back|Formaga qaytarish/ })).toHaveCount(0);
  await editor.send('delete', `/users/${editor.id}/sessions`);
  await next.locator('#field-means').fill('yuk');
  await next.locator(saveButton).click();
  const dialog = next.getByRole('dialog');
  await dialog.locator('#field-email').fill(editor.person.email);
  await dialog.locator('#field-password').fill(editor.person.password);
  await dialog.locator('button[type=submit]').click();
  await expect(state(next)).toHaveAttribute('data-state', 'saved');
  const admin = await administrator(request);
  expect(await admin.send('get', `/synonyms/${id}`)).toMatchObject({ word, means: 'yuk' });
  await admin.send('delete', `/synonyms/${id}`);
});
