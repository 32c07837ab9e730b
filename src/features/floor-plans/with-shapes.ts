import { type OpeningHours } from '@/features/places/schema';
import { planShapes } from './plan-shapes';
import type { SchemeFloor } from './schema';
import type { PlanFloor } from './types';

/** What a plan tells of a card. */
export interface CardFacts {
  href: string;
  hours: OpeningHours[];
}

/**
 * The floors with their drawings' shapes and their places' cards.
 * @param cards by `kind/id`; a place whose card is not among them goes without
 */
export const withShapes = (
  floors: readonly SchemeFloor[],
  cards: ReadonlyMap<string, CardFacts>,
): Promise<PlanFloor[]> =>
  Promise.all(
    floors.map(async ({ floor, title, width, height, plan, areas, labels }) => {
      const shapes = await planShapes(floor);
      const shapeOf = new Map(shapes.areas.map(({ id, ...shape }) => [id, shape]));
      const words = new Map(labels.map(({ id, text }) => [id, text]));
      return {
        floor,
        title,
        width,
        height,
        plan,
        places: areas.flatMap(({ card: ref, ...area }) => {
          const shape = shapeOf.get(area.id);
          const card = ref && cards.get(`${ref.kind}/${ref.id}`);
          return shape
            ? [{ ...area, shape, href: card?.href ?? null, hours: card?.hours ?? [] }]
            : [];
        }),
        labels: shapes.labels.flatMap((label) => {
          const text = words.get(label.id);
          return text ? [{ ...label, text }] : [];
        }),
      };
    }),
  );
