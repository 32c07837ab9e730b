import { byFilter, type PlaceFilter } from './filters';
import type { Card, CardFilters } from './schema';

/** The filters of a list whose source sends none: the values that occur among its items. */
export function filterOptions(
  cards: Card[],
  words: (key: `${PlaceFilter}.all`) => string,
): CardFilters {
  return byFilter((name) => [
    { value: 'all', text: words(`${name}.all`) },
    ...new Map(
      cards.filter((card) => card[name].value !== '').map((card) => [card[name].value, card[name]]),
    ).values(),
  ]);
}
