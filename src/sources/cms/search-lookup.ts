import { sql } from '@payloadcms/db-postgres';
import type { EntryText } from '@/cms/search-index';
import type { SearchType } from '@/cms/search-index/entries';
import { languages, type Locale } from '@/i18n/locales';
import { apostrophes, fold } from '@/lib/fold';
import { matchScore } from '@/lib/match';
import { cms } from './cms';

type SQL = ReturnType<typeof sql>;

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

/** Of more entries it is only said that there are more. */
export const MAX_COUNT = 500;

/** So many of them are compared with the query; those after them stand in the order of their tiers. */
const RANKED = 100;

/** However often a word occurs, prominence decides no more than so much. */
const MAX_RANK = sql.raw('0.75');

/** What the kind of an entry counts for. */
const weight = sql.raw(`CASE type WHEN 'page' THEN 1.2 WHEN 'service' THEN 1 WHEN 'place' THEN 0.6
  WHEN 'partner' THEN 0.4 WHEN 'faq' THEN 0.3 WHEN 'item' THEN 0.65 ELSE 0 END`);

/** How well an entry fits: what is called exactly so, what editors say is searched so, prominent words. */
const score = (typed: string, words: SQL) => sql`
  (CASE WHEN names = ${typed} THEN 8 WHEN starts_with(names, ${typed}) THEN 2 ELSE 0 END)
  + (CASE WHEN strpos(keywords, ${`|${typed}|`}) > 0 THEN 6 WHEN strpos(keywords, ${`|${typed}`}) > 0 THEN 1 ELSE 0 END)
  + 4 * LEAST(${MAX_RANK}, ts_rank('{0.05, 0.2, 0.6, 1}', vector, ${words}))
  + 3 * word_similarity(${typed}, names)
  + 1.5 * word_similarity(${typed}, keywords)
  + ${weight}`;

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** How the words of a query are to be there. */
type Joined = '&' | '|';

/**
 * The query in PostgreSQL's terms, with each word in the language's stem or as it begins, and with whole words
 * where the language has stems: there are many that begin so. Words that the language does not index, such as
 * “the”, are left out.
 */
function asked(tokens: string[], lang: Locale, joined: Joined): SQL {
  const { textSearch } = languages[lang];
  const each = tokens.map((token) => {
    const folded = fold(token) || token;
    const end = textSearch === 'simple' ? ':*' : '';
    return sql`(to_tsquery(${sql.raw(`'${textSearch}'`)}, ${token}), to_tsquery('simple', ${folded + end}), to_tsquery('simple', ${`${folded}:*`}))`;
  });
  const all = (word: string, operator: string) =>
    sql.raw(`string_agg('(' || (${word})::text || ')', ' ${operator} ')::tsquery`);
  return sql`
    SELECT ${all('stem || beginning', joined)} AS beginnings, ${all('stem || whole', joined)} AS words,
      ${all('stem || beginning', '|')} AS any_word
    FROM (VALUES ${sql.join(each, sql`, `)}) tokens (stem, whole, beginning) WHERE numnode(stem) > 0`;
}

/**
 * Conditions by the names of what they find. Each has what those before it have, and where that is not
 * enough, more.
 */
function tiersOf(conditions: Record<string, SQL>, lang: Locale): SQL {
  const names = Object.keys(conditions);
  const most = sql.raw(String(MAX_COUNT + 1));
  const tiers = Object.entries(conditions).map(([name, condition], index) => {
    const before = index > 0 && sql.raw(names[index - 1] ?? '');
    // The indexes are of one language each, so that the language must stand in the statement.
    return sql`${sql.raw(name)} AS MATERIALIZED (
      ${before ? sql`TABLE ${before} UNION ALL` : sql``}
      (SELECT id, link, title, date, ${sql.raw(String(index))} AS tier, ${weight} AS weight, row_number() OVER () AS place
      FROM search_entries WHERE lang = ${sql.raw(`'${lang}'`)} AND ${condition}
      ${before ? sql`AND id NOT IN (SELECT id FROM ${before}) AND (SELECT count(*) FROM ${before}) < ${most}` : sql``}
      LIMIT ${most}))`;
  });
  return sql.join(tiers, sql`, `);
}

interface Asked {
  tokens: string[];
  /** The same as titles and search words are compared with it. */
  phrase: string;
  /** The same as it was typed, which may be misspelt. */
  typed: string;
  joined: Joined;
  lang: Locale;
  most: number;
}

/**
 * Entries with all words of the query, or with any of them, best first. However many there are, only so many
 * are looked at: those whose title or search word the query is, then those whose title begins with it, then
 * those that have the words there, then those that have them anywhere.
 */
async function lookUp({ tokens, phrase, typed, joined, lang, most }: Asked): Promise<Hit[]> {
  // As a subquery it says nothing of how frequent the words are: the planner takes the index.
  const of = (name: string) => sql.raw(`(SELECT ${name} FROM asked)`);
  const tiers = {
    named: sql`string_to_array(names || keywords, '|') @> ARRAY[${phrase}]`,
    begun: sql`names LIKE ${`${like(phrase)}%`}`,
    prominent: sql`ts_filter(vector, '{a,b}') @@ ${of('beginnings')}`,
    anywhere: sql`vector @@ ${of('words')}`,
  };
  const { db } = await cms();
  const { rows } = await db.drizzle.execute(sql`
    WITH asked AS MATERIALIZED (${asked(tokens, lang, joined)}), ${tiersOf(tiers, lang)},
    scored AS MATERIALIZED (
      SELECT id, ${score(typed, of('any_word'))} AS score
      FROM (SELECT id FROM anywhere ORDER BY tier, weight DESC, place LIMIT ${RANKED}) best
        JOIN search_entries USING (id))
    SELECT id, title, date FROM (
      SELECT DISTINCT ON (link) * FROM anywhere LEFT JOIN scored USING (id)
      ORDER BY link, score DESC NULLS LAST, tier, place
    ) once ORDER BY score DESC NULLS LAST, tier, weight DESC, title, place LIMIT ${most}`);
  return rows as unknown as Hit[];
}

/**
 * From this likeness on a word that no title or search word has is taken for one that they have; below it, where
 * so few letters are wrong as are easily mistyped: of a short word one changes most trigrams.
 */
const LIKENESS = 0.4;
/** So many of the words that resemble it are looked at. */
const CANDIDATES = 5;

interface Candidate {
  word: string;
  likeness: number;
}

/** The words with those that are unknown replaced by what they most resemble. */
async function corrected(tokens: string[], lang: Locale): Promise<string[]> {
  const { db } = await cms();
  const each = tokens.map((token, at) => sql`(${at}::int, ${fold(token)}::text)`);
  const { rows } = await db.drizzle.execute<{ candidates: Candidate[] | null }>(sql`
    SELECT (SELECT json_agg(candidate) FROM (
      SELECT word, similarity(word, token) AS likeness FROM search_words
      WHERE lang = ${lang} AND word % token
      ORDER BY likeness DESC, abs(length(word) - length(token)), word LIMIT ${CANDIDATES}) candidate) AS candidates
    FROM (VALUES ${sql.join(each, sql`, `)}) tokens (at, token) ORDER BY at`);
  return tokens.map((token, at) => {
    const folded = fold(token);
    const meant = rows[at]?.candidates?.find(
      ({ word, likeness }) => likeness >= LIKENESS || matchScore(word, folded) > 0,
    );
    return !meant || meant.word === folded ? token : meant.word;
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
  const typed = fold(search);
  const asTyped = { tokens, phrase: typed, typed, joined: '&', lang, most } as const;
  const hits = await lookUp(asTyped);
  if (hits.length > 0) return { hits, tokens };
  const meant = await corrected(tokens, lang);
  const asMeant = { ...asTyped, tokens: meant, phrase: fold(meant.join(' ')) };
  const isMisspelt = meant.join() !== tokens.join();
  const similar = isMisspelt ? await lookUp(asMeant) : [];
  if (similar.length > 0 || meant.length === 1) return { hits: similar, tokens: meant };
  return { hits: await lookUp({ ...asMeant, joined: '|' }), tokens: meant };
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
