import { cardKinds } from '../../src/features/places/kinds';
import { defaultLocale, languages, locales, type Locale } from '../../src/i18n/locales';
import type { Examiner } from './examiner';
import { foundWord } from './examples';
import { shown } from './recorder';
import { MAX_ITEMS, pageOf, type Item, type ListAddress, type Page } from './lists';
import type { RuleName } from './rules';
import {
  accented,
  apostrophes,
  firstWord,
  hasApostrophe,
  inCyrillic,
  NONSENSE,
  withApostrophe,
} from './words';

/** The longest text that may be searched for, in characters. */
const LONGEST = 200;

type Suits = (word: string) => boolean;

/** Words that a script is searched by: Latin with its apostrophes, and Cyrillic. */
const inThisScript: Record<(typeof languages)[Locale]['script'], Suits[]> = {
  Latin: [() => true, hasApostrophe, (word) => inCyrillic(word) !== undefined],
  Cyrillic: [(word) => /^[а-яё]+$/i.test(word)],
};

/** Languages in which lists are searched: the first of each script. */
const searched = Object.keys(inThisScript).flatMap(
  (script) => locales.find((lang) => languages[lang].script === script) ?? [],
);

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

/** Other ways to type a word, and the rule by which each means the same. */
function spellings(word: string, lang: Locale): [RuleName, string][] {
  const cyrillic = lang === defaultLocale ? inCyrillic(word) : undefined;
  const signs = hasApostrophe(word) ? apostrophes : [];
  return [
    ['search-trimmed', `  ${word} `],
    ['search-case', word.toUpperCase()],
    ['search-case', word.toLowerCase()],
    ...(accented(word) === word ? [] : [['search-accents', accented(word)] as const]),
    ...(cyrillic ? [['search-cyrillic', cyrillic] as const] : []),
    ...signs.map((sign) => ['search-apostrophes', withApostrophe(word, sign)] as const),
  ].map(([rule, search]) => [rule as RuleName, search as string]);
}

const found = ({ items }: Page) =>
  items.length > 0 ? shown(items.slice(0, 3).map(({ title }) => plain(title))) : 'nothing';

/** Whether a search finds an item, as the rule says it does. */
async function checkFound(
  examiner: Examiner,
  list: ListAddress,
  rule: RuleName,
  search: string,
  { id, title }: Item,
): Promise<void> {
  const address = { ...list, query: { ...list.query, limit: `${MAX_ITEMS}`, search } };
  const page = await pageOf(examiner, address);
  if (!page) return;
  const holds = page.items.some((item) => item.id === id) || page.count > MAX_ITEMS;
  examiner.check(
    rule,
    address,
    holds,
    '$.data.items',
    `${plain(title)}, among others`,
    found(page),
  );
}

/** Words to search a list for, each with an item that has it in its title. */
async function targetsOf(
  examiner: Examiner,
  list: ListAddress,
  lang: Locale,
): Promise<Map<string, Item>> {
  const targets = new Map<string, Item>();
  if (list.call === 'search') {
    for (const suits of inThisScript[languages[lang].script]) {
      const search = await foundWord(examiner, lang, suits);
      const page = search ? await pageOf(examiner, list, { search }) : undefined;
      const [first] = page?.items ?? [];
      if (search && first) targets.set(search, first);
    }
    return targets;
  }
  const whole = await pageOf(examiner, list, { limit: `${MAX_ITEMS}` });
  for (const suits of inThisScript[languages[lang].script]) {
    for (const item of whole?.items ?? []) {
      const word = firstWord(item.title);
      if (!word || !suits(word)) continue;
      targets.set(word, item);
      break;
    }
  }
  return targets;
}

/** A title of two words, its blank written in both ways. */
async function checkBlanks(examiner: Examiner, list: ListAddress): Promise<void> {
  const whole = await pageOf(examiner, list, { limit: `${MAX_ITEMS}` });
  const item = whole?.items.find(({ title }) => /^\p{L}+ \p{L}+$/u.test(title));
  if (!item) return;
  await checkFound(examiner, list, 'search-trimmed', item.title, item);
  await checkFound(examiner, { ...list, blank: '%20' }, 'search-trimmed', item.title, item);
}

/** What matches nothing finds nothing, and the longest text is no wrong one. */
async function checkNothing(examiner: Examiner, list: ListAddress): Promise<void> {
  for (const search of [NONSENSE, NONSENSE.repeat(LONGEST).slice(0, LONGEST)]) {
    const address = { ...list, query: { ...list.query, search } };
    const page = await pageOf(examiner, address);
    if (!page) continue;
    const holds = page.items.length === 0 && page.count === 0;
    const other = `${page.count}: ${found(page)}`;
    examiner.check('search', address, holds, '$.data.items', 'nothing', other);
  }
}

export async function checkSearching(examiner: Examiner, call: ListAddress['call']): Promise<void> {
  const each = call === 'cardList' ? cardKinds.map((kind) => ({ kind })) : [undefined];
  for (const parameters of each) {
    for (const lang of searched) {
      const list: ListAddress = { call, ...(parameters && { parameters }), query: { lang } };
      const targets = await targetsOf(examiner, list, lang);
      // Replies without count or texts are recorded elsewhere; no words are searched in them.
      const isWhole = (await examiner.data(list)) !== undefined;
      if (call === 'search' && isWhole && targets.size === 0) {
        const expected = 'something for a word of the menu';
        examiner.check('search', list, false, '$.data.items', expected, 'nothing');
      }
      for (const [word, item] of targets) {
        await checkFound(examiner, list, 'search', word, item);
        for (const [rule, search] of spellings(word, lang)) {
          await checkFound(examiner, list, rule, search, item);
        }
      }
      await checkNothing(examiner, list);
      if (call !== 'search') await checkBlanks(examiner, list);
    }
  }
}
