import { plain } from '@/lib/local-text';
import { planHref } from './address';
import type { AreaKind, Scheme } from './schema';

/** Whether the name of a place has a number in it: as a word, `Gate 5`, or in a range, `Desks A 1–10`. */
function isNamedBy(name: string, number: string): boolean {
  if (name.split(/[^\p{L}\d]+/u).includes(number)) return true;
  const first = Number(/\d+/.exec(number)?.[0]);
  return [...name.matchAll(/(\d+)[–-](\d+)/g)].some(
    ([, from, to]) => Number(from) <= first && first <= Number(to),
  );
}

/**
 * The address of the plan with a gate, a belt or desks chosen, by what a flight says of them; null where
 * that is not known yet or no area of the plan has such a name. Of `25–29` the first counts.
 */
export function areaHref({ floors }: Scheme, kind: AreaKind, number: string | null): string | null {
  if (!number) return null;
  const found = floors
    .flatMap(({ floor, areas }) => areas.map((area) => ({ floor, ...area })))
    .find((area) => area.kind === kind && isNamedBy(plain(area.title), number));
  return found ? planHref({ floor: found.floor, place: found.id }) : null;
}
