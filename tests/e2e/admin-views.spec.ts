import type { Page } from '@playwright/test';
import { localeNames, locales, type Locale } from '../../src/i18n/locales';
import { sampled } from '../sample';
import { adminWords } from './words';
import { violationsOf } from './axe';
import { administrator, enter, login, newStaff, pageId, signedIn } from './staff';
import { expect, test, inFull } from './test';

// One after the other: of two logins of one person at the same moment Payload keeps one session.
test.describe.configure({ mode: 'default' });

const WIDTHS = [1600, 768, 360];
const PHONE = 390;

/** Opens a view of the admin in a language, in a window of that width. */
async function open(page: Page, lang: Locale, width: number, path: string) {
  await page.setViewportSize({ width, height: 1000 });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const lang of sampled('admin views, language', locales)) {
  test.describe(`the project’s own views of the admin in ${lang}`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'payload-lng', value: lang, url: baseURL ?? '' }]);
      await signedIn(page.request, login);
    });

    /** What axe finds in those parts, and whether the window has to be scrolled sideways. */
    async function judge(page: Page, where: string, parts: string[]) {
      for (const within of parts) {
        await expect(page.locator(within).first(), where).toBeVisible({ timeout: 20_000 });
        expect.soft(await violationsOf(page, { within }), `${where} ${within}`).toEqual([]);
      }
      expect.soft(await overflowOf(page), where).toBeLessThanOrEqual(0);
    }

    test('the dashboard', async ({ page }) => {
      test.setTimeout(120_000);
      for (const width of sampled('admin views, width', WIDTHS)) {
        await open(page, lang, width, '/admin');
        await judge(page, `${width} px`, ['[data-translations-progress]']);
      }
    });

    test('the translations view', inFull, async ({ page }) => {
      test.setTimeout(240_000);
      const ref = `pages:${await pageId(await administrator(page.request), 'parking')}`;
      for (const width of sampled('admin views, width', WIDTHS)) {
        await open(page, lang, width, '/admin/translations');
        await judge(page, `nothing chosen, ${width} px`, ['main']);
        for (const tab of sampled('admin views, tab', ['preview', 'fields', 'accessibility'])) {
          await open(page, lang, width, `/admin/translations?ref=${ref}&tab=${tab}`);
          await expect(page.getByRole('tab', { selected: true })).toBeVisible({ timeout: 20_000 });
          const tree = width === 1600 ? ['aside[data-region="tree"]'] : [];
          await judge(page, `${tab}, ${width} px`, ['main', ...tree]);
        }
      }
    });

    test('the dialogs of the translations view', inFull, async ({ page }) => {
      test.setTimeout(240_000);
      const say = adminWords(lang);
      const ref = `pages:${await pageId(await administrator(page.request), 'parking')}`;
      const press = (name: string) =>
        page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
      const choose = async (name: string) => {
        await press(say('publishMore', { language: localeNames[lang] }));
        await press(name);
      };
      const dialogs = {
        share: async () => {
          await press(say('shareLink'));
          await press(say('createLink'));
          // The server is busy with the three frames behind the dialog.
          const address = page.getByRole('textbox', { name: say('linkAddress') });
          await expect(address).toBeVisible({ timeout: 20_000 });
        },
        schedule: () => choose(say('schedule')),
        'take down': () => choose(say('takeDownLanguage')),
        versions: async () => {
          await choose(say('versions'));
          const version = page.getByRole('dialog').getByRole('listitem').first();
          await expect(version).toBeVisible({ timeout: 20_000 });
        },
      };
      for (const width of sampled('admin views, width', WIDTHS)) {
        await open(page, lang, width, `/admin/translations?ref=${ref}&lang=${lang}`);
        for (const [name, show] of sampled('admin views, dialog', Object.entries(dialogs))) {
          await show();
          await judge(page, `${name}, ${width} px`, ['dialog[open]']);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      }
    });

    test('a new document, a text beside its page, and the plan', inFull, async ({ page }) => {
      test.setTimeout(240_000);
      const say = adminWords(lang);
      const admin = await administrator(page.request);
      const id = await pageId(admin, 'parking');
      const shops = await admin.send('get', '/places?depth=0&limit=1&where[kind][equals]=shops');
      for (const width of sampled('admin views, width', WIDTHS)) {
        await open(page, lang, width, '/admin/collections/press/create');
        await judge(page, `new, ${width} px`, ['main form']);

        await open(page, lang, width, `/admin/translations?ref=pages:${id}&lang=${lang}`);
        const frame = page.frameLocator(`iframe[title*="${localeNames[lang]}"]`);
        await frame.locator(`[data-field="pages:${id}:title"]`).first().click();
        await expect(page.locator('#field-title')).toBeFocused();
        await judge(page, `panel, ${width} px`, ['aside[data-region="writing"]']);

        await open(page, lang, width, `/admin/collections/places/${shops.docs[0]?.id}`);
        await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
        const choose = new RegExp(`^(${say('chooseOnPlan')}|${say('chooseOtherOnPlan')})$`);
        await page.getByRole('button', { name: choose }).click();
        await judge(page, `plan, ${width} px`, ['dialog[open]']);
        const places = page.getByRole('dialog').getByRole('button', { name: /,/ });
        await places.first().focus();
        await page.keyboard.press('Tab');
        await expect(places.nth(1)).toBeFocused();
      }
    });

    test('signing in, again after a session has ended too', async ({ page }) => {
      await page.context().clearCookies({ name: 'payload-token' });
      await open(page, lang, PHONE, '/admin/login');
      await expect(page.locator('#field-email')).toBeFocused();
      await judge(page, 'signing in', ['html']);
      const staff = await newStaff(page.request, 'editor');
      await enter(page, staff.person);
      const { doc } = await staff.send('post', `/pages?locale=${lang}&draft=true`, {
        slug: `korik-${Date.now()}`,
        title: 'Ochiq',
      });
      await open(page, lang, PHONE, `/admin/collections/pages/${doc.id}?locale=${lang}`);
      await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
      await staff.send('delete', `/users/${staff.id}/sessions`);
      await page.locator('#field-title').fill('Yopiq');
      await judge(page, 'a session that has ended', ['dialog[open]']);
    });

    test('a text that two wrote at once', async ({ page }) => {
      const admin = await administrator(page.request);
      const { doc } = await admin.send('post', `/pages?locale=${lang}&draft=true`, {
        slug: `korik-${Date.now()}`,
        title: 'Boshida',
      });
      // The form does not learn of the other's text before it is saved.
      await page.route('**/translations/presence*', (route) => route.abort());
      await open(page, lang, PHONE, `/admin/collections/pages/${doc.id}?locale=${lang}`);
      await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
      await admin.send('patch', `/pages/${doc.id}?locale=${lang}&draft=true`, {
        title: 'Ularniki',
      });
      await page.locator('#field-title').fill('Meniki');
      await judge(page, 'conflict', ['dialog[open]']);
    });

    test('pages, flights, places and icons that are picked', async ({ page }) => {
      test.setTimeout(180_000);
      const say = adminWords(lang);
      const admin = await administrator(page.request);
      const { doc } = await admin.send('post', `/pages?locale=uz&draft=true`, {
        slug: `korik-${Date.now()}`,
        title: 'Havolalar',
        sections: [{ blockType: 'links', items: [{ title: 'Bagaj' }] }],
      });
      const shops = await admin.send('get', '/places?depth=0&limit=1&where[kind][equals]=shops');
      const pickers = [
        [`collections/pages/${doc.id}?locale=uz`, ['choosePage']],
        ['collections/flights/create', ['chooseFlight']],
        [`collections/places/${shops.docs[0]?.id}`, ['chooseOnPlan', 'chooseOtherOnPlan']],
        ['collections/services/1', ['chooseIcon', 'chooseOtherIcon']],
      ] as const;
      for (const [path, names] of pickers) {
        await open(page, lang, PHONE, `/admin/${path}`);
        await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
        const name = new RegExp(`^(${names.map((one) => say(one)).join('|')})$`);
        await page.getByRole('button', { name }).first().click();
        const choices = page.getByRole('dialog').getByRole('button');
        await expect(choices.nth(3)).toBeVisible({ timeout: 20_000 });
        await judge(page, names[0], ['dialog[open]']);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('the audit trail, and a key that is made and revoked', async ({ page }) => {
      test.setTimeout(180_000);
      const words = adminWords(lang, 'keys');
      const admin = await administrator(page.request);
      const id = await pageId(admin, 'parking');
      await open(page, lang, PHONE, '/admin/collections/audit');
      await judge(page, 'audit trail', ['[class*=exports]', 'tbody td:not(.cell-_select)']);
      await open(page, lang, PHONE, `/admin/collections/pages/${id}/history`);
      await judge(page, 'history', ['[class*=history]']);
      await open(page, lang, PHONE, '/admin/collections/api-keys/create');
      await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
      await page.locator('#field-name').fill(`Kalit ${Date.now()}`);
      await page.locator('#field-scope input').click();
      await page.keyboard.press('Enter');
      await page.locator('#action-save').click();
      await judge(page, 'a key that was made', ['dialog[open]']);
      await page.getByRole('button', { name: words('copy'), exact: true }).click();
      await page.getByRole('button', { name: words('done'), exact: true }).click();
      await page.waitForURL(/api-keys\/[\w-]{36}/);
      await page.getByRole('button', { name: words('revoke'), exact: true }).click();
      await judge(page, 'a key before it is revoked', ['[class*=revocation]']);
    });

    test('an account, and the form of a page', inFull, async ({ page }) => {
      test.setTimeout(240_000);
      const id = await pageId(await administrator(page.request), 'parking');
      for (const width of sampled('admin views, width', WIDTHS)) {
        for (const path of ['account', `collections/pages/${id}`]) {
          await open(page, lang, width, `/admin/${path}`);
          await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached();
          expect.soft(await overflowOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    });

    test('the exchange with translators', inFull, async ({ page }) => {
      test.setTimeout(120_000);
      for (const width of sampled('admin views, width', WIDTHS)) {
        await open(page, lang, width, '/admin/translations/exchange');
        await judge(page, `${width} px`, ['main']);
      }
    });
  });
}
