import type { Card, CardFilters } from './schema';

const names = ['area', 'floor', 'type', 'category'] as const;

/** The filters of a list whose source sends none: the values that occur among its items. */
export function filterOptions(
  cards: Card[],
  words: (key: `${(typeof names)[number]}.all`) => string,
): CardFilters {
  const of = (name: (typeof names)[number]) => [
    { value: 'all', text: words(`${name}.all`) },
    ...new Map(
      cards.filter((card) => card[name].value !== '').map((card) => [card[name].value, card[name]]),
    ).values(),
  ];
  return { area: of('area'), floor: of('floor'), type: of('type'), category: of('category') };
}
