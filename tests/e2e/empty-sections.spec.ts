import type { APIRequestContext, Page } from '@playwright/test';
import { formatted } from './formatted';
import { administrator, enter, login, openForm } from './staff';
import { expect, test, inFull } from './test';

/** A draft of a page with a section that says something, and one that says nothing. */
async function draft(request: APIRequestContext) {
  const staff = await administrator(request);
  const slug = `half-written-${Date.now()}`;
  const { doc } = await staff.send('post', '/pages?locale=uz&draft=true', {
    slug,
    title: 'Chala sahifa',
    sections: [
      { blockType: 'text', anchor: 'matn', heading: 'Matn', body: formatted('Bor soʻzlar') },
      { blockType: 'notice', anchor: 'eslatma', tone: 'info' },
    ],
  });
  return { staff, slug, id: doc.id };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Some sections are empty' });

test('the editor names a section that shows nothing, and asks before it publishes', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { slug, id } = await draft(request);
  await enter(page, login);
  await openForm(page, `/admin/collections/pages/${id}?locale=uz`);
  const note = page.getByText('This section is empty: visitors will not see it.');
  await expect(note).toHaveCount(1);
  await expect(page.locator('#sections-row-1')).toContainText('This section is empty');

  const publish = page.locator('#action-save');
  await publish.click();
  await expect(dialogOf(page)).toContainText('Notice 2');
  await dialogOf(page).getByRole('button', { name: 'Go back to editing' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect((await request.get(`/${slug}/`)).status()).toBe(404);

  await publish.click();
  await dialogOf(page).getByRole('button', { name: 'Publish anyway' }).click();
  await expect.poll(async () => (await request.get(`/${slug}/`)).status()).toBe(200);
  for (const path of [`/${slug}/`, `/ru/${slug}/`, `/en/${slug}/`]) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(200);
    const html = await reply.text();
    expect(html, path).toContain('Bor soʻzlar');
    expect(html, path).not.toContain('id="eslatma"');
  }
});

test(
  'the translations view asks too, and publishes at once where nothing is empty',
  inFull,
  async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1600, height: 1000 });
    const { staff, slug, id } = await draft(request);
    await enter(page, login);
    await page.goto(`/admin/translations?ref=pages:${id}&lang=uz`);
    const publish = page.getByRole('button', { name: 'Publish Oʻzbekcha', exact: true });
    await publish.click();
    await expect(dialogOf(page)).toContainText('Notice 2');
    await page.keyboard.press('Escape');
    expect((await request.get(`/${slug}/`)).status()).toBe(404);

    const { sections } = await staff.send<{ sections: object[] }>(
      'get',
      `/pages/${id}?locale=uz&draft=true&depth=0`,
    );
    const [first, second] = sections;
    const filled = [first, { ...second, text: 'Endi bor' }];
    await staff.send('patch', `/pages/${id}?locale=uz&draft=true`, { sections: filled });
    await page.reload();
    await publish.click();
    await expect.poll(async () => (await request.get(`/${slug}/`)).status()).toBe(200);
    await expect(dialogOf(page)).toHaveCount(0);
  },
);
