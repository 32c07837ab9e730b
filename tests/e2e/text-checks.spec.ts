import { violationsOf } from './axe';
import { formatted } from './formatted';
import { enter, newStaff, openForm } from './staff';
import { expect, test } from './test';

test.use({ viewport: { width: 1600, height: 1000 } });

let made = 0;

async function draft(request: Parameters<typeof newStaff>[0], texts: object) {
  const { send, person } = await newStaff(request, 'editor');
  const slug = `text-checks-${Date.now()}-${(made += 1)}`;
  const data = { slug, title: 'Nomi', ...texts };
  const { doc } = await send('post', '/pages?locale=uz&draft=true', data);
  const read = (lang: string) =>
    send<Record<string, unknown>>(
      'get',
      `/pages/${doc.id}?locale=${lang}&draft=true&depth=0&fallback-locale=null`,
    );
  return { person, read, form: `/admin/collections/pages/${doc.id}?locale=`, id: doc.id };
}

test('what is typed wrong is said below the field, and put right by a click', async ({
  page,
  request,
}) => {
  const { person, read, form } = await draft(request, {});
  await enter(page, person);
  await openForm(page, `${form}en`);
  await page.locator('#field-title').fill('The the gate');
  const findings = page.getByRole('list', { name: 'To check in this text' });
  await expect(findings.getByRole('listitem')).toContainText('Doubled word');
  await findings.getByRole('button', { name: 'Replace with “The”' }).click();
  await expect(page.locator('#field-title')).toHaveValue('The gate');
  await expect(findings).toHaveCount(0);
  await expect.poll(async () => (await read('en')).title).toBe('The gate');
});

test('a telephone that is kept for all texts becomes a reference, and what it says stands below', async ({
  page,
  request,
}) => {
  const { person, read, form } = await draft(request, {});
  await enter(page, person);
  await openForm(page, `${form}en`);
  await page.locator('#field-title').fill('Press: +998 00 000 00 09');
  await page.getByRole('button', { name: 'Replace with “{{press-phone}}”' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Press: {{press-phone}}');
  const note = page.getByText('{{press-phone}} = +998 00 000 00 09');
  await expect(note).toBeVisible();
  await expect.poll(async () => (await read('en')).title).toBe('Press: {{press-phone}}');
  await note.getByRole('link', { name: 'Change the value' }).click();
  await page.waitForURL(/\/globals\/shared-values/);
  await expect(page.locator('#field-values__0__name')).toHaveValue('duty-phone');
});

test('what is no error is said no more', async ({ page, request }) => {
  const { person, form } = await draft(request, { lead: 'Shu shu joyda' });
  await enter(page, person);
  await openForm(page, `${form}uz`);
  const findings = page.getByRole('list', { name: 'To check in this text' });
  await findings.getByRole('button', { name: 'Not an error here' }).click();
  await expect(findings).toHaveCount(0);
  await openForm(page, `${form}uz`);
  await page.locator('#field-title').fill('Nom nom');
  await expect(findings.getByRole('listitem')).toHaveCount(1);
  await expect(findings).toContainText('Nom nom');
});

test('formatted text is checked beside the page, and put right', async ({ page, request }) => {
  const { person, read, id } = await draft(request, {
    sections: [{ blockType: 'text', body: formatted('Shu shu joyda') }],
  });
  await enter(page, person);
  await page.goto(`/admin/translations?ref=pages:${id}&lang=uz`);
  const frame = page.frameLocator('iframe[title*="Oʻzbekcha"]');
  await frame.getByText('Shu shu joyda').click();
  const panel = page.getByRole('complementary', { name: /Oʻzbekcha/ });
  const findings = panel.getByRole('list', { name: 'To check in this text' });
  await expect(findings).toBeVisible();
  expect(await violationsOf(page, { within: '[data-region=writing] ul[aria-label]' })).toEqual([]);
  await findings.getByRole('button', { name: 'Replace with “Shu”' }).click();
  await expect(panel.locator('[contenteditable=true]')).toHaveText('Shu joyda');
  await expect
    .poll(async () => JSON.stringify((await read('uz')).sections))
    .toContain('"Shu joyda"');
});
