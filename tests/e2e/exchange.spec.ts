import { sampled } from '../sample';
import { administrator, newStaff, pageId, type Staff } from './staff';
import { expect, test, inFull } from './test';

test.describe.configure({ mode: 'serial' });

const formats = ['xliff', 'csv'] as const;
type Format = (typeof formats)[number];

interface Plan {
  changes: { ref: string; path: string; before: string; after: string }[];
  unchanged: number;
  errors: { id: string; code: string; row: number }[];
  applied: boolean;
}

const exported = async (staff: Staff, format: Format, target: string, refs = '') =>
  (
    await staff.ask('get', `/translations/export?format=${format}&target=${target}&refs=${refs}`)
  ).text();

async function imported(
  staff: Staff,
  file: string,
  { format, target, apply = true }: { format: Format; target: string; apply?: boolean },
) {
  const response = await staff.upload(
    `/translations/import?format=${format}&target=${target}&apply=${apply}`,
    file,
  );
  return { status: response.status(), plan: (await response.json()) as Plan };
}

for (const format of formats) {
  for (const target of sampled(format, ['ru', 'en'])) {
    test(`all content exported as ${format} in ${target} and imported unchanged writes nothing`, async ({
      request,
    }) => {
      test.setTimeout(120_000);
      const staff = await administrator(request);
      const stamps = async () => {
        const kinds = [
          'pages',
          'press',
          'places',
          'services',
          'partners',
          'people',
          'terms',
          'media',
        ];
        const all = await Promise.all(
          kinds.map((kind) =>
            staff.send('get', `/${kind}?depth=0&limit=200&select[updatedAt]=true&draft=true`),
          ),
        );
        return JSON.stringify(all.map(({ docs }) => docs));
      };
      const before = await stamps();
      const file = await exported(staff, format, target);
      const { status, plan } = await imported(staff, file, { format, target });
      expect(status).toBe(200);
      expect(plan.errors).toEqual([]);
      expect(plan.changes).toEqual([]);
      expect(plan.unchanged).toBeGreaterThan(1000);
      expect(await stamps()).toBe(before);
    });
  }

  test(
    `a translated text comes back from ${format} into its field, and nothing else changes`,
    inFull,
    async ({ request }) => {
      const staff = await administrator(request);
      const id = await pageId(staff, 'airport--contacts');
      const read = () => staff.send(`get`, `/pages/${id}?locale=all&depth=0&draft=true`);
      const title = `Contacts ${Date.now()}`;
      await staff.send('patch', `/pages/${id}?locale=en&draft=true`, { title });
      const before = (await read()) as unknown as { title: Record<string, string> };
      const file = await exported(staff, format, 'en', `pages:${id}`);
      expect(file.split(title).length).toBeGreaterThan(1);
      const word = `Tarjima${format}${Date.now()} & <b>`;
      const escaped = word.replace('&', '&amp;').replace('<', '&lt;');
      const written = format === 'xliff' ? escaped : `"${escaped}"`;
      const given = file.replace(
        format === 'xliff'
          ? /(<trans-unit id="[^"]*:title"[\s\S]*?<target[^>]*>)[^<]*/
          : new RegExp(`;'?${title}(?=;|\\r|\\n)`),
        (_, start?: string) => (format === 'xliff' ? `${start}${written}` : `;${written}`),
      );
      expect(given).not.toBe(file);
      const dry = await imported(staff, given, { format, target: 'en', apply: false });
      expect(dry.plan.errors).toEqual([]);
      expect(dry.plan.changes.map(({ ref, path }) => [ref, path])).toEqual([
        [`pages:${id}`, 'title'],
      ]);
      expect(await read()).toEqual(before);
      const done = await imported(staff, given, { format, target: 'en' });
      expect(done).toMatchObject({ status: 200, plan: { applied: true } });
      const after = (await read()) as unknown as typeof before;
      expect(after.title).toEqual({ ...before.title, en: word });
      const own = ['title', 'updatedAt', 'translation', 'revision', '_status'];
      const rest = (document: object) =>
        Object.fromEntries(Object.entries(document).filter(([name]) => !own.includes(name)));
      expect(rest(after)).toEqual(rest(before));
    },
  );
}

test('a file says what is to be done, and may have nothing else', async ({ request }) => {
  const staff = await administrator(request);
  const slug = `exchange-${Date.now()}`;
  const write = (path: string, data: object) => staff.send('post', path, data);
  const { doc } = await write('/pages?locale=uz&draft=true', {
    slug,
    title: 'Eski nom',
    lead: 'Kirish matni',
  });
  const change = (lang: string, data: object) =>
    staff.send('patch', `/pages/${doc.id}?locale=${lang}&draft=true`, data);
  await change('en', { title: 'A name', lead: 'A lead' });
  await change('uz', { title: 'Yangi nom' });
  const query = `format=xliff&target=en&refs=pages:${doc.id}`;
  const fileOf = async (only: string) =>
    (await staff.ask('get', `/translations/export?${query}&only=${only}`)).text();
  const stateOf = (file: string, field: string) =>
    new RegExp(`id="pages:${doc.id}:${field}"[\\s\\S]*?state="([^"]*)"`).exec(file)?.[1];
  const all = await fileOf('all');
  expect(stateOf(all, 'title')).toBe('needs-review-translation');
  expect(stateOf(all, 'lead')).toBe('final');
  expect(all).toMatch(/<note>[^<]*Eski nom<\/note>/);
  const todo = await fileOf('todo');
  expect(stateOf(todo, 'title')).toBe('needs-review-translation');
  expect(stateOf(todo, 'lead')).toBeUndefined();
  await change('en', { lead: '' });
  expect(stateOf(await fileOf('todo'), 'lead')).toBe('new');
});

test('a file with a wrong row is refused as a whole', async ({ request }) => {
  const staff = await administrator(request);
  const id = await pageId(staff, 'airport--contacts');
  const file = await exported(staff, 'csv', 'en', `pages:${id}`);
  const read = () => staff.send('get', `/pages/${id}?locale=all&depth=0&draft=true`);
  const before = await read();
  const unknown = 'pages:999999:title;90a2f84e1504;;;Sarlavha;Title\r\n';
  const { status, plan } = await imported(staff, file + unknown, { format: 'csv', target: 'en' });
  expect(status).toBe(409);
  expect(plan.applied).toBe(false);
  expect(plan.errors.map(({ code }) => code)).toContain('unknown_document');
  expect(await read()).toEqual(before);
});

test(
  'a translator imports own languages only, and a broken file says what is wrong',
  inFull,
  async ({ request }) => {
    const staff = await newStaff(request, 'translator', ['en']);
    const file = await exported(staff, 'csv', 'ru');
    expect((await imported(staff, file, { format: 'csv', target: 'ru' })).status).toBe(403);
    const broken = await staff.upload('/translations/import?format=xliff&target=en', '<xliff');
    expect(broken.status()).toBe(400);
    expect(await broken.json()).toMatchObject({ errors: [{ code: 'malformed' }] });
    expect((await request.get('/cms-api/translations/export?format=csv&target=ru')).status()).toBe(
      403,
    );
  },
);
