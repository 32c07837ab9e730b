import { openForm, signedIn } from './staff';
import { expect, test } from './test';
import { openForTwo, openOwnDraft, read, state, title } from './writing';

test('a steady typist is saved all the time', async ({ page, request }) => {
  const { editor, id } = await openOwnDraft({ page, request });
  let saves = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH') saves += 1;
  });
  let text = 'It';
  await title(page).fill(text);
  // How soon after a key a save leaves is tested with a clock of its own.
  while (saves < 3 && text.length < 400) {
    await title(page).pressSequentially(' is typed', { delay: 90 });
    text += ' is typed';
  }
  expect(saves).toBeGreaterThanOrEqual(3);
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  expect((await read(editor, id)).title).toBe(text);
});

test('what is typed without a network is offered again in the next window', async ({
  context,
  page,
  request,
}) => {
  const { editor, id, form } = await openOwnDraft({ page, request });
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

test('a session that has ended is renewed over the page', async ({ page, request }) => {
  const { editor, id } = await openOwnDraft({ page, request });
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
  // Each text with what it has in place of the other's words.
  await expect(dialog.locator('ins')).toHaveText([/first/, /other/]);
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
