import { listPath } from '@/lib/hrefs';
import { cardKinds, placeKinds } from '../kinds';
import type { Card } from '../schema';
import type { Service } from '@/features/services/schema';
import type { PlaceSummary } from './PlaceCard';

/** The sign of a type of places, where it has one of its own. */
const signs: Record<string, string> = {
  souvenirs: 'souvenirs',
  groceries: 'supermarket',
  press: 'newspaper',
  pharmacy: 'pill',
  electronics: 'sim-cards',
  flowers: 'leaf',
  'travel-goods': 'luggage',
  jewellery: 'star',
  restaurant: 'utensils',
  canteen: 'utensils',
  'fast-food': 'utensils',
  bakery: 'bakery',
  'juice-bar': 'bar',
  bar: 'bar',
  perfume: 'star',
  spirits: 'bar',
  confectionery: 'nuts-fruits',
  toys: 'kids-room',
  watches: 'clock',
  accessories: 'eye',
};

/** The sign of the kind in whose list a place is. */
const signOfKind = (href: string): string => {
  const kind = cardKinds.find((each) => href.startsWith(listPath(each)));
  return placeKinds[kind ?? 'shops'].icon;
};

/** A card of the contract as the list draws it. */
export const placeSummary = (card: Card): PlaceSummary => ({
  ...card,
  icon: signs[card.type.value] ?? signOfKind(card.href),
  tone: card.id,
});

export const serviceSummary = (service: Service): PlaceSummary => ({
  ...service,
  tone: service.id,
});
