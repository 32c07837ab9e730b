import { cardKinds } from '../../src/features/places/kinds';
import { defaultLocale } from '../../src/i18n/locales';
import type { Scheme } from '../../src/features/floor-plans/schema';
import type { Examiner } from './examiner';
import { placeOf, shown } from './recorder';
import { MAX_ITEMS } from './lists';

const address = { call: 'scheme', query: { lang: defaultLocale } } as const;

/** The ids of what a place's card may be, by kind. */
async function cardIds(examiner: Examiner): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>();
  for (const kind of cardKinds) {
    const query = { lang: defaultLocale, limit: `${MAX_ITEMS}` };
    const list = await examiner.data({ call: 'cardList', parameters: { kind }, query });
    if (list && list.count <= MAX_ITEMS) ids.set(kind, new Set(list.items.map(({ id }) => id)));
  }
  const services = await examiner.data({ call: 'services', query: { lang: defaultLocale } });
  if (services) ids.set('services', new Set(services.items.map(({ id }) => id)));
  return ids;
}

function checkAreas(examiner: Examiner, scheme: Scheme, cards: Map<string, Set<string>>): void {
  const kinds = new Set(scheme.kinds.map(({ value }) => value));
  for (const [at, { areas }] of scheme.floors.entries()) {
    const ids = areas.map(({ id }) => id);
    for (const [index, { id, kind, group, card }] of areas.entries()) {
      const on = (member: string, holds: boolean, expected: string, found: unknown) => {
        const place = `${placeOf(['data', 'floors', at, 'areas', index])}.${member}`;
        examiner.check('places', address, holds, place, expected, shown(found));
      };
      on('id', ids.indexOf(id) === index, 'an id of its own', id);
      on('kind', kinds.has(kind), 'one of kinds', kind);
      on('group', group === null || ids.includes(group), 'an area of the floor', group);
      const known = card ? cards.get(card.kind) : undefined;
      if (known) on('card.id', known.has(card?.id ?? ''), `one of ${card?.kind}`, card?.id);
    }
  }
}

/** That the places that cards name are on a plan. */
async function checkPlaceIds(examiner: Examiner, scheme: Scheme): Promise<void> {
  const areas = new Set(scheme.floors.flatMap((floor) => floor.areas.map(({ id }) => id)));
  for (const kind of cardKinds) {
    const query = { lang: defaultLocale, limit: `${MAX_ITEMS}` };
    const list = { call: 'cardList', parameters: { kind }, query } as const;
    for (const [index, item] of ((await examiner.data(list))?.items ?? []).entries()) {
      if (item.place_id === null) continue;
      const at = `$.data.items[${index}].place_id`;
      const holds = areas.has(item.place_id);
      examiner.check('places', list, holds, at, 'an area of a floor plan', item.place_id);
    }
  }
}

/** That each floor's drawing of this server is there. */
async function checkPlans(examiner: Examiner, scheme: Scheme): Promise<void> {
  for (const [index, { plan }] of scheme.floors.entries()) {
    if (!plan.startsWith('/')) continue;
    const { status, headers } = await examiner.client.get(plan);
    const type = headers.get('content-type') ?? 'nothing';
    const holds = status === 200 && type.startsWith('image/svg+xml');
    const at = `$.data.floors[${index}].plan`;
    const found = `${plan}: ${status}, ${type}`;
    examiner.check('plan', address, holds, at, '200, image/svg+xml', found);
  }
}

export async function checkScheme(examiner: Examiner): Promise<void> {
  const scheme = await examiner.data(address);
  if (!scheme) return;
  checkAreas(examiner, scheme, await cardIds(examiner));
  await checkPlaceIds(examiner, scheme);
  await checkPlans(examiner, scheme);
}
