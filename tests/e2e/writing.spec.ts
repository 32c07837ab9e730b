import type { Page, PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test';
import sharp from 'sharp';
import { LATEST_MS } from '../../src/studio/edit-form/saving/saver';
import { administrator, enter, newStaff, openForm, signedIn, type Staff } from './staff';
import { expect, test } from './test';

/** The editor's promise: what was typed is with the server this long after a key. */
const PROMISED_MS = 2000;

const english = 'locale=en&draft=true&depth=0&fallback-locale=null';

let made = 0;

/** An editor with a draft of their own, which nobody else writes in. */
async function editorWithPage(request: Parameters<typeof newStaff>[0]) {
  const editor = await newStaff(request, 'editor');
  const slug = `writing-${Date.now()}-${(made += 1)}`;
  const { doc } = await editor.send('post', `/pages?${english}`, { slug, title: 'At first' });
  return { editor, id: doc.id, form: `/admin/collections/pages/${doc.id}?locale=en` };
}

const read = (staff: Staff, id: number) =>
  staff.send<{ title: string; lead: string | null; slug: string }>(
    'get',
    `/pages/${id}?${english}`,
  );

const title = (page: Page) => page.locator('#field-title');
const lead = (page: Page) => page.locator('#field-lead');
const state = (page: Page) => page.locator('[role=status][data-state]').first();

/** The form of a page in the window of its editor, and in another browser of somebody else. */
async function openForTwo({
  browser,
  page,
  request,
}: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'browser' | 'page' | 'request'>) {
  const { editor, id, form } = await editorWithPage(request);
  const other = await newStaff(request, 'editor');
  const theirs = await (await browser.newContext()).newPage();
  await enter(page, editor.person);
  await enter(theirs, other.person);
  await openForm(page, form);
  await openForm(theirs, form);
  return { editor, id, theirs };
}

test('a steady typist is saved all the time', async ({ page, request }) => {
  const { editor, id, form } = await editorWithPage(request);
  await enter(page, editor.person);
  await openForm(page, form);
  await title(page).fill('');
  const started = Date.now();
  await title(page).pressSequentially('It is typed without a pause, word after word', {
    delay: 90,
  });
  const stopped = Date.now();
  expect(stopped - started).toBeGreaterThan(LATEST_MS);
  const known = (await read(editor, id)).title;
  expect(known.length).toBeGreaterThan(5);
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  expect(Date.now() - stopped).toBeLessThan(PROMISED_MS);
  expect((await read(editor, id)).title).toBe('It is typed without a pause, word after word');
});

test('what is typed without a network is offered again in the next window', async ({
  context,
  page,
  request,
}) => {
  const { editor, id, form } = await editorWithPage(request);
  await enter(page, editor.person);
  await openForm(page, form);
  await context.setOffline(true);
  await title(page).fill('Typed without a network');
  await expect(state(page)).toHaveAttribute('data-state', 'failed');
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  expect((await read(editor, id)).title).toBe('At first');

  const next = await context.newPage();
  await openForm(next, form);
  await next.getByRole('button', { name: /Save it|Uni saqlash/ }).click();
  await expect(title(next)).toHaveValue('Typed without a network');
  expect((await read(editor, id)).title).toBe('Typed without a network');
  await expect(next.getByRole('button', { name: /Save it|Uni saqlash/ })).toHaveCount(0);
});

test('a network that comes back is all that is needed', async ({ context, page, request }) => {
  const { editor, id, form } = await editorWithPage(request);
  await enter(page, editor.person);
  await openForm(page, form);
  await context.setOffline(true);
  await lead(page).fill('Kept meanwhile');
  await expect(state(page)).toHaveAttribute('data-state', 'failed');
  await context.setOffline(false);
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  expect((await read(editor, id)).lead).toBe('Kept meanwhile');
});

test('a session that has ended is renewed over the page', async ({ page, request }) => {
  const { editor, id, form } = await editorWithPage(request);
  await enter(page, editor.person);
  await openForm(page, form);
  await editor.send('delete', `/users/${editor.id}/sessions`);
  await title(page).fill('Typed after the session');
  const dialog = page.getByRole('dialog');
  await dialog.locator('#field-email').fill(editor.person.email);
  await dialog.locator('#field-password').fill(editor.person.password);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  await expect(title(page)).toHaveValue('Typed after the session');
  const again = await signedIn(request, editor.person);
  expect((await read(again, id)).title).toBe('Typed after the session');
});

test('what is typed after a session has ended is offered after signing in again', async ({
  page,
  request,
}) => {
  const { editor, form } = await editorWithPage(request);
  await enter(page, editor.person);
  await openForm(page, form);
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
  const { editor, id, form } = await editorWithPage(request);
  await enter(page, editor.person);
  await openForm(page, form);
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
});

test('a picture is described in its form while another sets its focal point', async ({
  page,
  request,
}) => {
  const admin = await administrator(request);
  const translator = await newStaff(request, 'translator', ['en']);
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
  const { doc } = (await uploaded.json()) as { doc: { id: number } };
  const picture = `/media/${doc.id}?locale=en&depth=0`;
  await enter(page, translator.person);
  await openForm(page, `/admin/collections/media/${doc.id}?locale=en`);
  await admin.send('patch', picture, { focalX: 20, focalY: 30 });
  await page.locator('#field-alt').fill('A terminal');
  await page.locator('#action-save').click();
  await expect
    .poll(() => admin.send('get', picture))
    .toMatchObject({ alt: 'A terminal', focalX: 20, focalY: 30 });
  await admin.send('delete', `/media/${doc.id}`);
});

test('two people in the same field see both texts, and one chooses', async ({
  browser,
  page,
  request,
}) => {
  const { editor, id, theirs } = await openForTwo({ browser, page, request });
  await title(theirs).fill('Written by the other');
  await expect(state(theirs)).toHaveAttribute('data-state', 'saved');
  await title(page).fill('Written by the first');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sinov editor');
  expect((await read(editor, id)).title).toBe('Written by the other');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: /Save the choice|Tanlanganini saqlash/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toHaveValue('Written by the first');
  expect((await read(editor, id)).title).toBe('Written by the first');
  const versions = `/pages/versions?where[parent][equals]=${id}&locale=en&depth=0`;
  const { docs } = await editor.send<{ docs: { version: { title: string } }[] }>('get', versions);
  expect(docs.map(({ version }) => version.title)).toContain('Written by the other');
  await theirs.context().close();
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
