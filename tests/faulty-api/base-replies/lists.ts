import { placeFilterNames } from '@/features/places/filters';
import { card, type CardReply } from '@/features/places/schema';
import { pressItem, type PressReply } from '@/features/press/schema';
import type { CardListQuery } from '@/features/places/query';
import type { PressQuery } from '@/features/press/query';
import type { SearchQuery } from '@/features/search/query';
import { SUGGESTIONS_SHOWN } from '@/constants';
import { mark } from '@/features/search/highlight';
import { matches } from '@/lib/match';
import type { Fixtures } from './fixtures';

/** Items and message of a page of what was found. */
const page = <Item>(found: Item[], offset: number, limit: number, message: string) => ({
  items: found.slice(offset, offset + limit),
  count: found.length,
  message: found.length > 0 ? '' : message,
});

type CardDetail = CardReply['item'];

export function cardList(
  items: readonly CardDetail[],
  filters: unknown,
  message: string,
  query: CardListQuery,
) {
  const found = items.filter(
    (item) =>
      placeFilterNames.every((name) => query[name] === 'all' || item[name].value === query[name]) &&
      matches([item.title, item.text, item.type.text, item.category.text].join(' '), query.search),
  );
  const cards = found.map((item) => card.parse(item));
  return { ...page(cards, query.offset, query.limit, message), filters };
}

export function pressList(
  { items, filters, message }: Fixtures['press']['uz'],
  { type, search, offset, limit }: PressQuery,
) {
  const found = items.filter(
    (item) =>
      (type === 'all' || item.type.value === type) && matches(`${item.title} ${item.text}`, search),
  );
  const releases = found.map((item) => pressItem.parse(item));
  return { ...page(releases, offset, limit, message), filters };
}

/** A release with its neighbours in time. */
export function press(items: readonly PressReply['item'][], id: string): PressReply | null {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return null;
  const link = (other: PressReply['item'] | undefined) =>
    other ? { href: other.href, text: other.title } : null;
  return { item, previous: link(items[index + 1]), next: link(items[index - 1]) };
}

/** Words of a query: letters and digits, without apostrophes. */
const wordsOf = (search: string) =>
  search
    .replace(/[ʻʼ‘’`´']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function search(
  { items, message, empty }: Fixtures['search']['uz'],
  { search: wanted, sort, type, offset, limit, lang }: SearchQuery,
) {
  const words = wordsOf(wanted);
  const found = items
    .filter(({ title, text }) => words.length > 0 && matches(`${title} ${text}`, wanted))
    .sort((a, b) => (sort === 'title' ? a.title.localeCompare(b.title, lang) : 0))
    .map((item) => ({ ...item, title: mark(item.title, words), text: mark(item.text, words) }));
  const none = wanted ? message : empty;
  if (type === 'short') {
    return {
      items: found.slice(0, SUGGESTIONS_SHOWN).map(({ link, title }) => ({ link, title })),
      message: found.length > 0 ? '' : none,
    };
  }
  return {
    ...page(found, offset, limit, none),
    result_for_header: wanted ? `${wanted}: ${found.length}` : none,
  };
}
