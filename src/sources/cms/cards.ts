import type { Place, Term } from '@/cms/payload-types';
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
import { documentsIn, toImage } from './read';
import { detailsOf, toList } from './replies';

type Hours = NonNullable<Place['hours']>;

export const toHours = (rows: Hours | null | undefined): OpeningHours[] =>
  (rows ?? [])
    .filter(({ days }) => days?.length)
    .map(({ days, from, to }) => ({
      days: days.map(Number),
      from: from ?? '00:00',
      to: to ?? '24:00',
    }));

const none: Option = { value: '', text: '' };

/** A value that editors keep in the collection `terms`; none where it has no words. */
export const toOption = (term: number | InLanguage<Term> | null | undefined): Option =>
  typeof term === 'object' && term?.title ? { value: term.slug, text: term.title } : none;

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

/** The values that occur among some cards, each list beginning with `all`. */
export function filtersOf(cards: Pick<Card, PlaceFilter>[], lang: Locale): CardFilters {
  const of = (name: PlaceFilter): Option[] => {
    const found = new Map(cards.map((card) => [card[name].value, card[name]]));
    const options = [...found.values()]
      .filter(({ value }) => value !== '')
      .sort((a, b) =>
        name === 'floor' || name === 'area'
          ? b.value.localeCompare(a.value) * (name === 'area' ? 1 : -1)
          : plain(a.text).localeCompare(plain(b.text), lang),
      );
    return [{ value: 'all', text: names[lang].placeFilters[name].all }, ...options];
  };
  return byFilter(of);
}

const placesOf = async (kind: CardKind, lang: Locale) =>
  (await documentsIn<Place>('places', lang)).filter((place) => place.kind === kind);

export async function cardList({ kind, ...query }: RequestOf<'cardList'>): Promise<CardList> {
  const { lang, search } = query;
  const now = requestTime();
  const all = (await placesOf(kind, lang)).map((place) => ({
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

export async function card({ kind, id, lang }: RequestOf<'card'>): Promise<CardReply | null> {
  const place = await detailsOf<Place>('places', await placesOf(kind, lang), id, lang);
  return place && { item: { ...toCard(place.document, lang, requestTime()), ...place.details } };
}
