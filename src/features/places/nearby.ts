import { centreOf, type Box } from '@/features/floor-plans/shapes';
import type { Card } from './schema';

const MOST = 3;

/** As far as one walks in a minute, in pixels of the drawings. */
const MINUTE_PX = 150;

/** Further than anything that is drawn. */
const NOT_DRAWN = 1e6;

type Boxes = ReadonlyMap<string, Box>;

function middleOf({ place_id }: Card, boxes: Boxes) {
  const box = boxes.get(place_id ?? '');
  return box && centreOf(box);
}

/** How far apart two places are drawn; nothing where one of them is not. */
function distance(one: Card, other: Card, boxes: Boxes): number | undefined {
  const [from, to] = [middleOf(one, boxes), middleOf(other, boxes)];
  return from && to && Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * The places on the floor and the side of the security check that a place is on, the nearest first; what
 * is not drawn comes last. After the check a hall is parted by border control: only what is a minute's
 * walk away is sure to be on the same side of it.
 * @param boxes where the areas of that floor are drawn
 */
export function nearbyOf(own: Card, cards: Card[], boxes: Boxes): Card[] {
  const { area, floor } = own;
  if (!area.value || !floor.value) return [];
  const reach = area.value === 'after' ? MINUTE_PX : Infinity;
  return cards
    .filter((card) => card.id !== own.id)
    .filter((card) => card.area.value === area.value && card.floor.value === floor.value)
    .map((card) => ({ card, away: distance(own, card, boxes) }))
    .filter(({ away }) => away === undefined || away <= reach)
    .sort((a, b) => (a.away ?? NOT_DRAWN) - (b.away ?? NOT_DRAWN))
    .slice(0, MOST)
    .map(({ card }) => card);
}
