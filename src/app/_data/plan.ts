import type { PlanFloor } from '@/features/floor-plans/types';
import { withShapes, type CardFacts } from '@/features/floor-plans/with-shapes';
import { cardKinds } from '@/features/places/kinds';
import type { Locale } from '@/i18n/locales';
import type { Scheme } from '@/features/floor-plans/schema';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';
import { placesOf } from './place-lists';

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
  return { floors: await withShapes(floors, cards), kinds };
}
