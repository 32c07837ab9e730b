/** The top of a section, from the top of its page. */
export interface Anchor {
  id: string;
  y: number;
}

const sections = 'main [id]:is(section, article, div, details, h2, h3), footer';

/** The sections of a page by their ids, which are the same in every language. */
export function anchorsOf(page: Document): Anchor[] {
  const top = page.defaultView?.scrollY ?? 0;
  return [...page.querySelectorAll<HTMLElement>(sections)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      id: element.id || element.tagName,
      y: element.getBoundingClientRect().top + top,
    }));
}

/**
 * How far a page is to be scrolled for its section to stand as high as the same section of another
 * page: the one whose heading is nearest to the top there.
 * @param top how far the other page is scrolled
 * @returns null where the pages have no section in common
 */
export function alignedTop(
  from: readonly Anchor[],
  to: readonly Anchor[],
  top: number,
): number | null {
  const start: Anchor = { id: '', y: 0 };
  const there = new Map([start, ...to].map(({ id, y }) => [id, y]));
  const common = [start, ...from].filter(({ id }) => there.has(id));
  const [first, ...rest] = common;
  if (!first) return null;
  const distance = ({ y }: Anchor) => Math.abs(y - top);
  const nearest = rest.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
  return (there.get(nearest.id) ?? 0) - (nearest.y - top);
}
