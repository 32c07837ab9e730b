import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Findings } from '@/cms/text-checks/endpoints';
import { referenceTo } from '@/lib/shared-values';
import { startOwnSite } from './own-site';
import { getJson as getJsonFrom, html } from './pages';
import { newStaff, requestCms, signIn } from './staff';

type Headers = Record<string, string>;
interface Value {
  name: string;
  value: string;
  note?: string;
}

const GLOBAL = '/globals/shared-values';
const unique = Date.now().toString(36);
const name = `sinov-${unique}`;
const slug = `sinov-${unique}`;
const before = '+998 00 111 22 33';
const after = '+998 00 111 22 44';

// A change of a value invalidates every page, in which other tests look for theirs.
let own: Awaited<ReturnType<typeof startOwnSite>>;
let editor: Headers;
let translator: Headers;
beforeAll(async () => {
  own = await startOwnSite('shared_values');
  const administrator = await signIn(own.url);
  const staff = await newStaff(own.url, administrator, { role: 'editor' });
  editor = { ...staff.headers, 'accept-language': 'en' };
  translator = (await newStaff(own.url, administrator, { role: 'translator', languages: ['en'] }))
    .headers;
}, 180_000);
afterAll(() => own?.stop());

const getJson = (api: string) => getJsonFrom(api, own.url);

const valuesNow = async () =>
  (await requestCms<{ values: Value[] }>(own.url, editor, GLOBAL)).values;
const save = (values: Value[], as = editor) =>
  requestCms(own.url, as, GLOBAL, { method: 'POST', data: { values } });
const saveOne = async (value: Partial<Value> | null) => {
  const others = (await valuesNow()).filter((one) => one.name !== name);
  return save(value ? [...others, { name, value: before, ...value }] : others);
};

const write = (data: object, id?: number) =>
  requestCms<{ doc: { id: number } }>(
    own.url,
    editor,
    `/pages${id === undefined ? '' : `/${id}`}?locale=uz&fallback-locale=null`,
    { method: id === undefined ? 'POST' : 'PATCH', data },
  );

const pageNow = async () => JSON.stringify(await getJson(`/api/pages/${slug}?lang=uz`));
const pageHtml = async () => (await html(`/${slug}/`, 'uz', own.url)).text;
const foundBy = async (words: string) =>
  JSON.stringify(
    await getJson(`/api/search?${new URLSearchParams({ search: words, lang: 'uz' })}`),
  );

test('a text shows the value that it refers to, the search finds it, and a change is public everywhere', async () => {
  await saveOne({ value: before });
  const sections = [
    { blockType: 'notice', anchor: 'xabar', text: `Qoʻngʻiroq: ${referenceTo(name)}.` },
    {
      blockType: 'contacts',
      anchor: 'aloqa',
      items: [{ title: 'Sinov', phone: referenceTo(name) }],
    },
  ];
  const { doc } = await write({
    slug,
    title: `Sinovqiymat ${unique}`,
    lead: `Savollar uchun: ${referenceTo(name)}`,
    sections,
    _status: 'published',
  });
  expect(await pageNow()).toContain(`Qoʻngʻiroq: ${before}.`);
  expect(await pageNow()).toContain('"tel:+998001112233"');
  expect(await pageHtml()).toContain(`Savollar uchun: ${before}`);
  await expect.poll(() => foundBy(`Sinovqiymat ${unique}`)).toContain(before);

  await saveOne({ value: after });
  expect(await pageNow()).toContain('"tel:+998001112244"');
  expect(await pageHtml()).toContain(`Savollar uchun: ${after}`);
  await expect.poll(() => foundBy(`Sinovqiymat ${unique}`), { timeout: 20_000 }).toContain(after);

  await expect(saveOne(null)).rejects.toThrow(`Sinovqiymat ${unique}`);
  await requestCms(own.url, editor, `/pages/${doc.id}`, { method: 'DELETE' });
  await saveOne(null);
  expect((await valuesNow()).map((one) => one.name)).not.toContain(name);
});

test('a value that is not there is refused where it is typed', async () => {
  const title = `Sinov ${referenceTo('hech-qanday')}`;
  await expect(write({ slug: `${slug}-2`, title })).rejects.toThrow(/400.*double braces/s);
});

test('a number of a tariff is a number, its own or a value’s', async () => {
  const page = (hourPrice: string) => ({
    slug: `${slug}-3`,
    title: 'Sinov',
    sections: [
      {
        blockType: 'tariffs',
        anchor: 'narx',
        items: [{ title: 'P', freeMinutes: '0', hourPrice, dayPrice: referenceTo('p1-day') }],
      },
    ],
    _status: 'published',
  });
  await expect(write(page(referenceTo('office-hours')))).rejects.toThrow(/400.*whole number/s);
  await expect(write(page('besh ming'))).rejects.toThrow('400');
  const { doc } = await write(page(referenceTo('p1-hour')));
  expect(JSON.stringify(await getJson(`/api/pages/${slug}-3?lang=uz`))).toContain(
    '"hour_price":5000,"day_price":60000',
  );
  await requestCms(own.url, editor, `/pages/${doc.id}`, { method: 'DELETE' });
});

test('two values of a name are refused, braces in one too, and translators change none', async () => {
  const values = await valuesNow();
  const [first] = values;
  await expect(save([...values, { name: first?.name ?? '', value: '1' }])).rejects.toThrow('400');
  await expect(save([...values, { name, value: referenceTo('p1-day') }])).rejects.toThrow('400');
  await expect(save(values, translator)).rejects.toThrow('403');
});

test('a telephone that is kept is offered as a reference', async () => {
  const { docs } = await requestCms<{ docs: { id: number }[] }>(
    own.url,
    editor,
    '/pages?where[slug][equals]=parking&depth=0',
  );
  const { findings } = await requestCms<Findings>(own.url, translator, '/translations/checks', {
    method: 'POST',
    data: {
      ref: `pages:${docs[0]?.id}`,
      lang: 'en',
      texts: [{ path: 'none', text: 'Call +998 00 000 00 09.' }],
    },
  });
  expect(findings.none).toMatchObject([{ rule: 'writtenOut', suggestion: '{{press-phone}}' }]);
});
