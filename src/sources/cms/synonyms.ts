import { sql } from '@payloadcms/db-postgres';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { toLatin } from '@/i18n/uzbek-alphabets/cyrillic';
import { wordsOf } from '@/lib/match';
import { select } from './lists';
import { cached } from './cached';

/** From so many letters on, what is typed stands for a synonym that begins so. */
const BEGINNING = 3;

/** Uzbek in one alphabet: what is searched for has been written in Latin letters before. */
const inLatin = (text: string, lang: Locale) => (lang === defaultLocale ? toLatin(text) : text);

/** What editors say that visitors mean, in a language, by its folded words. */
const synonymsIn = cached(
  'synonyms',
  async (lang: Locale) =>
    (
      await select<{ word: string; means: string }>(
        sql`SELECT word, means FROM synonyms WHERE lang = ${lang} ORDER BY id`,
      )
    ).map(({ word, means }) => ({
      word: wordsOf(inLatin(word, lang)).join(' '),
      means: inLatin(means, lang),
    })),
  ['synonyms'],
);

/** A search in the words of the site; null where it has no synonym. */
export async function meaningOf(search: string, lang: Locale): Promise<string | null> {
  const synonyms = (await synonymsIn(lang)).filter(({ word }) => word);
  if (synonyms.length === 0) return null;
  const typed = wordsOf(inLatin(search, lang)).join(' ');
  const meanings = new Map(synonyms.map(({ word, means }) => [word, means]));
  const longestFirst = [...meanings.keys()].sort((a, b) => b.length - a.length);
  const replaced = ` ${typed} `.replace(
    new RegExp(`(?<= )(?:${longestFirst.join('|')})(?= )`, 'g'),
    (word) => meanings.get(word) ?? word,
  );
  if (replaced.trim() !== typed) return replaced.trim();
  const begun =
    typed.length >= BEGINNING ? longestFirst.find((word) => word.startsWith(typed)) : undefined;
  return begun === undefined ? null : (meanings.get(begun) ?? null);
}
