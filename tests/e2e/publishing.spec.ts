import type { APIRequestContext } from '@playwright/test';
import { administrator, enter, login, openForm } from './staff';
import { expect, openPage, test, inFull } from './test';

// What is published must show at the very next request: no other reader in between.
test.describe.configure({ mode: 'serial' });

const linksOf = async (request: APIRequestContext, search: string, lang: string) => {
  const reply = await request.get(`/api/search?search=${search}&lang=${lang}`);
  const { data } = (await reply.json()) as { data: { items: { link: string }[] } };
  return data.items.map(({ link }) => link);
};

test('a page’s title published in English shows and is found there, and nowhere else', async ({
  request,
}) => {
  const { send } = await administrator(request);
  const word = `Quincunx${Date.now()}`;
  await request.get('/en/parking/');
  const { docs } = await send('get', '/pages?where[slug][equals]=parking&depth=0');
  const title = `Parking ${word}`;
  await send('patch', `/pages/${docs[0]?.id}?locale=en`, { title, _status: 'published' });
  expect(await (await request.get('/en/parking/')).text()).toContain(title);
  expect(await (await request.get('/ru/parking/')).text()).not.toContain(word);
  await expect.poll(() => linksOf(request, word, 'en')).toEqual(['/parking/']);
  expect(await linksOf(request, word, 'ru')).toEqual([]);
});

test('a draft shows nowhere', async ({ request }) => {
  const { send } = await administrator(request);
  const { docs } = await send('get', '/pages?where[slug][equals]=policies&depth=0');
  const draft = { title: 'Not yet for everyone', _status: 'draft' };
  await send('patch', `/pages/${docs[0]?.id}?locale=en&draft=true`, draft);
  expect(await (await request.get('/en/policies/')).text()).not.toContain(draft.title);
});

test('a new page has an address, stands in the site map, and is gone when deleted', async ({
  request,
}) => {
  const { send } = await administrator(request);
  const slug = `transit-hotel-${Date.now()}`;
  const path = `/passengers/${slug}/`;
  expect((await request.get(path)).status()).toBe(404);
  const page = { slug: `passengers--${slug}`, title: 'Tranzit mehmonxonasi', _status: 'published' };
  const { doc } = await send('post', '/pages?locale=uz', page);
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(page.title);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(path);
  await expect.poll(() => linksOf(request, 'mehmonxonasi', 'uz')).toContain(path);
  await send('delete', `/pages/${doc.id}`);
  expect((await request.get(path)).status()).toBe(404);
  await expect.poll(() => linksOf(request, 'mehmonxonasi', 'uz')).not.toContain(path);
});

test('an Uzbek title cannot be published empty, and nothing is lost', async ({ request }) => {
  const { send } = await administrator(request);
  const { docs } = await send('get', '/pages?where[slug][equals]=pages&depth=0');
  await expect(
    send('patch', `/pages/${docs[0]?.id}?locale=uz`, { title: ' ', _status: 'published' }),
  ).rejects.toThrow('Avval oʻzbekcha matnni yozing');
  const now = await send('get', `/pages/${docs[0]?.id}?locale=uz&depth=0`);
  expect(now).toMatchObject({ title: expect.stringMatching(/\S/) as unknown });
});

test('an address that editors moved leads to its page in the reader’s language', async ({
  request,
}) => {
  const { send } = await administrator(request);
  const { docs } = await send('get', '/pages?where[slug][equals]=parking&depth=0');
  const reference = { relationTo: 'pages', value: docs[0]?.id };
  const slug = `old-car-park-${Date.now()}`;
  await send('post', '/redirects', {
    from: `/${slug}/`,
    to: { type: 'reference', reference },
  });
  const moved = await request.get(`/ru/${slug}/`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toMatch(/\/ru\/parking\/$/);
});

test(
  'an address that editors moved outside replaces the location',
  inFull,
  async ({ page, request }) => {
    const { send } = await administrator(request);
    const outside = 'https://outside.example/timetable';
    const slug = `old-timetable-${Date.now()}`;
    await send('post', '/redirects', { from: `/${slug}/`, to: { type: 'custom', url: outside } });
    const moved = await request.get(`/en/${slug}/`, { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    // Next repeats the header in the reply it has just rendered (vercel/next.js#82117), not in later ones.
    expect([...new Set(moved.headers().location?.split(', '))]).toEqual([outside]);
    const again = await request.get(`/en/${slug}/`, { maxRedirects: 0 });
    expect(again.headers().location).toBe(outside);

    await page.route('https://outside.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }),
    );
    await openPage(page, '/en/parking/');
    await page.evaluate((to) => {
      const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
      next.router.push(to);
    }, `/en/${slug}/`);
    await expect(page).toHaveURL(outside);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/parking\/$/);
  },
);

test('metric scripts stand in the head of every page', inFull, async ({ page, request }) => {
  const { send } = await administrator(request);
  const scripts =
    '<script>window.counted = true</script><noscript><meta name="uncounted"></noscript><p>no</p>';
  await send('post', '/globals/metrics?locale=uz', { scripts, _status: 'published' });
  for (const path of ['/en/', '/ru/services/shops/', '/no-such-page/']) {
    const html = await (await request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, path).toContain('window.counted = true');
    expect(head, path).toContain('<meta name="uncounted">');
  }
  await page.goto('/en/parking/');
  expect(await page.evaluate('window.counted')).toBe(true);
  await send('post', '/globals/metrics?locale=uz', { scripts: '', _status: 'published' });
});

test('the phone text published in Russian shows on /ru/ at the next request, and not on /en/', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const number = `+998 00 ${Date.now() % 1_000_000}`;
  const english = await (await page.request.get('/en/')).text();
  await enter(page, login);

  await openForm(page, '/admin/globals/header?locale=ru');
  // While the draft is being kept the button is disabled; a click that begins just before is lost.
  const kept = page.waitForResponse(/autosave=true/);
  await page.locator('#field-phone__text').fill(number);
  await kept;
  await page.locator('#action-save').click();
  await expect(page.getByText(/success/i).first()).toBeVisible({ timeout: 15_000 });

  const russian = await page.request.get('/ru/');
  expect(await russian.text()).toContain(number);
  const stillEnglish = await (await page.request.get('/en/')).text();
  expect(stillEnglish).not.toContain(number);
  expect(english).not.toContain(number);
});
