import { sql, type SQL } from '@payloadcms/db-postgres';
import type { EntryText } from '@/cms/search-index';
import type { SearchType } from '@/cms/search-index/entries';
import { languages, type Locale } from '@/i18n/locales';
import { apostrophes, fold } from '@/lib/fold';
import { cms } from './cms';

/** An entry of the index that was found, as far as it takes to count and to sort. */
export interface Hit {
  id: number;
  title: string;
  date: string | null;
}

/** What is shown of an entry. */
export interface Entry {
  id: number;
  link: string;
  type: SearchType;
  title: string;
  text: string;
  body: string;
  /** Which of the texts are in Uzbek. */
  fallback: EntryText[];
}

/** Words of a query that can be looked up: letters and digits, without the Uzbek apostrophes. */
const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .replace(apostrophes, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * `(stem:* | folded:*) & …`: every word, in the language's stems or as it was typed. Words that the
 * language does not index, such as “the”, are left out.
 */
function textQuery(tokens: string[], lang: Locale, join: '&&' | '||'): SQL {
  const configuration = sql.raw(`'${languages[lang].textSearch}'`);
  const parts = tokens.map((token) => {
    const folded = fold(token) || token;
    const stem = sql`to_tsquery(${configuration}, ${`${token}:*`})`;
    return sql`(CASE WHEN numnode(${stem}) = 0 THEN ''::tsquery ELSE ${stem} || to_tsquery('simple', ${`${folded}:*`}) END)`;
  });
  return sql.join(parts, sql.raw(` ${join} `));
}

/** So many entries are compared with the query; those after them stand in the order of their tiers. */
export const RANKED = 100;

/** However often a word occurs, prominence decides no more than so much. */
const MAX_RANK = sql.raw('0.75');

/** How well an entry fits: what is called exactly so, what editors say is searched so, prominent words. */
const score = (wanted: string, any: SQL) => sql`
  (CASE WHEN names = ${wanted} THEN 8 WHEN starts_with(names, ${wanted}) THEN 2 ELSE 0 END)
  + (CASE WHEN strpos(keywords, ${`|${wanted}|`}) > 0 THEN 6 WHEN strpos(keywords, ${`|${wanted}`}) > 0 THEN 1 ELSE 0 END)
  + 4 * LEAST(${MAX_RANK}, ts_rank('{0.05, 0.2, 0.6, 1}', vector, ${any}))
  + 3 * word_similarity(${wanted}, names)
  + 1.5 * word_similarity(${wanted}, keywords)
  + (CASE type WHEN 'page' THEN 1.2 WHEN 'service' THEN 1 WHEN 'place' THEN 0.6
      WHEN 'partner' THEN 0.4 WHEN 'faq' THEN 0.3 WHEN 'item' THEN 0.65 ELSE 0 END)`;

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Entries with all words of the query, or with any of them, best first. However many there are, no more
 * than `most` are looked at: those whose title or search word the query is, then those whose title begins
 * with it, then those that have the words there, then those that have them anywhere.
 */
async function lookUp(
  tokens: string[],
  wanted: string,
  { lang, join, most }: { lang: Locale; join: '&&' | '||'; most: number },
): Promise<Hit[]> {
  // The indexes are of one language each, so that the language must stand in the statement.
  const language = sql.raw(`'${lang}'`);
  const limit = sql.raw(String(most));
  const ranked = sql.raw(String(RANKED));
  // As a subquery it says nothing of how frequent the words are: the planner takes the index.
  const words = sql.raw('(SELECT words FROM asked)');
  const tier = (number: number, condition: SQL, upTo: SQL) => sql`
    SELECT id, ctid AS place, link, title, date, ${sql.raw(String(number))} AS tier
    FROM search_entries WHERE lang = ${language} AND ${condition} LIMIT ${upTo}`;
  const { db } = await cms();
  const { rows } = await db.drizzle.execute(sql`
    WITH asked AS MATERIALIZED (
      SELECT ${textQuery(tokens, lang, join)} AS words, ${textQuery(tokens, lang, '||')} AS any_word),
    named AS MATERIALIZED (
      ${tier(1, sql`string_to_array(names || keywords, '|') @> ARRAY[${wanted}]`, ranked)}),
    begun AS MATERIALIZED (${tier(2, sql`names LIKE ${`${like(wanted)}%`}`, ranked)}),
    prominent AS MATERIALIZED (${tier(
      3,
      sql`ts_filter(vector, '{a,b}') @@ ${words}
        AND (SELECT count(*) FROM named) + (SELECT count(*) FROM begun) < ${limit}`,
      limit,
    )}),
    anywhere AS MATERIALIZED (${tier(
      4,
      sql`vector @@ ${words} AND (SELECT count(*) FROM prominent) < ${limit}`,
      limit,
    )}),
    candidates AS MATERIALIZED (
      SELECT * FROM (
        SELECT DISTINCT ON (id) * FROM (
          TABLE named UNION ALL TABLE begun UNION ALL TABLE prominent UNION ALL TABLE anywhere
        ) found ORDER BY id, tier
      ) once ORDER BY tier, place LIMIT ${limit}),
    scored AS MATERIALIZED (
      SELECT id, ${score(wanted, sql.raw('(SELECT any_word FROM asked)'))} AS score
      FROM (SELECT id FROM candidates ORDER BY tier, place LIMIT ${ranked}) best
        JOIN search_entries USING (id))
    SELECT id, title, date FROM (
      SELECT DISTINCT ON (link) * FROM candidates LEFT JOIN scored USING (id)
      ORDER BY link, score DESC NULLS LAST, tier, place
    ) once ORDER BY score DESC NULLS LAST, tier, title, place`);
  return rows as unknown as Hit[];
}

/** From this likeness on a word that no title or search word has is taken for one that they have. */
const LIKENESS = sql.raw('0.4');

/** The words with those that are unknown replaced by what they most resemble. */
async function corrected(tokens: string[], lang: Locale): Promise<string[]> {
  const { db } = await cms();
  const asked = sql.join(
    tokens.map((token, at) => sql`(${at}::int, ${fold(token)}::text)`),
    sql`, `,
  );
  const { rows } = await db.drizzle.execute(sql`
    SELECT (SELECT word FROM search_words
      WHERE lang = ${lang} AND word % token AND similarity(word, token) >= ${LIKENESS}
      ORDER BY similarity(word, token) DESC, word LIMIT 1) AS word
    FROM (VALUES ${asked}) asked (at, token) ORDER BY at`);
  return tokens.map((token, at) => {
    const word = rows[at]?.word as string | null | undefined;
    return !word || word === fold(token) ? token : word;
  });
}

/**
 * What a language has on a query: entries with every word of it; where there are none, with every word
 * but misspelt ones replaced; where there are none, with any of them.
 * @param most so many are found at most
 * @returns the entries, best first, and the words by which they were found
 */
export async function lookUpEntries(
  search: string,
  lang: Locale,
  most: number,
): Promise<{ hits: Hit[]; tokens: string[] }> {
  const tokens = tokensOf(search);
  if (tokens.length === 0) return { hits: [], tokens };
  const hits = await lookUp(tokens, fold(search), { lang, join: '&&', most });
  if (hits.length > 0) return { hits, tokens };
  const meant = await corrected(tokens, lang);
  const wanted = fold(meant.join(' '));
  if (meant.join() !== tokens.join()) {
    const similar = await lookUp(meant, wanted, { lang, join: '&&', most });
    if (similar.length > 0) return { hits: similar, tokens: meant };
  }
  if (meant.length === 1) return { hits: [], tokens };
  return { hits: await lookUp(meant, wanted, { lang, join: '||', most }), tokens: meant };
}

/** What is shown of some entries, by id; one that was written anew meanwhile is missing. */
export async function readEntries(ids: number[]): Promise<Map<number, Entry>> {
  if (ids.length === 0) return new Map();
  const { db } = await cms();
  const { rows } = await db.drizzle.execute(sql`
    SELECT id, link, type, title, text, body, fallback FROM search_entries
    WHERE id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return new Map((rows as unknown as Entry[]).map((entry) => [entry.id, entry]));
}
