import { planShapes } from '@/features/floor-plans/plan-shapes';
import type { CardKind } from '@/features/places/kinds';
import { nearbyOf } from '@/features/places/nearby';
import type { Card } from '@/features/places/schema';
import type { Locale } from '@/i18n/locales';
import { placesOf } from './place-lists';
import { planPosition } from './plan-position';

/** The places of the same kind that are near one of them. */
async function nearbyPlaces(kind: CardKind, own: Card, lang: Locale): Promise<Card[]> {
  const [cards, { areas }] = await Promise.all([
    placesOf(kind, lang),
    planShapes(Number(own.floor.value)),
  ]);
  return nearbyOf(own, cards, new Map(areas.map(({ id, box }) => [id, box])));
}

/** What is around a place: others of its kind nearby, and where it is on the floor plan. */
export async function surroundings(kind: CardKind, own: Card, lang: Locale) {
  const [nearby, position] = await Promise.all([nearbyPlaces(kind, own, lang), planPosition(own)]);
  return { nearby, position };
}
