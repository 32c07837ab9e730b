import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '@/api-contract/calls';
import { searchResults } from '@/features/search/schema';
import type { Locale } from '@/i18n/locales';
import { query, startOwnSite } from './own-site';
import { everyLocale, send } from './site';

const START_MS = 180_000;
const MOST = 500;

let site: Awaited<ReturnType<typeof startOwnSite>>;

/** Entries of each language that have one word, as if a collection that is none had so many documents. */
const entries = (word: string, amount: number) => `
  insert into search_entries (document, lang, link, type, title, text, body, names, keywords, vector)
  select 'bulk:' || n, lang, '/' || lang || n || '/', 'page', '${word} ' || n, '', '', '${word} ' || n, '',
    setweight(to_tsvector('simple', '${word} ' || n), 'A')
  from generate_series(1, ${amount}) n, unnest(array['uz', 'ru', 'en']) lang`;

beforeAll(async () => {
  site = await startOwnSite(
    'search_index',
    {},
    `delete from payload_kv where key = 'search-index';
    delete from search_words;
    delete from search_entries where type = 'item';
    ${entries('Zqgone', 1)};
    update search_entries set document = 'pages:999999' where document = 'bulk:1'`,
  );
}, START_MS);

afterAll(() => site?.stop());

async function find(search: string, lang: Locale, values: Record<string, string> = {}) {
  const asked = new URLSearchParams({ search, lang, ...values });
  const reply = await send(`/api/search?${asked}`, {}, site.url);
  return success(searchResults).parse(await reply.json()).data;
}

const linksOf = async (search: string) => (await find(search, 'en')).items.map(({ link }) => link);

test('what an earlier version indexed otherwise is found without being published again', async () => {
  const tries = { timeout: 60_000 };
  await expect.poll(() => linksOf('knife'), tries).toContainEqual(expect.stringMatching('item='));
  await expect.poll(() => linksOf('zqgone'), tries).toEqual([]);
  await expect.poll(() => linksOf('nife'), tries).toContainEqual(expect.stringMatching('item='));
  const [kept] = await query(
    site.database,
    `select data from payload_kv where key = 'search-index'`,
  );
  expect(kept).toBeDefined();
}, 120_000);

describe('where there is more than is counted', () => {
  beforeAll(async () => {
    await query(site.database, entries('Exactword', MOST));
    await query(site.database, entries('Bulkword', MOST + 300));
  });

  const more: Record<Locale, RegExp> = {
    uz: /: 500 tadan ortiq natija$/,
    ru: /: больше 500 результатов$/,
    en: /: more than 500 results$/,
  };

  test.each(everyLocale)('the reply says so in %s', async (lang) => {
    for (const sort of ['none', 'title', 'date']) {
      const found = await find('bulkword', lang, { sort });
      expect(found).toMatchObject({ count: MOST, more_than_count: true });
      expect(found.result_for_header).toMatch(more[lang]);
    }
  });

  test('so many as are counted is no more', async () => {
    const found = await find('exactword', 'en');
    expect(found.count).toBe(MOST);
    expect(found.more_than_count).toBeUndefined();
    expect(found.result_for_header).toMatch(/: 500 results$/);
  });

  test('its pages hold each result once, and end', async () => {
    const links: string[] = [];
    for (let offset = 0; offset < MOST + 100; offset += 100) {
      const { items } = await find('bulkword', 'en', { offset: String(offset), limit: '100' });
      links.push(...items.map(({ link }) => link));
    }
    expect(new Set(links).size).toBe(MOST);
    expect(links).toHaveLength(MOST);
  });

  test('what is called so comes first, however much there is', async () => {
    expect((await linksOf('bulkword 777'))[0]).toBe('/en777/');
  });

  test('the page says so', async () => {
    const html = await (await send('/en/search/?search=bulkword', {}, site.url)).text();
    expect(html).toMatch(/“bulkword”: more than 500 results<\/h2>/);
  });
});
