import { airportClock, airportDate } from '../../src/lib/time';
import { countActs } from './clicks';
import { administrator, enter, login, openForm } from './staff';
import { expect, hydrated, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

test('a shop is put on the plan, and published, in four clicks', async ({ page, request }) => {
  const admin = await administrator(request);
  const slug = `doko-${Date.now()}`;
  const shop = { slug, title: 'Yangi doʻkon', kind: 'shops', _status: 'published' };
  const { doc } = await admin.send('post', '/places?locale=uz', shop);
  await enter(page, login);
  const acts = await countActs(page);
  await page.goto('/admin/collections/places?locale=uz');
  await hydrated(page);
  const clicks = [
    () => page.getByRole('link', { name: 'Yangi doʻkon' }).first(),
    () => page.getByRole('button', { name: 'Choose on the plan' }),
    () => page.getByRole('dialog').getByRole('button', { name: /,/ }).first(),
    () => page.locator('#action-save, #publish-locale').first(),
  ];
  for (const [number, target] of clicks.entries()) {
    await target().click();
    const form = page.locator('form[data-form-ready=true]').first();
    // The first form that a server shows takes longer.
    if (number === 0) await expect(form).toBeAttached({ timeout: 20_000 });
  }
  const read = () =>
    admin.send<{ area?: string; floor?: string }>('get', `/places/${doc.id}?locale=uz&depth=0`);
  await expect.poll(async () => (await read()).area).toBeTruthy();
  expect((await read()).floor).toMatch(/^[123]$/);
  expect(acts()).toEqual({ clicks: 4, keys: 0 });
});

test('a place that the plan does not have is not published', async ({ request }) => {
  const admin = await administrator(request);
  const shop = { slug: `joy-${Date.now()}`, title: 'Joy', kind: 'shops', area: 'nowhere' };
  const refused = await admin.ask('post', '/places?locale=en', { ...shop, _status: 'published' });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('nowhere');
});

test('a link leads to a page that is picked', async ({ page, request }) => {
  const admin = await administrator(request);
  const { doc } = await admin.send('post', '/pages?locale=uz&draft=true', {
    slug: `havola-${Date.now()}`,
    title: 'Havola',
    sections: [{ blockType: 'links', items: [{ title: 'Bagaj' }] }],
  });
  await enter(page, login);
  await openForm(page, `/admin/collections/pages/${doc.id}?locale=uz`);
  await page.getByRole('button', { name: 'Choose a page' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('baggage');
  await dialog.getByRole('button', { name: '/passengers/baggage/' }).first().click();
  await expect
    .poll(async () =>
      JSON.stringify(
        await admin.send<object>('get', `/pages/${doc.id}?locale=uz&draft=true&depth=0`),
      ),
    )
    .toContain('"href":"/passengers/baggage/"');
});

test('a flight is picked from the board of its day', async ({ page }) => {
  await enter(page, login);
  await openForm(page, '/admin/collections/flights/create');
  await page.getByRole('button', { name: 'Choose a flight' }).click();
  const choice = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  const number = (await choice.innerText()).split(' · ')[1] ?? '';
  await choice.click();
  const chosen = page.locator('#field-flightId');
  await expect(chosen).toContainText(number.replace(' ', '').toLowerCase());
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a date is cleared by who may write it, and by nobody else', async ({ page, request }) => {
    const admin = await administrator(request);
    const { doc } = await admin.send('post', '/api-keys', {
      name: `Muddat ${Date.now()}`,
      scope: ['flights'],
      expiresAt: '2031-03-01T07:30:00.000Z',
    });
    await enter(page, login);
    const field = (name: string) => page.locator(`#field-${name}`);
    await openForm(page, `/admin/collections/api-keys/${doc.id}`);
    await expect(field('expiresAt').locator('input')).toHaveValue('01.03.2031 12:30');
    await expect(field('expiresAt').getByRole('button')).toHaveCount(1);
    await openForm(page, '/admin/account');
    await expect(field('lastSignIn').locator('input')).toHaveValue(/\d\d:\d\d$/);
    await expect(field('lastSignIn').getByRole('button')).toHaveCount(0);
  });

  test('Payload’s list of versions has the airport’s time', async ({ page, request }) => {
    const admin = await administrator(request);
    const draft = { slug: `nusxa-${Date.now()}`, title: 'Nusxa' };
    const { doc } = await admin.send('post', '/pages?locale=uz&draft=true', draft);
    const { docs } = await admin.send<{ docs: { updatedAt: string }[] }>(
      'get',
      `/pages/versions?where[parent][equals]=${doc.id}&depth=0`,
    );
    const at = Date.parse(docs[0]?.updatedAt ?? '');
    const day = airportDate(at).split('-').reverse().join('.');
    await enter(page, login);
    await page.goto(`/admin/collections/pages/${doc.id}/versions`);
    await expect(page.locator('.cell-updatedAt a').first()).toHaveText(
      `${day} ${airportClock(at)} UTC+5`,
      { timeout: 20_000 },
    );
  });
});
