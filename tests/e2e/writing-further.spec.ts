import sharp from 'sharp';
import { administrator, enter, newStaff, openForm } from './staff';
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
