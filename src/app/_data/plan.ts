import type { PlanFloor } from '@/features/floor-plans/types';
import { type OpeningHours } from '@/features/places/schema';
import { cardKinds } from '@/features/places/kinds';
import type { Locale } from '@/i18n/locales';
import type { Scheme } from '@/features/floor-plans/schema';
import { source } from '@/sources/index';
import { planShapes } from '@/features/floor-plans/plan-shapes';
import { nullOnOutage } from '@/sources/source';
import { placesOf } from './place-lists';

interface CardFacts {
  href: string;
  hours: OpeningHours[];
}

/** The cards by `kind/id`; the plan goes without those that cannot be had at the moment. */
async function cardFacts(lang: Locale): Promise<Map<string, CardFacts>> {
  const [lists, services] = await Promise.all([
    Promise.all(
      cardKinds.map(async (kind) =>
        (await placesOf(kind, lang)).map((item) => [`${kind}/${item.id}`, item] as const),
      ),
    ),
    nullOnOutage(source().services({ lang })),
  ]);
  return new Map<string, CardFacts>([
    ...lists.flat(),
    ...(services?.items ?? []).map((item) => [`services/${item.id}`, item] as const),
  ]);
}

/** The floors with their drawings' shapes and their places' cards, and the kinds of places. */
export async function floorPlans(
  lang: Locale,
): Promise<{ floors: PlanFloor[]; kinds: Scheme['kinds'] }> {
  const [{ floors, kinds }, cards] = await Promise.all([
    source().scheme({ lang }),
    cardFacts(lang),
  ]);
  const drawn = await Promise.all(
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
  return { floors: drawn, kinds };
}
