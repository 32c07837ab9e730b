import { sql } from '@payloadcms/db-postgres';
import { textSearch } from '@collections/search';
import type { SearchType } from '@collections/search/entries';
import type { Flight } from '@/contract/flights';
import type { Locale } from '@/contract/locale';
import type { SearchQuery } from '@/contract/query';
import type { SearchItem, SearchResults, Suggestions } from '@/contract/search';
import { fold } from '@/lib/fold';
import { excerpt, mark } from '@/lib/highlight';
import { words } from '../words';
import { cms } from './read';

/** Flights shown before what was written, and suggestions in the header (contract). */
const MAX_FLIGHTS = 3;
const MAX_SUGGESTIONS = 5;

interface Row {
  link: string;
  type: SearchType;
  title: string;
  text: string;
  body: string;
}

/** Words of a query that can be looked up: letters and digits. */
const tokensOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** `(stem:* | folded:*) & …`: every word, in the language's stems or as it was typed. */
function textQuery(search: string, lang: Locale, join: '&&' | '||') {
  const configuration = sql.raw(`'${textSearch[lang]}'`);
  const parts = tokensOf(search.toLowerCase().replace(/[ʻʼ‘’`´']/g, '')).map((token) => {
    const folded = fold(token) || token;
    return sql`(to_tsquery(${configuration}, ${`${token}:*`}) || to_tsquery('simple', ${`${folded}:*`}))`;
  });
  return sql.join(parts, sql.raw(` ${join} `));
}

const order = {
  none: sql.raw('score DESC, title'),
  date: sql.raw('date DESC NULLS LAST, score DESC'),
  title: sql.raw('title, link'),
};

/**
 * Entries of a language that have every word of the query, the obvious one first: what is called
 * exactly so, then what editors say is searched so, then by how prominent the words are.
 */
function lookUp(search: string, lang: Locale, condition: ReturnType<typeof sql>) {
  const wanted = fold(search);
  const any = textQuery(search, lang, '||');
  return sql`
    SELECT link, type, title, text, body, date,
      (CASE WHEN names = ${wanted} THEN 8 WHEN names LIKE ${`${wanted}%`} THEN 2 ELSE 0 END)
      + (CASE WHEN keywords LIKE ${`%|${wanted}|%`} THEN 6 WHEN keywords LIKE ${`%|${wanted}%`} THEN 1 ELSE 0 END)
      + 4 * ts_rank('{0.05, 0.2, 0.6, 1}', vector, ${any})
      + 3 * word_similarity(${wanted}, names)
      + 1.5 * word_similarity(${wanted}, keywords)
      + (CASE type WHEN 'page' THEN 1.2 WHEN 'service' THEN 1 WHEN 'place' THEN 0.6
          WHEN 'partner' THEN 0.4 WHEN 'faq' THEN 0.3 ELSE 0 END) AS score
    FROM search_entries
    WHERE lang = ${lang} AND (${condition})`;
}

async function found({ search, lang, sort }: SearchQuery): Promise<Row[]> {
  if (tokensOf(search).length === 0) return [];
  const database = (await cms()).db.drizzle;
  const select = (condition: ReturnType<typeof sql>) =>
    database.execute(
      sql`SELECT * FROM (SELECT DISTINCT ON (link) * FROM (${lookUp(search, lang, condition)}) ranked
        ORDER BY link, score DESC) once ORDER BY ${order[sort]}`,
    );
  const exact = await select(sql`vector @@ (${textQuery(search, lang, '&&')})`);
  if (exact.rows.length > 0) return exact.rows as unknown as Row[];
  const similar = sql`${fold(search)} <% (names || ' ' || keywords)`;
  const loose = await select(similar);
  if (loose.rows.length > 0) return loose.rows as unknown as Row[];
  const some = await select(sql`vector @@ (${textQuery(search, lang, '||')})`);
  return some.rows as unknown as Row[];
}

/** The next flights that a query means: a number, an airline, a city or its code. */
export type FlightFinder = (search: string, lang: Locale) => Promise<Flight[]>;

function toFlightItem(flight: Flight, lang: Locale): SearchItem {
  const t = words(lang, 'search');
  const values = { number: flight.number, city: flight.city.name };
  return {
    link: `/flight-board/${flight.id}/`,
    title: t(flight.direction === 'departure' ? 'departure' : 'arrival', values),
    text: t('flightText', {
      time: flight.scheduled_at.slice(11, 16),
      status: flight.status.text,
      airline: flight.airline.name,
    }),
    type: { value: 'flight', text: t('types.flight') },
  };
}

async function everything(query: SearchQuery, flightsLike: FlightFinder): Promise<SearchItem[]> {
  const { search, lang } = query;
  const t = words(lang, 'search');
  const [flights, rows] = await Promise.all([
    search.trim().length > 1 ? flightsLike(search, lang) : [],
    found(query),
  ]);
  const tokens = tokensOf(search);
  return [
    ...flights.slice(0, MAX_FLIGHTS).map((flight) => toFlightItem(flight, lang)),
    ...rows.map(({ link, type, title, text, body }) => ({
      link,
      title: mark(title, tokens),
      text: mark(excerpt([text, body], tokens), tokens),
      type: { value: type, text: t(`types.${type}`) },
    })),
  ];
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
      items: items.slice(0, MAX_SUGGESTIONS).map(({ link, title }) => ({ link, title })),
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
