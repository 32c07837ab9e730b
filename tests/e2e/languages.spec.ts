import type { SearchResults } from '../../src/features/search/schema';
import { provenanceOf } from '../../src/lib/local-text';
import { fromWire } from '../../src/lib/wire-text';
import { administrator, pageId, type Staff } from './staff';
import { expect, test, inFull } from './test';

// One document after the other is published, taken down and translated.
test.describe.configure({ mode: 'serial' });

interface Detail {
  fields: { path: string; states: Record<string, string> }[];
  languages: Record<
    string,
    {
      counts: Record<string, number>;
      published: boolean;
      takenDownAt: string | null;
      edited: { by: string } | null;
    }
  >;
}

const detailOf = (staff: Staff, ref: string) =>
  staff.send<Detail>('get', `/translations/document?ref=${ref}`);

const stateOf = ({ fields }: Detail, path: string, lang: string) =>
  fields.find((field) => field.path === path)?.states[lang];

test('a language that is taken down is read in Uzbek and says so, the others stay', async ({
  request,
}) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'flight-safety-policy');
  const title = async (locale: string) =>
    (await staff.send<{ title: string }>('get', `/pages/${id}?locale=${locale}&depth=0`)).title;
  const [uzbek, russian] = [await title('uz'), await title('ru')];
  const inRussian = async () => (await request.get('/ru/flight-safety-policy/')).text();
  expect(await inRussian()).toContain(`<h1>${russian}</h1>`);

  await staff.send('patch', `/pages/${id}?locale=ru`, { _status: 'draft' });
  const taken = await inRussian();
  expect(taken).toContain(`<h1><span lang="uz">${uzbek}</span></h1>`);
  expect(taken).toMatch(/<div[^>]* lang="uz"[^>]*>/);
  expect(taken).toContain('Этой страницы пока нет на русском языке');
  const takenDown = async () =>
    (await detailOf(staff, `pages:${id}`)).languages.ru?.takenDownAt ?? '';
  expect(Math.abs(Date.parse(await takenDown()) - Date.now())).toBeLessThan(60_000);
  await staff.send('patch', `/pages/${id}?locale=ru&draft=true`, {
    lead: `Черновик ${Date.now()}`,
  });
  expect(await takenDown()).not.toBe('');
  const english = await (await request.get('/en/flight-safety-policy/')).text();
  expect(english).toContain(`<h1>${await title('en')}</h1>`);
  const reply = await (await request.get('/api/pages/flight-safety-policy?lang=ru')).text();
  const { data, fallback } = JSON.parse(reply) as {
    data: { page: { title: string; untranslated?: boolean } };
    fallback: string[];
  };
  expect(data.page).toMatchObject({ title: uzbek, untranslated: true });
  expect(fallback).toContain('/page/title');
  const found = async () => {
    const address = `/api/search?${new URLSearchParams({ search: uzbek, lang: 'ru' })}`;
    const { data, fallback } = (await (await request.get(address)).json()) as {
      data: SearchResults;
      fallback?: string[];
    };
    const titles = fromWire(data, fallback).items.map(({ title }) => provenanceOf(title));
    return titles.map(({ text, lang }) => ({ text: text.replace(/<\/?mark>/g, ''), lang }));
  };
  await expect.poll(found).toContainEqual({ text: uzbek, lang: 'uz' });

  await staff.send('patch', `/pages/${id}?locale=ru`, { _status: 'published' });
  expect(await takenDown()).toBe('');
  const again = await inRussian();
  expect(again).toContain(`<h1>${russian}</h1>`);
  expect(again).not.toContain('Этой страницы пока нет');
  const own = JSON.parse(
    await (await request.get('/api/pages/flight-safety-policy?lang=ru')).text(),
  ) as object;
  expect(own).not.toHaveProperty('fallback');
});

test('a field knows what it stands against: missing, borrowed, changed, confirmed', async ({
  request,
}) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'press-center--photo-rules');
  const ref = `pages:${id}`;
  const uzbek = `Suratga olish qoidalari, ${Date.now()}`;
  const write = (locale: string, data: object) =>
    staff.send('patch', `/pages/${id}?locale=${locale}&draft=true`, data);
  for (const locale of ['ru', 'en']) await write(locale, { title: `Photo rules ${Date.now()}` });
  expect(stateOf(await detailOf(staff, ref), 'title', 'en')).toBe('own');

  await write('uz', { title: uzbek });
  let detail = await detailOf(staff, ref);
  expect(stateOf(detail, 'title', 'en')).toBe('changed');
  expect(stateOf(detail, 'title', 'ru')).toBe('changed');
  expect(stateOf(detail, 'lead', 'en')).toBe('own');
  const change = await staff.send<{ by: string; ofField: boolean; before: string; after: string }>(
    'get',
    `/translations/change?ref=${ref}&lang=en&path=title`,
  );
  expect(change).toMatchObject({ by: 'Administrator', ofField: true, after: uzbek });
  expect(change.before).toMatch(/\S/);
  expect(change.before).not.toBe(change.after);

  await write('en', { lead: 'Another lead, which says nothing of the title.' });
  expect(stateOf(await detailOf(staff, ref), 'title', 'en')).toBe('changed');
  await staff.send('post', '/translations/confirm', { ref, lang: 'en', path: 'title' });
  detail = await detailOf(staff, ref);
  expect(stateOf(detail, 'title', 'en')).toBe('own');
  expect(stateOf(detail, 'title', 'ru')).toBe('changed');
  await write('ru', { title: 'Правила съемки, новые' });
  expect(stateOf(await detailOf(staff, ref), 'title', 'ru')).toBe('own');

  await write('en', { title: '' });
  expect(stateOf(await detailOf(staff, ref), 'title', 'en')).toBe('fallback');
  await write('uz', { meta: { title: 'Faqat oʻzbekcha' } });
  await write('en', { meta: { title: '' } });
  detail = await detailOf(staff, ref);
  expect(stateOf(detail, 'meta.title', 'en')).toBe('missing');
  expect(detail.languages.en?.edited?.by).toBe('Administrator');
});

test(
  'what is scheduled for a language happens, and is seen beforehand as of its date',
  inFull,
  async ({ request }) => {
    test.setTimeout(120_000);
    const staff = await administrator(request);
    const id = await pageId(staff, 'airport--about');
    const ref = `pages:${id}`;
    const word = `Rejadagi${Date.now()}`;
    for (const locale of ['en', 'ru']) {
      await staff.send('patch', `/pages/${id}?locale=${locale}&draft=true`, { title: word });
    }
    const at = Date.now() + 8000;
    const { doc } = await staff.send('post', '/publications', {
      title: 'About',
      document: ref,
      action: 'publish',
      languages: ['en'],
      at: new Date(at).toISOString(),
    });
    const seen = async (moment: number, lang: 'en' | 'ru') => {
      const addresses = await staff.send<Record<string, string>>('post', '/translations/frames', {
        ref,
        path: '/airport/about/',
        view: 'published',
        at: new Date(moment).toISOString(),
      });
      const reply = await request.get(addresses[lang] ?? '', { headers: staff.headers });
      expect(reply.status()).toBe(200);
      return (await reply.text()).includes(word);
    };
    expect(await seen(at - 1000, 'en')).toBe(false);
    expect(await seen(at + 1000, 'en')).toBe(true);
    expect(await seen(at + 1000, 'ru')).toBe(false);

    const shows = async (lang: string) =>
      (await (await request.get(`/${lang}/airport/about/`)).text()).includes(word);
    expect(await shows('en')).toBe(false);
    await expect.poll(() => shows('en'), { timeout: 60_000, intervals: [1000] }).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    expect(await shows('ru')).toBe(false);
    await expect
      .poll(async () => (await staff.send('get', `/publications/${doc.id}`)).state)
      .toBe('done');
  },
);

test('a scheduled publication that is cancelled does not happen', inFull, async ({ request }) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'airport--about');
  const plan = {
    title: 'About',
    document: `pages:${id}`,
    action: 'takeDown',
    languages: ['ru'],
    at: new Date(Date.now() + 4000).toISOString(),
  };
  const { doc } = await staff.send('post', '/publications', plan);
  await staff.send('delete', `/publications/${doc.id}`);
  await new Promise((later) => setTimeout(later, 16_000));
  const page = await staff.send<{ _status: Record<string, string> }>(
    'get',
    `/pages/${id}?locale=all&depth=0&draft=false`,
  );
  expect(page._status.ru).toBe('published');
});

test('one language is restored as it was, the others stay as they are', async ({ request }) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'how-to-get-there');
  const ref = `pages:${id}`;
  const titles = async () =>
    (
      await staff.send<{ title: Record<string, string> }>(
        'get',
        `/pages/${id}?locale=all&depth=0&draft=true`,
      )
    ).title;
  const before = await titles();
  const word = `Yangi ${Date.now()}`;
  for (const locale of ['uz', 'ru', 'en']) {
    await staff.send('patch', `/pages/${id}?locale=${locale}&draft=true`, { title: word });
  }
  const { versions } = await staff.send<{
    versions: { id: number; differences: { path: string; then: string; now: string }[] }[];
  }>('get', `/translations/versions?ref=${ref}&lang=en`);
  const earlier = versions.find(({ differences }) =>
    differences.some(({ path, then }) => path === 'title' && then === before.en),
  );
  expect(earlier?.differences).toContainEqual({ path: 'title', then: before.en, now: word });
  await staff.send('post', '/translations/restore', {
    ref,
    lang: 'en',
    version: String(earlier?.id),
  });
  expect(await titles()).toEqual({ uz: word, ru: word, en: before.en });
});

test(
  'rows that moved are published in all languages together, so that each keeps its texts',
  inFull,
  async ({ request }) => {
    const staff = await administrator(request);
    const id = await pageId(staff, 'airport--career');
    type Sections = { id: string; heading?: Record<string, string> }[];
    const read = async (draft: boolean) =>
      (
        await staff.send<{ sections: Sections }>(
          'get',
          `/pages/${id}?locale=all&depth=0&draft=${draft}`,
        )
      ).sections;
    const before = await read(false);
    const { sections } = await staff.send<{ sections: object[] }>(
      'get',
      `/pages/${id}?locale=uz&depth=0`,
    );
    const turned = [...sections].reverse();
    await staff.send('patch', `/pages/${id}?locale=uz&draft=true`, { sections: turned });
    const refused = await staff.ask('patch', `/pages/${id}?locale=uz`, { _status: 'published' });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('Barcha tillarni birga eʼlon qiling');
    expect(await read(false)).toEqual(before);

    await staff.send('patch', `/pages/${id}?locale=uz&publishAllLocales=true`, {
      _status: 'published',
    });
    const after = await read(false);
    expect(after.map((section) => section.id)).toEqual(
      before.map((section) => section.id).reverse(),
    );
    for (const section of before) {
      expect(after.find((other) => other.id === section.id)).toEqual(section);
    }
  },
);

test(
  'a notice is shown from its beginning until its end, and seen beforehand as of a date',
  inFull,
  async ({ request }) => {
    test.setTimeout(120_000);
    const staff = await administrator(request);
    const word = `Sinov ${Date.now()}`;
    const [from, until] = [Date.now() + 12_000, Date.now() + 40_000];
    const publish = (data: object) =>
      staff.send('post', '/globals/message?locale=uz', { ...data, _status: 'published' });
    await publish({
      enabled: true,
      title: word,
      description: word,
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
    });
    const seen = async (moment: number) => {
      const addresses = await staff.send<Record<string, string>>('post', '/translations/frames', {
        ref: 'message',
        path: '/',
        view: 'published',
        at: new Date(moment).toISOString(),
      });
      const reply = await request.get(addresses.uz ?? '', { headers: staff.headers });
      expect(reply.status()).toBe(200);
      return (await reply.text()).includes(word);
    };
    expect(await seen(from - 1000)).toBe(false);
    expect(await seen(from + 1000)).toBe(true);
    expect(await seen(until + 1000)).toBe(false);

    const shows = async () => (await (await request.get('/')).text()).includes(word);
    expect(await shows()).toBe(false);
    const patience = { timeout: 40_000, intervals: [500] };
    await expect.poll(shows, patience).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(from);
    await expect.poll(shows, patience).toBe(false);
    expect(Date.now()).toBeGreaterThanOrEqual(until);
    await publish({ enabled: false, from: null, until: null });
  },
);
