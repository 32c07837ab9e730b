import type { APIRequestContext } from '@playwright/test';
import { chosen } from '../sample';
import { administrator, login, newStaff, pageId, signedIn, type Staff } from './staff';
import { expect, test, inFull } from './test';

// Drafts are written: what visitors see must stay as it is meanwhile.
test.describe.configure({ mode: 'serial' });

const langs = ['uz', 'ru', 'en'] as const;
const prefix = { uz: '', ru: '/ru', en: '/en' };

type Addresses = Record<(typeof langs)[number], string>;

const framesOf = (staff: Staff, ref: string, path: string, more: object = {}) =>
  staff.send<Addresses>('post', '/translations/frames', { ref, path, view: 'draft', ...more });

/** A page as a browser of that member of staff gets it. */
const open = (request: APIRequestContext, address: string, staff?: Staff) =>
  request.get(address, { headers: staff?.headers, maxRedirects: 0 });

/** Every address of the site that visitors and machines read. */
async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const pages = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const calls = [
    'pages/layout',
    'pages/404',
    'pages/error-messages',
    'pages',
    'press',
    'services',
    'partners',
    'scheme',
    'schedule',
    'flights',
    'card-list/shops',
    'card-list/cafes-and-restaurants',
    'card-list/duty-free',
    'pages/parking',
    'people/sardor-rahimov',
  ].flatMap((call) =>
    langs.map((lang) =>
      `/api/${call}?lang=${lang}&limit=100`.replace(
        /&limit=100$/,
        /press|card-list/.test(call) ? '&limit=100' : '',
      ),
    ),
  );
  return [...new Set([...pages, ...calls, '/sitemap.xml', '/manifest.webmanifest'])];
}

test('a draft is seen by staff in its preview and by nobody else, anywhere', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const staff = await administrator(request);
  const word = `Qoralama${Date.now()}`;
  const first = async (slug: string) =>
    (await staff.send('get', `/${slug}?depth=0&limit=1&sort=id`)).docs[0]?.id;
  const drafts: [string, object][] = [
    ['/pages/' + (await pageId(staff, 'parking')), { title: word, lead: word }],
    ...(await Promise.all(
      ['press', 'places', 'services', 'partners', 'terms', 'floor-plans'].map(
        async (slug): Promise<[string, object]> => [
          `/${slug}/${await first(slug)}`,
          { title: word },
        ],
      ),
    )),
    ['/people/' + (await first('people')), { name: word }],
  ];
  for (const lang of langs) {
    for (const [path, data] of drafts) {
      await staff.send('patch', `${path}?locale=${lang}&draft=true`, data);
    }
    const phone = { phone: { text: word, description: word }, copyright: word };
    await staff.send('post', `/globals/header?locale=${lang}&draft=true`, phone);
    await staff.send('post', `/globals/footer?locale=${lang}&draft=true`, { copyright: word });
    await staff.send('post', `/globals/airport?locale=${lang}&draft=true`, { name: word });
    await staff.send('post', `/globals/message?locale=${lang}&draft=true`, {
      enabled: true,
      title: word,
      description: word,
    });
  }
  const page = { slug: `draft-${Date.now()}`, title: word };
  const { doc } = await staff.send('post', '/pages?locale=uz&draft=true', page);

  const addresses = await framesOf(staff, `pages:${await pageId(staff, 'parking')}`, '/parking/');
  for (const lang of langs) {
    const preview = await open(request, addresses[lang], staff);
    expect(preview.status()).toBe(200);
    expect(await preview.text(), lang).toContain(word);
    expect(preview.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as unknown,
    });
    expect(preview.headers()['set-cookie']).toBeUndefined();
  }

  const everywhere = await publicAddresses(request);
  for (const address of everywhere.filter((one) => chosen(one, 5))) {
    const text = await (await request.get(address)).text();
    expect(text.includes(word), address).toBe(false);
  }
  for (const lang of langs) {
    const found = await (await request.get(`/api/search?search=${word}&lang=${lang}`)).text();
    expect(found).toContain('"count":0');
    expect((await request.get(`${prefix[lang]}/${page.slug}/`)).status()).toBe(404);
  }
  await staff.send('delete', `/pages/${doc.id}`);
});

test.describe('an address of a preview', () => {
  const secret = `Maxfiy${Date.now()}`;
  let staff: Staff;
  let addresses: Addresses;

  test.beforeEach(async ({ request }) => {
    staff = await administrator(request);
    const id = await pageId(staff, 'parking');
    await staff.send('patch', `/pages/${id}?locale=en&draft=true`, { title: secret });
    addresses = await framesOf(staff, `pages:${id}`, '/parking/');
    expect(await (await open(request, addresses.en, staff)).text()).toContain(secret);
  });

  const attacks: [string, (address: string) => string][] = [
    ['with a forged signature', (address) => address.replace(/\.[\w-]{8}/, '.AAAAAAAA')],
    ['without a signature', (address) => address.replace(/\.[\w-]+/, '')],
    ['of another page', (address) => address.replace('/parking/', '/policies/')],
    [
      'of another page, encoded',
      (address) => address.replace('/en/parking/', '/en/%2e%2e/en/policies/'),
    ],
    ['of a page below', (address) => `${address}../policies/x/`],
    ['of no page', (address) => address.replace('/en/parking/', '/')],
    [
      'whose content was changed',
      (address) => {
        const [, , token = ''] = address.split('/');
        const [payload = '', signature = ''] = token.split('.');
        const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
        const forged = Buffer.from(JSON.stringify({ ...grant, path: '/policies/' })).toString(
          'base64url',
        );
        return `/preview/${forged}.${signature}/en/policies/`;
      },
    ],
    ['that is nonsense', () => '/preview/%00/en/parking/'],
  ];
  for (const [name, attack] of attacks) {
    test(`${name} is 403 and shows nothing`, async ({ request }) => {
      const reply = await open(request, attack(addresses.en), staff);
      expect(reply.status()).toBe(403);
      expect(await reply.text()).not.toContain(secret);
      expect(reply.headers()['cache-control']).toBe('private, no-store');
    });
  }

  test('opens for nobody but the one it was made for', async ({ request, playwright, baseURL }) => {
    const stranger = await playwright.request.newContext({ baseURL });
    const other = await newStaff(request, 'editor');
    for (const reply of [
      await open(stranger, addresses.en),
      await open(stranger, addresses.en, other),
    ]) {
      expect(reply.status()).toBe(403);
      expect(await reply.text()).not.toContain(secret);
    }
    await stranger.dispose();
  });

  test(
    'listens to what is around it only, and stands in no frame of strangers',
    inFull,
    async ({ page, baseURL }) => {
      await signedIn(page.request, login);
      const own = baseURL ?? '';
      const stranger = own.replace('//localhost', '//127.0.0.1');
      expect(stranger).not.toBe(own);
      const ref = `pages:${await pageId(staff, 'parking')}`;
      const shared = await staff.send<{ addresses: Addresses }>('post', '/translations/share', {
        ref,
        languages: ['en'],
      });

      /** Opens a preview from a page of that origin and tells it there is something new. */
      async function renewedBy(origin: string, path: string): Promise<boolean> {
        await page.goto(`${origin}/en/policies/`);
        const opening = page.waitForEvent('popup');
        await page.evaluate((to) => Object.assign(window, { opened: window.open(to) }), own + path);
        const preview = await opening;
        await preview.waitForLoadState('networkidle');
        expect(await preview.content()).toContain(secret);
        const renewal = preview
          .waitForRequest(/_rsc=/, { timeout: 3000 })
          .then(() => true)
          .catch(() => false);
        await page.evaluate(() => {
          const { opened } = window as unknown as { opened: Window };
          for (const type of ['parvoz-refresh', 'payload-document-event'])
            opened.postMessage({ type }, '*');
        });
        const renewed = await renewal;
        await preview.close();
        return renewed;
      }
      expect(await renewedBy(own, addresses.en)).toBe(true);
      expect(await renewedBy(stranger, shared.addresses.en)).toBe(false);

      // The session is not believed where another site opens the window.
      await page.goto(`${stranger}/en/policies/`);
      const opening = page.waitForEvent('popup');
      await page.evaluate((to) => window.open(to), own + addresses.en);
      const refused = await opening;
      await expect(refused.getByText('This preview cannot be opened')).toBeVisible();
      expect(await refused.content()).not.toContain(secret);

      for (const path of [addresses.en, shared.addresses.en]) {
        await page.goto(`${stranger}/en/policies/`);
        await page.evaluate((to) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src: to }));
        }, own + path);
        const frame = await page.locator('iframe').last().elementHandle();
        await expect
          .poll(async () => (await frame?.contentFrame())?.url())
          .toContain('chrome-error://');
      }
    },
  );

  test('is not given for an address outside the route table', inFull, async () => {
    for (const path of ['https://evil.example/', '//evil.example/', '/admin/', '/cms-api/users/']) {
      const body = { ref: 'pages:1', path, view: 'draft' };
      expect((await staff.ask('post', '/translations/frames', body)).status(), path).toBe(400);
    }
  });

  test(
    'has no scripts of others and no cookie notice, and its page cannot be had without it',
    inFull,
    async ({ request }) => {
      const html = await (await open(request, addresses.en, staff)).text();
      expect(html).not.toContain('id="cookies"');
      const asked = await request.get('/en/parking/', {
        headers: { 'x-parvoz-preview': addresses.en.split('/')[2] ?? '', ...staff.headers },
      });
      expect(await asked.text()).not.toContain(secret);
      expect((await request.post('/internal/draft-mode/')).status()).toBe(404);
      expect((await request.post('/internal/purge/', { data: { tags: ['pages'] } })).status()).toBe(
        404,
      );
    },
  );
});

test.describe('a share link', () => {
  test('shows one draft in its languages to whoever has it, until it is revoked', async ({
    request,
    browser,
    baseURL,
  }) => {
    const staff = await administrator(request);
    const id = await pageId(staff, 'policies');
    const word = `Ulashish${Date.now()}`;
    const elsewhere = `Boshqa${Date.now()}`;
    for (const locale of ['en', 'ru']) {
      await staff.send('patch', `/pages/${id}?locale=${locale}&draft=true`, { title: word });
    }
    await staff.send('post', '/globals/footer?locale=en&draft=true', { copyright: elsewhere });
    const link = await staff.send<{ id: number; addresses: Addresses; expiresAt: string }>(
      'post',
      '/translations/share',
      { ref: `pages:${id}`, languages: ['en'] },
    );
    const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);

    const reader = await browser.newContext({ baseURL });
    const page = await reader.newPage();
    const opened = await page.goto(link.addresses.en);
    expect(opened?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
    await expect(page.getByRole('complementary', { name: 'Draft' })).toContainText(
      /This link expires on \d+ \w+ \d{4}, \d\d:\d\d\./,
    );
    expect(await page.content()).not.toContain(elsewhere);
    await expect(page.locator('[data-field]')).toHaveCount(0);

    const inRussian = link.addresses.en.replace('/en/', '/ru/');
    expect((await page.goto(inRussian))?.status()).toBe(403);
    expect(await page.content()).not.toContain(word);
    expect((await page.goto('/en/policies/'))?.status()).toBe(200);
    expect(await page.content()).not.toContain(word);

    const listed = async () => {
      const { links } = await staff.send<{
        links: { id: number; opened: number; lastOpenedAt: string | null; createdBy: string }[];
      }>('get', `/translations/share?ref=pages:${id}`);
      return links.find((one) => one.id === link.id);
    };
    await expect.poll(async () => (await listed())?.opened).toBe(1);
    expect(await listed()).toMatchObject({
      createdBy: 'Administrator',
      lastOpenedAt: expect.stringMatching(/^\d{4}-/) as unknown,
    });
    await staff.send('patch', `/share-links/${link.id}`, { revokedAt: new Date().toISOString() });
    expect((await page.goto(link.addresses.en))?.status()).toBe(403);
    expect(await page.content()).not.toContain(word);
    await reader.close();
  });

  test(
    'of several languages shows them side by side where there is room',
    inFull,
    async ({ request, browser, baseURL }) => {
      const staff = await administrator(request);
      const id = await pageId(staff, 'policies');
      const link = await staff.send<{ id: number; addresses: Addresses }>(
        'post',
        '/translations/share',
        { ref: `pages:${id}`, languages: ['uz', 'en'] },
      );
      const reader = await browser.newContext({ baseURL, viewport: { width: 1400, height: 900 } });
      const page = await reader.newPage();
      await page.goto(link.addresses.en);
      await expect(page.locator('iframe')).toHaveCount(2);
      for (const [language, lang] of [
        ['Oʻzbekcha', 'uz'],
        ['English', 'en'],
      ] as const) {
        const frame = page.frameLocator(`iframe[title*="${language}"]`);
        await expect(frame.locator('html')).toHaveAttribute('lang', lang);
        await expect(frame.getByRole('complementary', { name: /Draft|Qoralama/ })).toHaveCount(0);
      }
      await page.getByRole('link', { name: 'Only this language' }).last().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('iframe')).toHaveCount(0);

      await page.getByRole('link', { name: 'Side by side' }).click();
      await expect(page.locator('iframe')).toHaveCount(2);
      await page.setViewportSize({ width: 900, height: 900 });
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Draft' })).toBeVisible();
      await page.getByRole('link', { name: 'Oʻzbekcha' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz');

      const russian = `${link.addresses.en.replace('/en/', '/ru/')}?shown=framed`;
      expect((await page.goto(russian))?.status()).toBe(403);
      await staff.send('patch', `/share-links/${link.id}`, { revokedAt: new Date().toISOString() });
      expect((await page.goto(`${link.addresses.en}?shown=together`))?.status()).toBe(403);
      await reader.close();
    },
  );

  test('is not for ever, and not for nothing', inFull, async ({ request }) => {
    const staff = await administrator(request);
    const ref = `pages:${await pageId(staff, 'policies')}`;
    const ask = (more: object) =>
      staff.ask('post', '/translations/share', { ref, languages: ['en'], ...more });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect((await ask({ expiresAt: inDays(-1) })).status()).toBe(400);
    expect((await ask({ expiresAt: inDays(400) })).status()).toBe(400);
    expect((await ask({ languages: [] })).status()).toBe(400);
    expect((await ask({ ref: 'users:1' })).status()).toBe(404);
    expect((await ask({ ref: 'pages:999999' })).status()).toBe(404);
    expect((await request.post('/cms-api/translations/share', { data: { ref } })).status()).toBe(
      403,
    );
  });
});

test('a draft in Uzbek is looked at in Cyrillic letters, and knows its fields', async ({
  request,
}) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'policies');
  await staff.send('patch', `/pages/${id}?locale=uz&draft=true`, { title: 'Qoʻshimcha shartlar' });
  const addresses = await framesOf(staff, `pages:${id}`, '/policies/', {
    modes: ['cyrillic'],
    fields: true,
  });
  const uzbek = await (await open(request, addresses.uz, staff)).text();
  expect(uzbek).toContain('<html lang="uz-Cyrl"');
  expect(uzbek).toContain(`<span data-field="pages:${id}:title">Қўшимча шартлар</span>`);
  const russian = await (await open(request, addresses.ru, staff)).text();
  expect(russian).toContain('<html lang="ru"');
  const latin = await framesOf(staff, `pages:${id}`, '/policies/');
  expect(await (await open(request, latin.uz, staff)).text()).toContain('Qoʻshimcha shartlar');
});
