import { isSide, type Side } from './location';

/** What the floor plan's address holds. */
export interface PlanState {
  floor: number;
  place: string | null;
  kinds: string[];
  search: string;
  side: Side | null;
}

export const planPath = '/airport/scheme/';

/** The address of a state; what is the default stays out of it. */
export function planHref(state: Partial<PlanState> & Pick<PlanState, 'floor'>): string {
  const query = new URLSearchParams({ floor: String(state.floor) });
  if (state.place) query.set('place', state.place);
  if (state.kinds?.length) query.set('kinds', state.kinds.join(','));
  if (state.search) query.set('search', state.search);
  if (state.side) query.set('side', state.side);
  return `${planPath}?${query}`;
}

type Query = Record<string, string | string[] | undefined>;

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

interface Known {
  floors: { floor: number; areas: { id: string }[] }[];
  kinds: string[];
}

/** The floor shown where the address names none: departures. */
const FIRST_FLOOR = 2;

/** The state an address asks for; what there is not is left out, a place brings its own floor. */
export function planState(query: Query, { floors, kinds }: Known): PlanState {
  const place = single(query.place) ?? null;
  const ofPlace = floors.find(({ areas }) => areas.some(({ id }) => id === place));
  const asked = floors.find(({ floor }) => floor === Number(single(query.floor)));
  const first = floors.find(({ floor }) => floor === FIRST_FLOOR) ?? floors[0];
  const side = single(query.side);
  return {
    floor: (ofPlace ?? asked ?? first)?.floor ?? FIRST_FLOOR,
    place: ofPlace ? place : null,
    kinds: (single(query.kinds) ?? '').split(',').filter((kind) => kinds.includes(kind)),
    search: (single(query.search) ?? '').slice(0, 200),
    side: isSide(side) ? side : null,
  };
}
