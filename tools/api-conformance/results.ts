import { SUGGESTIONS_SHOWN } from '../../src/constants';
import { defaultLocale } from '../../src/i18n/locales';
import { searchSorts } from '../../src/features/search/schema';
import type { Examiner } from './examiner';
import { foundWord } from './examples';
import { shown } from './recorder';
import { MAX_ITEMS, pageOf } from './lists';
import { NONSENSE } from './words';

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

/** The search's two orders that differ from relevance: they find the same. */
export async function checkSorting(examiner: Examiner): Promise<void> {
  const lang = defaultLocale;
  const search = await foundWord(examiner, lang);
  if (!search) return;
  const list = { call: 'search', query: { lang, search, limit: `${MAX_ITEMS}` } } as const;
  const usual = await pageOf(examiner, list);
  if (!usual || usual.count > MAX_ITEMS) return;
  const links = usual.items.map(({ id }) => id).sort();
  for (const sort of searchSorts) {
    const address = { ...list, query: { ...list.query, sort } };
    const sorted = await pageOf(examiner, address);
    if (!sorted) continue;
    const found = sorted.items.map(({ id }) => id).sort();
    const isSame = shown(found) === shown(links) && sorted.count === usual.count;
    const expected = `the ${usual.count} results of any order`;
    examiner.check('sort', address, isSame, '$.data.items', expected, `${sorted.count} others`);
    if (sort !== 'title') continue;
    const titles = sorted.items.map(({ title }) => plain(title));
    const wrong = titles.findIndex((title, index) => !mayFollow(title, titles[index - 1]));
    const place = `$.data.items[${Math.max(wrong, 0)}].title`;
    const before = `a title not before ${shown(titles[wrong - 1])}`;
    examiner.check('sort', address, wrong < 0, place, before, shown(titles[wrong]));
  }
}

const collators = [defaultLocale, 'en'].map(
  (lang) => new Intl.Collator(lang, { ignorePunctuation: true, sensitivity: 'base' }),
);

/** Whether one title may come after another in any usual order: of the language, or of letters. */
const mayFollow = (title: string, before: string | undefined): boolean =>
  before === undefined ||
  before.toLowerCase() <= title.toLowerCase() ||
  collators.some((collator) => collator.compare(before, title) <= 0);

/** Short suggestions: at most five, and none where nothing matches. */
export async function checkSuggestions(examiner: Examiner): Promise<void> {
  const lang = defaultLocale;
  const search = await foundWord(examiner, lang);
  for (const wanted of [search, search?.slice(0, 3), NONSENSE]) {
    if (!wanted) continue;
    const address = { call: 'suggestions', query: { lang, search: wanted } } as const;
    const items = (await examiner.data(address))?.items;
    if (!items) continue;
    const max = wanted === NONSENSE ? 0 : SUGGESTIONS_SHOWN;
    const holds = items.length <= max;
    const rule = wanted === NONSENSE ? 'search' : 'suggestions';
    examiner.check(rule, address, holds, '$.data.items', `at most ${max}`, `${items.length}`);
  }
}
