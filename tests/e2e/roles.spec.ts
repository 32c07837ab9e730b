import { newStaff, pageId, administrator } from './staff';
import { expect, test, inFull } from './test';
import { HOUR_MS } from '../../src/lib/time';

test.describe.configure({ mode: 'serial' });

test('a translator writes and publishes the languages given, and no other', async ({ request }) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'airport--career');
  const { ask } = await newStaff(request, 'translator', ['en']);
  const title = `Careers ${Date.now()}`;
  const before = await admin.send('get', `/pages/${id}?locale=all&depth=0`);

  for (const query of ['locale=ru', 'locale=uz', 'locale=all', 'locale=ru&draft=true', '']) {
    const response = await ask('patch', `/pages/${id}?${query}`, { title });
    expect(response.status(), query).toBe(403);
  }
  for (const query of [
    'locale=en&publishSpecificLocale=ru',
    'locale=en&publishAllLocales=true',
    'locale=en&unpublishAllLocales=true',
  ]) {
    const response = await ask('patch', `/pages/${id}?${query}`, { title, _status: 'published' });
    expect(response.status(), query).toBe(403);
  }
  expect((await ask('patch', `/pages?where[id][equals]=${id}&locale=ru`, { title })).status()).toBe(
    403,
  );
  expect(await admin.send('get', `/pages/${id}?locale=all&depth=0`)).toEqual(before);

  const own = await ask('patch', `/pages/${id}?locale=en`, { title, _status: 'published' });
  expect(own.status(), await own.text()).toBe(200);
  const after = await admin.send<{ title: Record<string, string> }>(
    'get',
    `/pages/${id}?locale=all&depth=0`,
  );
  expect(after.title).toEqual({ ...(before.title as object), en: title });
  expect(await (await request.get('/en/airport/career/')).text()).toContain(title);
});

test('a translator changes texts only', async ({ request }) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'parking');
  const { ask } = await newStaff(request, 'translator', ['en']);
  const page = await admin.send<{ sections: { id: string; heading?: string }[] }>(
    'get',
    `/pages/${id}?locale=en&depth=0`,
  );
  const { sections } = page;
  for (const change of [
    { slug: 'parking-lot' },
    { sections: sections.slice(1) },
    { sections: [...sections].reverse() },
    { sections: [] },
  ]) {
    const response = await ask('patch', `/pages/${id}?locale=en&draft=true`, change);
    expect(response.status(), JSON.stringify(change).slice(0, 80)).toBe(400);
    expect(await response.text()).toContain('matn');
  }
  const heading = `Rates ${Date.now()}`;
  const translated = sections.map((section, index) =>
    index === 1 ? { ...section, heading } : section,
  );
  const response = await ask('patch', `/pages/${id}?locale=en&draft=true`, {
    sections: translated,
  });
  expect(response.status(), await response.text()).toBe(200);
});

test('every document can be saved unchanged by a translator', inFull, async ({ request }) => {
  const admin = await administrator(request);
  const { ask } = await newStaff(request, 'translator', ['ru']);
  for (const slug of [
    'pages',
    'press',
    'places',
    'services',
    'partners',
    'people',
    'floor-plans',
  ]) {
    const { docs } = await admin.send('get', `/${slug}?locale=ru&depth=0&limit=100&draft=true`);
    for (const doc of docs) {
      const response = await ask('patch', `/${slug}/${doc.id}?locale=ru&draft=true`, doc);
      expect(response.status(), `${slug} ${doc.id} ${await response.text()}`).toBe(200);
    }
  }
  for (const slug of ['airport', 'header', 'footer', 'cookies', 'message', 'not-found']) {
    const doc = await admin.send('get', `/globals/${slug}?locale=ru&depth=0&draft=true`);
    const response = await ask('post', `/globals/${slug}?locale=ru&draft=true`, doc);
    expect(response.status(), `${slug} ${await response.text()}`).toBe(200);
  }
});

test('a translator neither makes nor deletes, and gives nobody a role', async ({ request }) => {
  const { ask, person } = await newStaff(request, 'translator', ['en']);
  const page = { slug: 'x', title: 'x' };
  expect((await ask('post', '/pages?locale=en', page)).status()).toBe(403);
  expect((await ask('delete', '/pages/1')).status()).toBe(403);
  expect((await ask('post', '/users', { ...person, email: 'x@example.com' })).status()).toBe(403);
  expect((await ask('get', '/messages')).status()).toBe(403);
  const { docs } = (await (await ask('get', '/users')).json()) as {
    docs: { id: number; email: string; role: string }[];
  };
  expect(docs.map(({ email }) => email)).toEqual([person.email]);
  const self = `/users/${docs[0]?.id}`;
  await ask('patch', self, { role: 'administrator', languages: ['uz', 'ru', 'en'] });
  const now = (await (await ask('get', self)).json()) as { role: string; languages: string[] };
  expect(now).toMatchObject({ role: 'translator', languages: ['en'] });
});

test('an editor changes everything but people', async ({ request }) => {
  const admin = await administrator(request);
  const id = await pageId(admin, 'policies');
  const { ask, person } = await newStaff(request, 'editor');
  const keywords = `qoida ${Date.now()}`;
  expect((await ask('patch', `/pages/${id}?locale=uz`, { keywords })).status()).toBe(200);
  expect((await ask('post', '/users', { ...person, email: 'y@example.com' })).status()).toBe(403);
});

test(
  'a session is kept where scripts and other sites cannot take it, ends by itself and with signing out',
  inFull,
  async ({ request, playwright, baseURL }) => {
    const { person } = await newStaff(request, 'translator', ['en']);
    const browser = await playwright.request.newContext({ baseURL });
    const entered = await browser.post('/cms-api/users/login', { data: person });
    const cookie = entered.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/; ?HttpOnly/i);
    expect(cookie).toMatch(/; ?SameSite=Lax/i);
    expect(cookie).toMatch(/; ?Path=\//i);
    const { exp, token } = (await entered.json()) as { exp: number; token: string };
    const hours = (exp * 1000 - Date.now()) / HOUR_MS;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);

    const me = async (headers: Record<string, string> = {}) => {
      const answer = await browser.get('/cms-api/users/me', { headers });
      return ((await answer.json()) as { user: { email: string } | null }).user?.email;
    };
    const origin = { origin: baseURL ?? '' };
    expect(await me(origin)).toBe(person.email);
    expect(await me({ origin: 'https://evil.example' })).toBeUndefined();
    await browser.post('/cms-api/users/logout', { headers: origin });
    expect(await me({ authorization: `JWT ${token}` })).toBeUndefined();
    await browser.dispose();
  },
);

test(
  'metric scripts and their hosts are written by administrators only',
  inFull,
  async ({ request }) => {
    const admin = await administrator(request);
    const written = () => admin.send('get', '/globals/metrics?depth=0&draft=true');
    const before = await written();
    const editor = await newStaff(request, 'editor');
    const answer = await editor.ask('post', '/globals/metrics?locale=uz&draft=true', {
      scripts: '<script>alert(1)</script>',
      hosts: ['elsewhere.example'],
    });
    expect(answer.status()).toBeLessThan(500);
    const { scripts, hosts } = await written();
    expect({ scripts, hosts }).toEqual({ scripts: before.scripts, hosts: before.hosts });
  },
);
