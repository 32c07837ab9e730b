import { listPath } from '@/lib/hrefs';
import type { IconName } from '@/ui/Icon/names';
import { cardKinds, placeKinds, type CardKind, type Look } from '../kinds';
import type { Card } from '../schema';
import type { Partner } from '@/features/partners/schema';
import type { Service } from '@/features/services/schema';
import type { PlaceSummary } from './PlaceCard';
import type { Scene } from '@/ui/Cover/scenes';

/** How a type of places looks, the same wherever it stands; some categories of a type look otherwise. */
const looks: Record<string, Look> = {
  souvenirs: { icon: 'souvenirs', scene: 'ceramics' },
  textiles: { icon: 'carpets', scene: 'suzani' },
  groceries: { icon: 'supermarket', scene: 'groceries' },
  press: { icon: 'newspaper', scene: 'bookshop' },
  'press essentials': { icon: 'newspaper', scene: 'stationery' },
  clothes: { icon: 'bag', scene: 'clothes' },
  pharmacy: { icon: 'pill', scene: 'pharmacy' },
  electronics: { icon: 'sim-cards', scene: 'electronics' },
  flowers: { icon: 'leaf', scene: 'flowers' },
  'travel-goods': { icon: 'luggage', scene: 'travel-goods' },
  jewellery: { icon: 'star', scene: 'jewellery' },
  'tea-house': { icon: 'cup', scene: 'tea-house' },
  restaurant: { icon: 'utensils', scene: 'restaurant' },
  canteen: { icon: 'utensils', scene: 'canteen' },
  cafe: { icon: 'cup', scene: 'lounge' },
  coffee: { icon: 'cup', scene: 'coffee' },
  'coffee in-a-hurry': { icon: 'cup', scene: 'coffee-to-go' },
  'fast-food': { icon: 'utensils', scene: 'fast-food' },
  bakery: { icon: 'bakery', scene: 'bakery' },
  'juice-bar': { icon: 'bar', scene: 'groceries' },
  bar: { icon: 'bar', scene: 'spirits' },
  'general in-a-hurry': { icon: 'duty-free', scene: 'sweets' },
  perfume: { icon: 'star', scene: 'perfume' },
  spirits: { icon: 'bar', scene: 'spirits' },
  confectionery: { icon: 'nuts-fruits', scene: 'sweets' },
  toys: { icon: 'kids-room', scene: 'toys' },
  tobacco: { icon: 'smoke', scene: 'tobacco' },
  watches: { icon: 'clock', scene: 'jewellery' },
  accessories: { icon: 'eye', scene: 'travel-goods' },
};

/** What stands for a service, by the sign that editors gave it. */
const scenesOfServices: Partial<Record<IconName, Scene>> = {
  accessibility: 'assistance',
  armchair: 'lounge',
  baby: 'mother-child',
  'badge-check-in': 'check-in',
  bank: 'bank',
  briefcase: 'apron-night',
  car: 'kerb',
  heart: 'medical',
  key: 'kerb',
  luggage: 'travel-goods',
  parking: 'car-park',
  'prayer-room': 'prayer',
  search: 'belt',
  taxi: 'kerb',
  wifi: 'wifi',
};

const kindOf = (href: string): CardKind =>
  cardKinds.find((kind) => href.startsWith(listPath(kind))) ?? 'shops';

/** A card of the contract as the list draws it. */
export const placeSummary = (card: Card): PlaceSummary => {
  const { type, category, href } = card;
  const { icon, scene } =
    looks[`${type.value} ${category.value}`] ?? looks[type.value] ?? placeKinds[kindOf(href)];
  return { ...card, icon, scene };
};

export const serviceSummary = (service: Service): PlaceSummary => ({
  ...service,
  scene: scenesOfServices[service.icon as IconName] ?? 'apron-night',
});

const looksOfPartners: Record<string, Look> = {
  airline: { icon: 'plane', scene: 'tails' },
  bank: { icon: 'bank', scene: 'bank' },
  transport: { icon: 'car', scene: 'kerb' },
};

/** What stands for a partner without a logo, by its type. */
export const partnerLook = ({ type }: Partner): Look =>
  looksOfPartners[type.value] ?? { icon: 'users', scene: 'terminal' };
