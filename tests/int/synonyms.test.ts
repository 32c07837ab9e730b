import { beforeAll, expect, test } from 'vitest';
import { success } from '@/api-contract/calls';
import { searchResults, suggestions } from '@/features/search/schema';
import type { Locale } from '@/i18n/locales';
import { send, siteUrl } from './site';
import { newStaff, requestCms, signIn } from './staff';

type Headers = Record<string, string>;
interface Fruitless {
  id: number;
  words: string;
  lang: Locale;
  count: number;
}

let editor: Headers;
let translator: Headers;
beforeAll(async () => {
  const administrator = await signIn();
  editor = (await newStaff(siteUrl, administrator, { role: 'editor' })).headers;
  translator = (await newStaff(siteUrl, administrator, { role: 'translator', languages: ['en'] }))
    .headers;
});

async function linksOf(search: string, lang: Locale, type = 'full'): Promise<string[]> {
  const reply = await (
    await send(`/api/search?${new URLSearchParams({ search, lang, type })}`)
  ).json();
  const schema = success(type === 'short' ? suggestions : searchResults);
  return schema.parse(reply).data.items.map(({ link }) => link);
}

const fruitlessOf = async (words: string, as = editor) => {
  const { docs } = await requestCms<{ docs: Fruitless[] }>(
    siteUrl,
    as,
    `/fruitless-searches?where[words][equals]=${encodeURIComponent(words)}&depth=0`,
  );
  return docs.map(({ words: one, lang, count }) => ({ words: one, lang, count }));
};

const add = (word: string, means: string, lang: Locale, as = editor) =>
  requestCms<{ doc: { id: number } }>(siteUrl, as, '/synonyms', {
    method: 'POST',
    data: { word, means, lang },
  });

test('what visitors call it in the sample leads to the page', async () => {
  expect((await linksOf('aloqa', 'uz'))[0]).toBe('/airport/contacts/');
  expect((await linksOf('алоқа', 'uz'))[0]).toBe('/airport/contacts/');
  expect(await linksOf('aloqa', 'uz')).toContain('/services/shops/aloqa/');
  expect((await linksOf('обменник', 'ru'))[0]).toBe('/services/currency-exchange/');
  expect((await linksOf('обмен', 'ru', 'short'))[0]).toBe('/services/currency-exchange/');
});

test('a fruitless search is counted, and found once it has a meaning', async () => {
  const word = `zzq${Date.now().toString(36)}q`;
  expect(await linksOf(word, 'en')).toEqual([]);
  await linksOf(word.toUpperCase(), 'en');
  // A suggestion is what somebody has begun to type.
  await linksOf(word, 'en', 'short');
  await expect.poll(() => fruitlessOf(word)).toEqual([{ words: word, lang: 'en', count: 2 }]);
  expect(await fruitlessOf(word, translator)).toHaveLength(1);

  await add(word, 'parking', 'en');
  expect((await linksOf(word, 'en'))[0]).toBe('/parking/');
  expect((await linksOf(`${word} P1`, 'en'))[0]).toBe('/parking/');
  expect((await linksOf(word.slice(0, 6), 'en', 'short'))[0]).toBe('/parking/');
  expect(await linksOf(word, 'ru')).toEqual([]);
  expect(await fruitlessOf(word)).toEqual([{ words: word, lang: 'ru', count: 1 }]);
});

test.each(['me@example.com', '+998 90 123 45 67'])('%s is not kept', async (personal) => {
  await linksOf(`${personal}zzqq`, 'en');
  expect(await fruitlessOf(`${personal}zzqq`)).toEqual([]);
});

test('a word without a meaning is refused, and translators change none', async () => {
  await expect(add('word', '', 'en')).rejects.toThrow('400');
  await expect(add('word', 'parking', 'en', translator)).rejects.toThrow('403');
});
