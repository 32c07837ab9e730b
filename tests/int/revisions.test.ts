import { beforeAll, expect, test } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { send, siteUrl } from './site';
import { newStaff, requestCms, signIn } from './staff';

interface Page {
  id: number;
  revision: number;
  title: string | null;
  lead: string | null;
  keywords: string | null;
  sections: { id: string; blockType: string; anchor: string; heading?: string }[];
}

interface Refusal {
  errors: {
    message: string;
    data?: {
      revision: number;
      conflicts: { path: string; mine: unknown; theirs: unknown; by: string }[];
    };
  }[];
}

type Headers = Record<string, string>;

let first: Headers;
let second: Headers;
beforeAll(async () => {
  const administrator = await signIn();
  const editor = () => newStaff(siteUrl, administrator, { role: 'editor' });
  first = (await editor()).headers;
  second = (await editor()).headers;
});

const inDrafts = (lang: Locale) => `locale=${lang}&draft=true&depth=0&fallback-locale=null`;

const read = (id: number, lang: Locale = 'uz') =>
  requestCms<Page>(siteUrl, first, `/pages/${id}?${inDrafts(lang)}`);

let made = 0;
async function newPage(): Promise<Page> {
  const slug = `tahrir-${Date.now()}-${(made += 1)}`;
  const section = { blockType: 'text', anchor: 'bir', heading: 'Bir' };
  const { doc } = await requestCms<{ doc: Page }>(siteUrl, first, `/pages?${inDrafts('uz')}`, {
    method: 'POST',
    data: { slug, title: 'Boshida', sections: [section, { ...section, anchor: 'ikki' }] },
  });
  return read(doc.id);
}

async function write(headers: Headers, id: number, data: object, lang: Locale = 'uz') {
  const response = await send(`/cms-api/pages/${id}?${inDrafts(lang)}&autosave=true`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(data),
  });
  const reply = (await response.json()) as { doc: Page } & Refusal;
  return { status: response.status, reply };
}

test('a revision counts the saves that change something', async () => {
  const { id, revision, title } = await newPage();
  expect(revision).toBe(0);
  expect((await write(first, id, { title })).reply.doc.revision).toBe(0);
  expect((await write(first, id, { title: 'Keyin' })).reply.doc.revision).toBe(1);
  expect((await write(second, id, { revision: 99, lead: 'Kirish' })).reply.doc.revision).toBe(2);
});

test('a save that says what was written changes nothing else', async () => {
  const { id } = await newPage();
  await write(first, id, { title: 'Birinchining', lead: 'Birinchining' });
  const { revision } = await read(id);
  const mine = { title: 'Ikkinchining', lead: 'Ikkinchining', revision };
  expect((await write(second, id, { ...mine, written: [] })).reply.doc.revision).toBe(revision);
  expect(await read(id)).toMatchObject({ title: 'Birinchining', lead: 'Birinchining' });
  expect((await write(second, id, { ...mine, written: ['lead'] })).status).toBe(200);
  expect(await read(id)).toMatchObject({ title: 'Birinchining', lead: 'Ikkinchining' });
});

const withoutRevision = ({ authorization = '' }: Headers): Headers => ({ authorization });

test('who does not say which revision they have read writes nothing', async () => {
  const { id } = await newPage();
  const { status, reply } = await write(withoutRevision(first), id, { title: 'Birdan' });
  expect(status).toBe(428);
  expect(reply.errors[0]?.message).toContain('If-Match');
  expect((await read(id)).title).toBe('Boshida');
  const footer = await send(`/cms-api/globals/footer?${inDrafts('en')}`, {
    method: 'POST',
    headers: { ...withoutRevision(first), 'content-type': 'application/json' },
    body: JSON.stringify({ copyright: 'At once' }),
  });
  expect(footer.status).toBe(428);
});

test('the revision that was read may stand in If-Match, and a change of the status alone needs none', async () => {
  const { id } = await newPage();
  await write(first, id, { title: 'Birinchining' });
  const atFirst = { ...second, 'if-match': '"0"' };
  expect((await write(atFirst, id, { title: 'Ikkinchining' })).status).toBe(409);
  expect((await write(atFirst, id, { lead: 'Ikkinchining' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ title: 'Birinchining', lead: 'Ikkinchining' });
  const published = { _status: 'published' };
  expect((await write(withoutRevision(first), id, published)).status).toBe(200);
});

test('who has not read what another wrote adds to it, and does not overwrite it', async () => {
  const { id, revision } = await newPage();
  expect((await write(first, id, { revision, title: 'Birinchining' })).status).toBe(200);
  expect((await write(second, id, { revision, lead: 'Ikkinchining' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ title: 'Birinchining', lead: 'Ikkinchining' });
});

test('a text that both changed is refused with both, and the first stays', async () => {
  const { id, revision } = await newPage();
  await write(first, id, { revision, title: 'Birinchining' });
  const { status, reply } = await write(second, id, { revision, title: 'Ikkinchining', lead: 'L' });
  expect(status).toBe(409);
  expect(reply.errors[0]?.data).toEqual({
    revision: 1,
    conflicts: [
      {
        path: 'title',
        mine: 'Ikkinchining',
        theirs: 'Birinchining',
        by: 'Sinov editor',
        at: expect.stringMatching(/Z$/) as string,
      },
    ],
  });
  expect(await read(id)).toMatchObject({ title: 'Birinchining', lead: null });
  const chosen = { revision: 1, title: 'Ikkinchining', lead: 'L' };
  expect((await write(second, id, chosen)).status).toBe(200);
});

test('a restored version is a change in every language for who was writing', async () => {
  const { id } = await newPage();
  await write(first, id, { title: 'Первое' }, 'ru');
  await write(first, id, { title: 'Второе' }, 'ru');
  const { revision } = await read(id, 'ru');
  const { docs } = await requestCms<{ docs: { id: number }[] }>(
    siteUrl,
    first,
    `/pages/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1`,
  );
  const restored = await send(`/cms-api/pages/versions/${docs[0]?.id}?draft=true`, {
    method: 'POST',
    headers: first,
  });
  expect(restored.status, await restored.text()).toBe(200);
  const { status } = await write(second, id, { revision, title: 'Третье' }, 'ru');
  expect(status).toBe(409);
});

test('no open form keeps others from writing', async () => {
  const { id } = await newPage();
  const lock = { document: { relationTo: 'pages', value: id }, user: 1 };
  const reply = await send('/cms-api/payload-locked-documents', {
    method: 'POST',
    headers: { ...first, 'content-type': 'application/json' },
    body: JSON.stringify(lock),
  });
  expect(reply.status).toBe(404);
});

test('a whole document may be sent by who says what they changed in it', async () => {
  const page = await newPage();
  await write(first, page.id, { revision: page.revision, title: 'Birinchining' });
  const whole = { ...page, lead: 'Ikkinchining' };
  expect((await write(second, page.id, whole)).status).toBe(409);
  const { reply } = await write(second, page.id, { ...whole, written: ['lead'] });
  expect(reply.doc).toMatchObject({ title: 'Birinchining', lead: 'Ikkinchining' });
});

test('sections that two people add, move and write in come together', async () => {
  const page = await newPage();
  const { id, revision, sections } = page;
  const [one, two] = sections;
  const added = { blockType: 'text', anchor: 'uch', heading: 'Uch' };
  await write(first, id, { revision, sections: [two, one] });
  await write(first, id, { sections: [two, one, added] });
  const { status } = await write(second, id, {
    revision,
    sections: [{ ...one, heading: 'Birinchi' }, two],
    written: [`sections.${one?.id}.heading`],
  });
  expect(status).toBe(200);
  const after = await read(id);
  expect(after.sections.map(({ heading }) => heading)).toEqual(['Bir', 'Birinchi', 'Uch']);
});

test('two windows of one person are two writers where they say so', async () => {
  const { id, revision } = await newPage();
  const inWindow = (writer: string, title: string) =>
    write(first, id, { revision, title, writer, written: ['title'] });
  expect((await inWindow('a', 'Chapda')).status).toBe(200);
  expect((await inWindow('a', 'Chapda yana')).status).toBe(200);
  expect((await inWindow('b', 'Oʻngda')).status).toBe(409);
});

test('an earlier version is brought back over what was written since', async () => {
  const { id } = await newPage();
  const { docs } = await requestCms<{ docs: { id: string }[] }>(
    siteUrl,
    first,
    `/pages/versions?where[parent][equals]=${id}&limit=1`,
  );
  await requestCms(siteUrl, first, `/pages/${id}?${inDrafts('uz')}`, {
    method: 'PATCH',
    data: { title: 'Keyin' },
  });
  await requestCms(siteUrl, first, `/pages/versions/${docs[0]?.id}?draft=true`, { method: 'POST' });
  expect(await read(id)).toMatchObject({ title: 'Boshida', revision: 2 });
});

test('many who write at once in three languages lose nothing', async () => {
  const { id } = await newPage();
  const fields = ['title', 'lead', 'keywords'] as const;
  const writers = locales.flatMap((lang) =>
    fields.map(async (field, index) => {
      const headers = index % 2 ? first : second;
      for (let count = 0; count < 4; count += 1) {
        const { status } = await write(headers, id, { [field]: `${lang} ${field} ${count}` }, lang);
        expect(status).toBe(200);
      }
    }),
  );
  await Promise.all(writers);
  for (const lang of locales) {
    const page = await read(id, lang);
    expect(fields.map((field) => page[field])).toEqual(fields.map((field) => `${lang} ${field} 3`));
  }
});

test('a global is no different', async () => {
  const footer = async (headers: Headers, data: object) => {
    const response = await send(`/cms-api/globals/footer?${inDrafts('en')}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return { status: response.status, reply: (await response.json()) as { result: Page } };
  };
  const { revision } = await requestCms<Page>(siteUrl, first, `/globals/footer?${inDrafts('en')}`);
  expect((await footer(first, { revision, copyright: 'First' })).status).toBe(200);
  expect((await footer(second, { revision, copyright: 'Second' })).status).toBe(409);
  const { reply } = await footer(second, { revision, siteMap: { text: 'All pages' } });
  expect(reply.result).toMatchObject({ copyright: 'First', siteMap: { text: 'All pages' } });
});
