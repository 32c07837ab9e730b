import { beforeAll, expect, test } from 'vitest';
import type { Findings } from '@/cms/text-checks/endpoints';
import { locales, type Locale } from '@/i18n/locales';
import { send, siteUrl } from './site';
import { newStaff, requestCms, signIn } from './staff';

type Headers = Record<string, string>;

let editor: Headers;
let translator: Headers;
beforeAll(async () => {
  const administrator = await signIn();
  editor = (await newStaff(siteUrl, administrator, { role: 'editor' })).headers;
  translator = (await newStaff(siteUrl, administrator, { role: 'translator', languages: ['en'] }))
    .headers;
});

const inDrafts = (lang: Locale) => `locale=${lang}&draft=true&depth=0&fallback-locale=null`;

let made = 0;
async function newPage(): Promise<number> {
  const slug = `tekshiruv-${Date.now()}-${(made += 1)}`;
  const { doc } = await requestCms<{ doc: { id: number } }>(
    siteUrl,
    editor,
    `/pages?${inDrafts('uz')}`,
    { method: 'POST', data: { slug, title: 'Telefon: +998 00 000 00 13' } },
  );
  return doc.id;
}

async function post(as: Headers, path: string, body: object) {
  const reply = await send(`/cms-api/translations/checks${path}`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, answer: (await reply.json()) as Findings };
}

async function found(id: number, lang: Locale, text: string, path = 'title') {
  const body = { ref: `pages:${id}`, lang, texts: [{ path, text }] };
  const { status, answer } = await post(editor, '', body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.findings[path]?.map((one) => [one.rule, one.found, one.suggestion]);
}

test('what is typed is checked as its language, and against the others as they are stored', async () => {
  const id = await newPage();
  expect(await found(id, 'en', 'The the gate')).toEqual([['doubledWords', 'The the', 'The']]);
  expect(await found(id, 'en', 'Telephone: +998 00 000 00 41')).toEqual([
    ['sameTelephones', '+998 00 000 00 41', undefined],
  ]);
  expect(await found(id, 'en', 'Telephone: +998 00 000 00 13')).toEqual([]);
  expect(await found(id, 'uz', "O'zbekiston", 'lead')).toEqual([['uzbekLetters', "O'", 'Oʻ']]);
  expect(await found(id, 'en', 'The the gate', 'no.such.field')).toHaveLength(1);
});

test('what is no error is found there no more, by nobody, and elsewhere it is', async () => {
  const id = await newPage();
  const accepted = { ref: `pages:${id}`, lang: 'en', path: 'title', rule: 'doubledWords' };
  const { status } = await post(translator, '/accept', { ...accepted, found: 'The the' });
  expect(status).toBe(200);
  expect(await found(id, 'en', 'The the gate')).toEqual([]);
  expect(await found(id, 'en', 'The the gate', 'lead')).toHaveLength(1);
  expect(await found(id, 'en', 'A a gate')).toHaveLength(1);
  await requestCms(siteUrl, editor, `/pages/${id}?${inDrafts('en')}`, {
    method: 'PATCH',
    data: { title: 'Another title' },
  });
  expect(await found(id, 'en', 'The the gate')).toEqual([]);
});

test.each(locales.filter((lang) => lang !== 'en'))(
  'a translator into English decides nothing in %s',
  async (lang) => {
    const id = await newPage();
    const accepted = { ref: `pages:${id}`, lang, path: 'title', rule: 'dates', found: 'a' };
    expect((await post(translator, '/accept', accepted)).status).toBe(403);
  },
);

test.each([
  [400, { ref: 'pages:1', lang: 'en', texts: 'all' }],
  [400, { ref: 'pages:1', lang: 'de', texts: [] }],
  [404, { ref: 'pages:999999', lang: 'en', texts: [] }],
  [403, { ref: 'users:1', lang: 'en', texts: [] }],
])('%i for %o', async (status, body) => {
  expect((await post(editor, '', body)).status).toBe(status);
});

test('strangers learn nothing', async () => {
  expect((await post({}, '', { ref: 'pages:1', lang: 'en', texts: [] })).status).toBe(403);
});
