import { sql } from '@payloadcms/db-postgres';
import type { Locale } from '@/i18n/locales';
import { wordsOf } from '@/lib/match';
import { select } from './lists';
import { cached } from './read';

/** From so many letters on, what is typed stands for a synonym that begins so. */
const BEGINNING = 3;

/** What editors say that visitors mean, in a language, by its folded words. */
const synonymsIn = cached(
  'synonyms',
  async (lang: Locale) =>
    (
      await select<{ word: string; means: string }>(
        sql`SELECT word, means FROM synonyms WHERE lang = ${lang} ORDER BY id`,
      )
    ).map(({ word, means }) => ({ word: wordsOf(word).join(' '), means })),
  ['synonyms'],
);

/** A search in the words of the site; null where it has no synonym. */
export async function meaningOf(search: string, lang: Locale): Promise<string | null> {
  const synonyms = (await synonymsIn(lang)).filter(({ word }) => word);
  if (synonyms.length === 0) return null;
  const typed = wordsOf(search).join(' ');
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
