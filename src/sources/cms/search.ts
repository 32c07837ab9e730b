import { sql } from '@payloadcms/db-postgres';
import type { EntryText } from '@/cms/search-index';
import type { SearchType } from '@/cms/search-index/entries';
import type { Flight } from '@/features/flights/schema';
import { SUGGESTIONS_SHOWN } from '@/constants';
import { defaultLocale, languages, type Locale } from '@/i18n/locales';
import type { SearchQuery } from '@/features/search/query';
import type { SearchItem, SearchResults, SearchSort, Suggestions } from '@/features/search/schema';
import { escapeHtml } from '@/features/search/highlight';
import { apostrophes, fold } from '@/lib/fold';
import { flightPath } from '@/lib/hrefs';
import { localText, plain, type LocalText } from '@/lib/local-text';
import { plainText } from '@/lib/plain-text';
import { requestTime } from '@/lib/request-time';
import { toAirportIso } from '@/lib/time';
import { words } from '@/i18n/words';
import { cms } from './cms';
import { flightText } from '../with-flight-texts';
import { summaryHtml, titleHtml } from './search-texts';

/** Flights shown before what was written, and suggestions in the header (contract). */
const MAX_FLIGHTS = 3;

interface Row {
  link: string;
  type: SearchType;
  title: string;
  text: string;
  body: string;
  date: string | null;
  /** Which of the texts are in Uzbek. */
  fallback: EntryText[];
}

/** Words of a query that can be looked up: letters and digits, without the Uzbek apostrophes. */
const tokensOf = (text: string) =>
  text
    .replace(apostrophes, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * `(stem:* | folded:*) & …`: every word, in the language's stems or as it was typed. Words that the
 * language does not index, such as “the”, are left out.
 */
function textQuery(search: string, lang: Locale, join: '&&' | '||') {
  const configuration = sql.raw(`'${languages[lang].textSearch}'`);
  const parts = tokensOf(search.toLowerCase()).map((token) => {
    const folded = fold(token) || token;
    const stem = sql`to_tsquery(${configuration}, ${`${token}:*`})`;
    return sql`(CASE WHEN numnode(${stem}) = 0 THEN ''::tsquery ELSE ${stem} || to_tsquery('simple', ${`${folded}:*`}) END)`;
  });
  return sql.join(parts, sql.raw(` ${join} `));
}

/** Nobody pages further; the best of a language's entries. */
const MAX_RESULTS = 300;

/** From this likeness on a misspelt word is taken for the one it resembles. */
const LIKENESS = sql.raw('0.45');

/** However often a word occurs, prominence decides no more than so much. */
const MAX_RANK = sql.raw('0.75');

/**
 * Entries of a language that have every word of the query, the obvious one first: what is called
 * exactly so, then what editors say is searched so, then by how prominent the words are.
 */
function lookUp(search: string, lang: Locale, condition: ReturnType<typeof sql>) {
  const wanted = fold(search);
  const any = textQuery(search, lang, '||');
  return sql`
    SELECT link, type, title, text, body, fallback, date,
      (CASE WHEN names = ${wanted} THEN 8 WHEN names LIKE ${`${wanted}%`} THEN 2 ELSE 0 END)
      + (CASE WHEN keywords LIKE ${`%|${wanted}|%`} THEN 6 WHEN keywords LIKE ${`%|${wanted}%`} THEN 1 ELSE 0 END)
      + 4 * LEAST(${MAX_RANK}, ts_rank('{0.05, 0.2, 0.6, 1}', vector, ${any}))
      + 3 * word_similarity(${wanted}, names)
      + 1.5 * word_similarity(${wanted}, keywords)
      + (CASE type WHEN 'page' THEN 1.2 WHEN 'service' THEN 1 WHEN 'place' THEN 0.6
          WHEN 'partner' THEN 0.4 WHEN 'faq' THEN 0.3 WHEN 'item' THEN 0.65 ELSE 0 END) AS score
    FROM search_entries
    WHERE lang = ${lang} AND (${condition})`;
}

async function found({ search, lang }: SearchQuery): Promise<Row[]> {
  if (tokensOf(search).length === 0) return [];
  const { db } = await cms();
  return db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL pg_trgm.word_similarity_threshold = ${LIKENESS}`);
    const select = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await transaction.execute(
        sql`SELECT * FROM (SELECT DISTINCT ON (link) * FROM (${lookUp(search, lang, condition)}) ranked
          ORDER BY link, score DESC) once ORDER BY score DESC, title LIMIT ${MAX_RESULTS}`,
      );
      return rows as unknown as Row[];
    };
    const every = await select(sql`vector @@ (${textQuery(search, lang, '&&')})`);
    if (every.length > 0) return every;
    const similar = await select(sql`${fold(search)} <% (names || ' ' || keywords)`);
    if (similar.length > 0) return similar;
    return select(sql`vector @@ (${textQuery(search, lang, '||')})`);
  });
}

/** The next flights that a query means: a number, an airline, a city or its code. */
export type FlightFinder = (search: string, lang: Locale) => Promise<Flight[]>;

function toFlightItem(flight: Flight, lang: Locale): SearchItem {
  const t = words(lang, 'search');
  const values = { number: flight.number, city: plain(flight.city.name) };
  return {
    link: flightPath(flight.id),
    title: escapeHtml(t(flight.direction === 'departure' ? 'departure' : 'arrival', values)),
    text: escapeHtml(flightText(flight, toAirportIso(requestTime()), lang)),
    type: { value: 'flight', text: t('types.flight') },
  };
}

const textOf = (
  row: Record<EntryText, string>,
  name: EntryText,
  fallback: EntryText[],
): LocalText => localText(row[name], fallback.includes(name) ? { lang: defaultLocale } : {});

type Dated = SearchItem & { date: string | null };

const orders: Record<SearchSort, (lang: Locale) => (a: Dated, b: Dated) => number> = {
  none: () => () => 0,
  date: () => (a, b) => (b.date ?? '').localeCompare(a.date ?? ''),
  title: (lang) => (a, b) => plainText(a.title).localeCompare(plainText(b.title), lang),
};

async function everything(query: SearchQuery, flightsLike: FlightFinder): Promise<SearchItem[]> {
  const { search, lang, sort } = query;
  const t = words(lang, 'search');
  const [flights, rows] = await Promise.all([
    search.trim().length > 1 ? flightsLike(search, lang) : [],
    found(query),
  ]);
  const tokens = tokensOf(search);
  const items: Dated[] = [
    ...flights.slice(0, MAX_FLIGHTS).map((flight) => ({
      ...toFlightItem(flight, lang),
      date: flight.scheduled_at.slice(0, 10),
    })),
    ...rows.map(({ link, type, fallback, date, ...row }) => ({
      link,
      title: titleHtml(textOf(row, 'title', fallback), tokens),
      text: summaryHtml([textOf(row, 'text', fallback), textOf(row, 'body', fallback)], tokens),
      type: { value: type, text: t(`types.${type}`) },
      date,
    })),
  ];
  return items
    .sort(orders[sort](lang))
    .map(({ link, title, text, type }) => ({ link, title, text, type }));
}

export async function search(
  query: SearchQuery,
  flightsLike: FlightFinder,
): Promise<SearchResults | Suggestions> {
  const { offset, limit, lang, type } = query;
  const t = words(lang, 'search');
  const items = await everything(query, flightsLike);
  const message = items.length > 0 ? '' : t(query.search ? 'none' : 'empty');
  if (type === 'short') {
    return {
      items: items.slice(0, SUGGESTIONS_SHOWN),
      message,
    };
  }
  return {
    items: items.slice(offset, offset + limit),
    count: items.length,
    message,
    result_for_header: query.search
      ? t('header', { count: items.length, query: query.search })
      : t('headerEmpty'),
  };
}
