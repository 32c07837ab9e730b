import type { FloorPlan, Service } from '@/cms/payload-types';
import { PLAN_HEIGHT, PLAN_WIDTH, PLAN_WIDTH_FLOOR_3 } from '@/constants';
import type { Locale } from '@/i18n/locales';
import { planFile } from '@/features/floor-plans/location';
import { areaKinds, type Scheme, type SchemeArea } from '@/features/floor-plans/schema';
import { words } from '@/i18n/words';
import type { RequestOf } from '@/api-contract/calls';
import { placesInAreas } from './cards';
import { documentsIn } from './read';

const widthOf = (floor: number) => (floor === 3 ? PLAN_WIDTH_FLOOR_3 : PLAN_WIDTH);

type Cards = ReadonlyMap<string, NonNullable<SchemeArea['card']>>;

async function cardsByArea(lang: Locale): Promise<Cards> {
  const [places, services] = await Promise.all([
    placesInAreas(lang),
    documentsIn<Service>('services', lang),
  ]);
  return new Map([
    ...places.flatMap(({ area, kind, slug }) =>
      area ? [[area, { kind: kind as string, id: slug }] as const] : [],
    ),
    ...services.flatMap(({ area, slug }) =>
      area ? [[area, { kind: 'services', id: slug }] as const] : [],
    ),
  ]);
}

export async function scheme({ lang }: RequestOf<'scheme'>): Promise<Scheme> {
  const [plans, cards] = await Promise.all([
    documentsIn<FloorPlan>('floor-plans', lang, 'floor'),
    cardsByArea(lang),
  ]);
  const t = words(lang, 'kinds');
  return {
    floors: plans.map(({ floor, title, areas, labels }) => ({
      floor,
      title: title ?? '',
      width: widthOf(floor),
      height: PLAN_HEIGHT,
      plan: planFile(floor),
      areas: (areas ?? []).flatMap(({ area, kind, title: name, text, group, side }) =>
        area && kind && name
          ? [
              {
                id: area,
                kind,
                title: name,
                text: text ?? '',
                group: group || null,
                side: side ?? null,
                card: cards.get(area) ?? null,
              },
            ]
          : [],
      ),
      labels: (labels ?? []).flatMap(({ area, text }) =>
        area && text ? [{ id: area, text }] : [],
      ),
    })),
    kinds: areaKinds.map((value) => ({ value, text: t(value) })),
  };
}
