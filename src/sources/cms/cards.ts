import { sql } from '@payloadcms/db-postgres';
import type { Place } from '@/cms/payload-types';
import type {
  Card,
  CardFilters,
  CardList,
  CardReply,
  OpeningHours,
} from '@/features/places/schema';
import { byFilter, placeFilterNames, type PlaceFilter } from '@/features/places/filters';
import type { CardKind } from '@/features/places/kinds';
import { names } from '@/features/names';
import type { Option } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import { cardPath } from '@/lib/hrefs';
import { isOpen } from '@/features/places/hours';
import { isSide } from '@/features/floor-plans/location';
import { matches } from '@/lib/match';
import { requestTime } from '@/lib/request-time';
import { toPhone } from '@/cms/links';
import type { InLanguage } from '@/cms/localized';
import { plain } from '@/lib/local-text';
import type { RequestOf } from '@/api-contract/calls';
import { words } from '@/i18n/words';
import {
  answering,
  findPage,
  findPageLive,
  oneOf,
  select,
  shownRows,
  withSlug,
  type FoundPage,
  type Sql,
} from './lists';
import { cached } from './cached';
import { documentsIn, shownIn, toImage } from './read';
import { detailsOf, toList, toPage } from './replies';
import { sharedValueTags } from './shared-values';
import { none, readTerms, toOption } from './terms';
import { currentView, visitorsReading } from './view';

type Hours = NonNullable<Place['hours']>;

export const toHours = (rows: Hours | null | undefined): OpeningHours[] =>
  (rows ?? [])
    .filter(({ days }) => days?.length)
    .map(({ days, from, to }) => ({
      days: days.map(Number),
      from: from ?? '00:00',
      to: to ?? '24:00',
    }));

export const sideOption = (side: string | null | undefined, lang: Locale): Option | null =>
  isSide(side) ? { value: side, text: words(lang, 'places')(side) } : null;

export const floorOption = (floor: string | null | undefined, lang: Locale): Option | null =>
  floor ? { value: floor, text: words(lang, 'places')('floor', { floor }) } : null;

function toCard(place: InLanguage<Place>, lang: Locale, now: number): Card {
  const hours = toHours(place.hours);
  return {
    id: place.slug,
    title: place.title ?? '',
    text: place.text ?? '',
    image: toImage(place.image),
    logo: toImage(place.logo),
    area: sideOption(place.side, lang) ?? none,
    floor: floorOption(place.floor, lang) ?? none,
    type: toOption(place.type),
    category: toOption(place.category),
    hours,
    open_now: hours.length > 0 ? isOpen(hours, now) : null,
    phone: toPhone(place.phone),
    place_id: place.area || null,
    href: cardPath(place.kind, place.slug),
  };
}

/** A column that a filter finds places by: of a value, or of a term that editors keep. */
type FilterColumn = { column: Sql } & (
  | {
      toOption: (value: string, lang: Locale) => Option | null;
      /** How its values are ordered among the options; terms go by their words. */
      order: 'ascending' | 'descending';
    }
  | { toOption?: undefined }
);

const filterColumns: Record<PlaceFilter, FilterColumn> = {
  area: { column: sql`document.side`, toOption: sideOption, order: 'descending' },
  floor: { column: sql`document.floor`, toOption: floorOption, order: 'ascending' },
  type: { column: sql`document.type_id` },
  category: { column: sql`document.category_id` },
};
const termFilters = placeFilterNames.filter((name) => !filterColumns[name].toOption);

function compareOptions(name: PlaceFilter, lang: Locale): (a: Option, b: Option) => number {
  const filter = filterColumns[name];
  if (!filter.toOption) return (a, b) => plain(a.text).localeCompare(plain(b.text), lang);
  const sign = filter.order === 'ascending' ? 1 : -1;
  return (a, b) => sign * a.value.localeCompare(b.value);
}

/** The values that occur among some cards, each list beginning with `all`. */
export function filtersOf(cards: Pick<Card, PlaceFilter>[], lang: Locale): CardFilters {
  const of = (name: PlaceFilter): Option[] => {
    const found = new Map(cards.map((card) => [card[name].value, card[name]]));
    const options = [...found.values()]
      .filter(({ value }) => value !== '')
      .sort(compareOptions(name, lang));
    return [{ value: 'all', text: names[lang].placeFilters[name].all }, ...options];
  };
  return byFilter(of);
}

/** Everything of a kind, as a preview shows it. */
const previewedPlaces = async (kind: CardKind, lang: Locale) =>
  (await documentsIn<Place>('places', lang)).filter((place) => place.kind === kind);

type ListRequest = RequestOf<'cardList'>;

async function previewedList({ kind, ...query }: ListRequest): Promise<CardList> {
  const { lang, search } = query;
  const now = requestTime();
  const all = (await previewedPlaces(kind, lang)).map((place) => ({
    card: toCard(place, lang, now),
    keywords: place.keywords ?? '',
  }));
  const found = all.filter(
    ({ card, keywords }) =>
      placeFilterNames.every((name) => query[name] === 'all' || card[name].value === query[name]) &&
      matches(
        [card.title, card.text, card.type.text, card.category.text, keywords].map(plain).join(' '),
        search,
      ),
  );
  return {
    ...toList(
      found.map(({ card }) => card),
      lang,
      query,
    ),
    filters: filtersOf(
      all.map(({ card }) => card),
      lang,
    ),
  };
}

const ofKind = (kind: CardKind) => sql`document.kind = ${kind}`;
const hasValue = (name: PlaceFilter, value: string) =>
  sql`${filterColumns[name].column}::text = ${value}`;
const hasTerm = ({ name, id }: KnownTerm) => sql`${filterColumns[name].column} = ${id}`;

/** A term that places of a kind have, and as what. */
interface KnownTerm {
  name: PlaceFilter;
  id: number;
  option: Option;
}

/** What places of a kind can be chosen by, and the terms behind it: as many as editors gave them values. */
const choicesOf = cached(
  'choices of places',
  async (kind: CardKind, lang: Locale) => {
    const columns = placeFilterNames.map(
      (name) => sql`${filterColumns[name].column} AS ${sql.identifier(name)}`,
    );
    const rows = await select<Record<PlaceFilter, string | number | null>>(sql`
      SELECT DISTINCT ${sql.join(columns, sql`, `)}
      FROM ${shownRows('places', lang)} WHERE ${ofKind(kind)}`);
    const termsOf = async (name: PlaceFilter): Promise<KnownTerm[]> => {
      const ids = new Set(rows.flatMap((row) => row[name] ?? []).map(Number));
      return (await readTerms([...ids], lang)).map((term) => ({ name, ...term }));
    };
    const terms = (await Promise.all(termFilters.map(termsOf))).flat();
    const optionOf = (name: PlaceFilter, value: string | number | null): Option => {
      if (value === null) return none;
      const { toOption: ofValue } = filterColumns[name];
      if (ofValue) return ofValue(String(value), lang) ?? none;
      return terms.find((term) => term.name === name && term.id === value)?.option ?? none;
    };
    const cards = rows.map((row) => byFilter((name) => optionOf(name, row[name])));
    return { filters: filtersOf(cards, lang), terms };
  },
  ['places', 'terms', ...sharedValueTags],
);

const inOrder = sql`document.id`;

/** A list as it is first opened, on the home page and the floor plans; it is there without the database. */
const firstPlaces = cached(
  'first places',
  (kind: CardKind, lang: Locale, limit: number) =>
    findPage('places', lang, { where: [ofKind(kind)], order: inOrder, offset: 0, limit }),
  ['places', 'terms', 'media'],
);

function placesFound({ kind, ...query }: ListRequest, terms: KnownTerm[]): Promise<FoundPage> {
  const { lang, search, offset, limit } = query;
  const chosen = placeFilterNames.filter((name) => query[name] !== 'all');
  if (chosen.length === 0 && search === '' && offset === 0) return firstPlaces(kind, lang, limit);
  const conditions = chosen.map((name) => {
    const value = query[name];
    if (filterColumns[name].toOption) return hasValue(name, value);
    const named = terms.filter((term) => term.name === name && term.option.value === value);
    return oneOf(named.map(hasTerm));
  });
  const words = answering(search, (word) =>
    terms.filter(({ option }) => matches(plain(option.text), word)).map(hasTerm),
  );
  const where = [ofKind(kind), ...conditions, ...words];
  return findPageLive('places', lang, { where, order: inOrder, offset, limit });
}

async function publishedList(request: ListRequest): Promise<CardList> {
  const { kind, lang } = request;
  const { filters, terms } = await choicesOf(kind, lang);
  const { documents, count } = await placesFound(request, terms);
  const now = requestTime();
  const reading = await visitorsReading();
  const items = documents.map((document) =>
    toCard(shownIn<Place>(document, lang, reading), lang, now),
  );
  return { ...toPage(items, count, lang), filters };
}

export const cardList = async (request: ListRequest): Promise<CardList> =>
  (await currentView()) ? previewedList(request) : publishedList(request);

export async function card({ kind, id, lang }: RequestOf<'card'>): Promise<CardReply | null> {
  const listed = (await currentView())
    ? await previewedPlaces(kind, lang)
    : await withSlug('places', lang, id, ofKind(kind));
  const place = await detailsOf<Place>('places', listed, id, lang);
  return place && { item: { ...toCard(place.document, lang, requestTime()), ...place.details } };
}

/** The places that stand in areas of the floor plans: of several in one, the last. */
const placesOnPlans = cached(
  'places on plans',
  (lang: Locale) =>
    select<{ area: string; kind: CardKind; slug: string }>(sql`
      SELECT DISTINCT ON (document.area) document.area, document.kind, document.slug
      FROM ${shownRows('places', lang)} WHERE document.area <> ''
      ORDER BY document.area, document.id DESC`),
  ['places'],
);

/** The same as they are to be shown. */
export async function placesInAreas(lang: Locale) {
  return (await currentView()) ? documentsIn<Place>('places', lang) : placesOnPlans(lang);
}
