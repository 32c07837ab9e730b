import { Secret, TOTP } from 'otpauth';
import { enter, enterByForm, newStaff, openForm } from './staff';
import { expect, test, inFull } from './test';

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

test.use({ locale: 'uz-UZ' });

test('somebody sets up a second factor on the account page, and signs in with it', async ({
  page,
  request,
}) => {
  const { person } = await newStaff(request, 'editor');
  await enter(page, person);
  await openForm(page, '/admin/account');
  const factor = page.locator('[data-second-factor]');
  await factor.getByRole('button', { name: 'Sozlash' }).click();
  await expect(factor.getByRole('img', { name: 'QR kod' })).toBeVisible();
  const key = (await factor.locator('[data-enrolment-key]').textContent()) ?? '';
  await factor.locator('#second-factor-code').fill(codeOf(key));
  await factor.getByRole('button', { name: 'Davom etish' }).click();
  const codes = factor.locator('[data-recovery-codes] li');
  await expect(codes).toHaveCount(10);
  const spare = (await codes.first().textContent()) ?? '';
  await factor.getByRole('button', { name: 'Saqlab qoʻydim' }).click();
  await expect(factor).toHaveAttribute('data-second-factor', 'on');
  await expect(page.locator('[data-sessions] li')).toHaveCount(2);

  await page.context().clearCookies({ name: 'payload-token' });
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(person.email);
  await page.locator('#field-password').fill(person.password);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#field-code')).toBeFocused();
  await page.locator('#field-code').fill('000000');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kod notoʻgʻri' })).toBeVisible();
  await page.locator('#field-code').fill(spare);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
});

test('somebody changes the password on the account page', inFull, async ({ page, request }) => {
  const { person } = await newStaff(request, 'editor');
  await enter(page, person);
  await openForm(page, '/admin/account');
  await page.locator('#change-password').click();
  const password = 'ertalabki reys kechikmadi';
  await page.locator('#field-password').fill(password);
  await page.locator('#field-confirm-password').fill(password);
  await page.locator('#action-save').click();
  await expect(page.getByText('hozirgi parolni yozing').first()).toBeVisible();
  // Payload's form has judged all fields once it says so.
  await expect(page.getByText('maydonlarni tuzating')).toBeVisible();
  await expect(page.locator('#field-password')).toHaveValue(password);
  await page.locator('#field-currentPassword').fill(person.password);
  // Payload's form does not go out before it has judged what was typed.
  await expect(async () => {
    const [reply] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'PATCH', { timeout: 3000 }),
      page.locator('#action-save').click({ timeout: 3000 }),
    ]);
    expect(reply.status()).toBe(200);
  }).toPass();
  await expect
    .poll(async () => {
      const data = { email: person.email, password };
      return (await request.post('/cms-api/users/login', { data })).status();
    })
    .toBe(200);
});

test(
  'an administrator makes an account without a password, and gives its link',
  inFull,
  async ({ page, request, browser }) => {
    const { person } = await newStaff(request, 'administrator');
    await enter(page, person);
    await openForm(page, '/admin/collections/users/create');
    const email = `taklif-${Date.now()}@example.com`;
    await page.locator('#field-email').fill(email);
    await expect(page.locator('#field-password')).not.toHaveValue('');
    await expect(page.locator('#field-confirm-password')).not.toHaveValue('');
    await page.locator('#action-save').click();
    await page.waitForURL(/\/admin\/collections\/users\/\d+/);
    await page.getByRole('button', { name: 'Taklif qilish' }).click();
    const link = (await page.locator('[data-access-link] code').textContent()) ?? '';

    const guest = await browser.newPage();
    await guest.goto(new URL(link).pathname);
    const password = 'ertalabki reys kechikmadi';
    await guest.locator('#field-password').fill(password);
    await guest.locator('#field-confirm-password').fill(password);
    // Payload's form does not go out before it has judged what was typed; sent twice, the link is used up.
    await expect(async () => {
      await guest.locator('button[type=submit]').click();
      await guest.waitForURL(/\/admin\/login/, { timeout: 15_000 });
    }).toPass();
    await enterByForm(guest, { email, password });
    await guest.close();
  },
);

test('under another name of the server the admin says which address saves', async ({
  page,
  baseURL,
}) => {
  const other = new URL('/admin/login', baseURL);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.goto(other.href);
  const note = page.getByRole('alert').filter({ hasText: new URL(baseURL ?? '').origin });
  await expect(note).toBeVisible();
  await note.getByRole('link').click();
  await expect(page).toHaveURL(new URL('/admin/login', baseURL).href);
  await expect(note).toHaveCount(0);
});
