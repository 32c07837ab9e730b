import type { EntryText } from '@/cms/search-index';
import type { Flight } from '@/features/flights/schema';
import { SUGGESTIONS_SHOWN } from '@/constants';
import { defaultLocale, type Locale } from '@/i18n/locales';
import type { SearchQuery } from '@/features/search/query';
import type { SearchItem, SearchResults, SearchSort, Suggestions } from '@/features/search/schema';
import { escapeHtml } from '@/features/search/highlight';
import { flightPath } from '@/lib/hrefs';
import { localText, plain, type LocalText } from '@/lib/local-text';
import { requestTime } from '@/lib/request-time';
import { toAirportIso } from '@/lib/time';
import { noteFruitless } from '@/cms/search-words/fruitless';
import { words } from '@/i18n/words';
import { log } from '@/platform/telemetry/log';
import { cms } from './cms';
import { endOfList } from './replies';
import { meaningOf } from './synonyms';
import { flightText } from '../with-flight-texts';
import { lookUpEntries, MAX_COUNT, readEntries, type Entry } from './search-lookup';
import { summaryHtml, titleHtml } from './search-texts';

/** Flights shown before what was written. */
const MAX_FLIGHTS = 3;

/** The next flights that a query means: a number, an airline, a city or its code. */
export type FlightFinder = (search: string, lang: Locale) => Promise<Flight[]>;

/** What was found: a flight, or an entry whose texts are yet to be read. */
interface Found {
  title: string;
  date: string | null;
  id?: number;
  item?: SearchItem;
}

function toFlight(flight: Flight, lang: Locale): Found {
  const t = words(lang, 'search');
  const values = { number: flight.number, city: plain(flight.city.name) };
  const title = t(flight.direction === 'departure' ? 'departure' : 'arrival', values);
  const item = {
    link: flightPath(flight.id),
    title: escapeHtml(title),
    text: escapeHtml(flightText(flight, toAirportIso(requestTime()), lang)),
    type: { value: 'flight', text: t('types.flight') },
  };
  return { title, date: flight.scheduled_at.slice(0, 10), item };
}

const textOf = (entry: Entry, name: EntryText): LocalText =>
  localText(entry[name], entry.fallback.includes(name) ? { lang: defaultLocale } : {});

const toItem = (entry: Entry, lang: Locale, tokens: string[]): SearchItem => ({
  link: entry.link,
  title: titleHtml(textOf(entry, 'title'), tokens),
  text: summaryHtml([textOf(entry, 'text'), textOf(entry, 'body')], tokens),
  type: { value: entry.type, text: words(lang, 'search')(`types.${entry.type}`) },
});

const orders: Record<SearchSort, (lang: Locale) => (a: Found, b: Found) => number> = {
  none: () => () => 0,
  date: () => (a, b) => (b.date ?? '').localeCompare(a.date ?? ''),
  title: (lang) => {
    const { compare } = new Intl.Collator(lang);
    return (a, b) => compare(a.title, b.title);
  },
};

/** So many entries of what editors say that is meant stand before those of what was typed. */
const MEANT_FIRST = 3;

/** What is found by the words that were typed, and by those that the site has for them. */
async function lookUpWithMeaning(search: string, lang: Locale, most: number) {
  const meaning = await meaningOf(search, lang);
  const typed = lookUpEntries(search, lang, most);
  if (meaning === null) return typed;
  const [own, meant] = await Promise.all([typed, lookUpEntries(meaning, lang, most)]);
  const hits = [...meant.hits.slice(0, MEANT_FIRST), ...own.hits, ...meant.hits.slice(MEANT_FIRST)];
  return {
    hits: [...new Map(hits.map((hit) => [hit.id, hit])).values()].slice(0, most),
    tokens: [...own.tokens, ...meant.tokens],
  };
}

/** Nobody waits for it, and a search is answered without it. */
function countFruitless(search: string, lang: Locale): void {
  cms()
    .then(({ db }) => noteFruitless(db.drizzle, search, lang))
    .catch((err: unknown) => log.warn({ err }, 'A fruitless search could not be counted.'));
}

export async function search(
  { search, sort, type, offset, limit, lang }: SearchQuery,
  flightsLike: FlightFinder,
): Promise<SearchResults | Suggestions> {
  const t = words(lang, 'search');
  const isShort = type === 'short';
  const [flights, { hits, tokens }] = await Promise.all([
    search.trim().length > 1 ? flightsLike(search, lang) : [],
    lookUpWithMeaning(search, lang, isShort ? SUGGESTIONS_SHOWN : MAX_COUNT + 1),
  ]);
  const all = [...flights.slice(0, MAX_FLIGHTS).map((flight) => toFlight(flight, lang)), ...hits];
  const found: Found[] = all.slice(0, MAX_COUNT).sort(orders[sort](lang));
  const shown = isShort ? found.slice(0, SUGGESTIONS_SHOWN) : found.slice(offset, offset + limit);
  const entries = await readEntries(shown.flatMap(({ id }) => id ?? []));
  const items = shown.flatMap(({ id, item }) => {
    const entry = id === undefined ? undefined : entries.get(id);
    return item ?? (entry ? toItem(entry, lang, tokens) : []);
  });
  if (search && found.length === 0 && !isShort) countFruitless(search, lang);
  const none = found.length > 0 ? '' : t(search ? 'none' : 'empty');
  if (isShort) return { items, message: none };
  const count = found.length;
  const isMore = all.length > MAX_COUNT;
  return {
    items,
    count,
    ...(isMore && { more_than_count: true }),
    message: shown.length > 0 ? '' : none || endOfList(lang),
    result_for_header: search
      ? t(isMore ? 'headerMore' : 'header', { count, query: search })
      : t('headerEmpty'),
  };
}
