import type { Page } from '@playwright/test';
import { CONTACT_MESSAGES_ALLOWED } from '../../src/constants';
import { sampled } from '../sample';
import { violationsOf } from './axe';
import { choose } from './choose';
import { expect, openPage, test, inFull } from './test';

/** Each test sends from an address of its own, so that none uses up another's messages. */
const address = () =>
  `2001:db8:${(Date.now() % 65_536).toString(16)}:${Math.floor(Math.random() * 65_536).toString(16)}::1`;

const words = {
  uz: {
    path: '/airport/contacts/',
    required: 'Maydon toʻldirilishi shart',
    email: 'Elektron pochta manzili notoʻgʻri kiritilgan',
  },
  ru: {
    path: '/ru/airport/contacts/',
    required: 'Поле обязательно для заполнения',
    email: 'Неверный адрес электронной почты',
  },
  en: {
    path: '/en/airport/contacts/',
    required: 'Please fill in this field',
    email: 'Enter an email such as name@example.com',
  },
} as const;

const formOf = (page: Page) => page.locator('#write-to-us form');
/** A field as the visitor meets it: the topic is a dropdown where scripts run. */
const field = (page: Page, name: string) =>
  name === 'topic' ? formOf(page).getByRole('combobox') : formOf(page).locator(`[name="${name}"]`);
const send = (page: Page) => formOf(page).getByRole('button');

/** The browser's own bubbles are off from when the form's script runs. */
async function open(page: Page, path: string) {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address() });
  await page.goto(path);
  await expect(formOf(page)).toHaveAttribute('novalidate', '');
  await expect(formOf(page).locator('select')).toBeHidden();
}

async function fill(page: Page, message = `A red scarf, at gate 7. ${Date.now()}`) {
  await field(page, 'name').fill('Dilnoza Yoʻldosheva');
  await field(page, 'email').fill('dilnoza@example.com');
  const native = formOf(page).locator('select');
  if (await native.isVisible()) await native.selectOption('lost-property');
  else await choose(field(page, 'topic'), 'lost-property');
  await field(page, 'message').fill(message);
}

const sizes = [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const;

for (const [size, viewport] of sampled('contact, size', sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const [lang, { path, required, email }] of sampled(
      'contact, language',
      Object.entries(words),
    )) {
      test(`empty fields and a wrong address are named in ${lang}`, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') asked.push(request.url());
        });
        await open(page, path);
        for (const name of ['name', 'email', 'topic', 'message']) {
          const told = field(page, name).and(page.locator('[required], [aria-required="true"]'));
          await expect(told, name).toBeVisible();
        }
        await send(page).click();
        for (const name of ['name', 'email', 'topic', 'message']) {
          await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(page, name)).toHaveAccessibleDescription(required);
        }
        await expect(field(page, 'name')).toBeFocused();
        await expect(formOf(page).getByRole('status')).toContainText('4');

        await fill(page);
        await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
        await field(page, 'email').fill('dilnoza@');
        await send(page).click();
        await expect(field(page, 'email')).toBeFocused();
        await expect(field(page, 'email')).toHaveAccessibleDescription(email);
        await expect(field(page, 'message')).toHaveValue(/scarf/);
        expect(asked).toEqual([]);

        expect(await violationsOf(page, { within: '#write-to-us' })).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      });
    }

    test('a message is sent once, however often the button is pressed', async ({ page }) => {
      let posts = 0;
      await open(page, words.en.path);
      await page.route('**/api/contact', async (route) => {
        posts++;
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await fill(page);
      await send(page).dblclick();
      await field(page, 'email').press('Enter');
      const thanks = page.locator('#write-to-us').getByRole('status');
      await expect(thanks).toContainText(/Your reference number is [2-9A-Z]{8}\./);
      await expect(thanks).toContainText('dilnoza@example.com');
      await expect(thanks).toBeFocused();
      expect(posts).toBe(1);

      await page.getByRole('button', { name: 'Write another message' }).click();
      await expect(field(page, 'message')).toHaveValue('');
    });
  });
}

test(
  'what is typed before the form’s code is there stays, and the cursor in it',
  inFull,
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('/api/contact')) await released;
      await route.fulfill({ response, body });
    });
    await page.goto(words.en.path);
    await field(page, 'name').fill('Dilnoza');
    await formOf(page).locator('select').selectOption('lost-property');
    await field(page, 'message').pressSequentially('A red scarf');
    for (let back = 'scarf'.length; back > 0; back--) await page.keyboard.press('ArrowLeft');
    await expect(formOf(page)).not.toHaveAttribute('novalidate');

    release();
    await expect(formOf(page)).toHaveAttribute('novalidate', '');
    await expect(field(page, 'message')).toBeFocused();
    await page.keyboard.type('woollen ');
    await expect(field(page, 'message')).toHaveValue('A red woollen scarf');
    await expect(field(page, 'name')).toHaveValue('Dilnoza');
    await expect(formOf(page).locator('select')).toHaveValue('lost-property');
    await expect(field(page, 'topic')).toContainText('lost');
  },
);

test('nothing typed is lost when the server cannot be reached', async ({ page }) => {
  await open(page, words.ru.path);
  await page.route('**/api/contact', (route) => route.abort());
  await fill(page, 'Всё это было написано.');
  await send(page).click();
  await expect(formOf(page).getByRole('status')).toContainText('не отправлено');
  await expect(field(page, 'message')).toHaveValue('Всё это было написано.');
  await expect(formOf(page).locator('select')).toHaveValue('lost-property');
  await page.unroute('**/api/contact');
  await send(page).click();
  await expect(page.locator('#write-to-us').getByRole('status')).toContainText('Мы получили');
});

test(
  'too many messages: when to send again is said, and nothing typed is lost',
  inFull,
  async ({ page }) => {
    await open(page, words.en.path);
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '421' }, json: { data: null } }),
    );
    await fill(page, 'One more');
    await send(page).click();
    await expect(formOf(page).getByRole('status')).toContainText('in 8 minutes');
    await expect(field(page, 'message')).toHaveValue('One more');
  },
);

test('people and their aids do not meet the trap', inFull, async ({ page }) => {
  await open(page, words.en.path);
  await field(page, 'email').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(formOf(page).locator(':focus')).toHaveCount(0);
  await expect(formOf(page).getByRole('textbox')).toHaveCount(3);
});

test('the form’s code comes with its page only', inFull, async ({ page }) => {
  const code: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) code.push(response.text());
  });
  const hasForm = async () =>
    (await Promise.all(code)).some((text) => text.includes('/api/contact'));
  await openPage(page, '/en/airport/about/');
  expect(code.length).toBeGreaterThan(3);
  expect(await hasForm()).toBe(false);
  await openPage(page, words.en.path);
  await expect.poll(hasForm).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back with the messages and with all that was typed', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address() });
    await page.goto(words.ru.path);
    await fill(page, 'Написано без скриптов.');
    // Spaces pass the browser's own check, but not the server's.
    await field(page, 'name').fill('   ');
    await send(page).click();
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'name')).toHaveAccessibleDescription(words.ru.required);
    await expect(field(page, 'name')).toBeFocused();
    await expect(page).toHaveURL(words.ru.path);
    await expect(field(page, 'email')).toHaveValue('dilnoza@example.com');
    await expect(formOf(page).locator('select')).toHaveValue('lost-property');
    await expect(field(page, 'message')).toHaveValue('Написано без скриптов.');

    await field(page, 'name').fill('Дилноза');
    await send(page).click();
    const thanks = page.locator('#write-to-us').getByRole('status');
    await expect(thanks).toContainText(/[2-9A-Z]{8}/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('what one posts nobody else is shown', inFull, async ({ page, request }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address() });
    await page.goto(words.uz.path);
    const secret = `Secret ${Date.now()}`;
    await fill(page, secret);
    await field(page, 'name').fill(' ');
    await send(page).click();
    await expect(field(page, 'message')).toHaveValue(secret);
    expect(await (await request.get(words.uz.path)).text()).not.toContain(secret);
  });

  test('an address that sent too much is told so, and keeps its text', inFull, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address() });
    await page.goto(words.en.path);
    for (let sent = 0; sent < CONTACT_MESSAGES_ALLOWED; sent++) {
      await fill(page);
      await send(page).click();
      await expect(page.locator('#write-to-us').getByRole('status')).toContainText(
        'Your reference number',
      );
      await page.goto(words.en.path);
    }
    await fill(page, 'The sixth');
    await send(page).click();
    await expect(formOf(page).getByRole('status')).toContainText('Too many messages');
    await expect(field(page, 'message')).toHaveValue('The sixth');
  });
});
