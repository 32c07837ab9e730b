import { plain } from '@/lib/local-text';
import { matchScore } from '@/lib/match';
import type { SectionOf } from '../schemas';

export type Item = SectionOf<'allowances'>['items'][number];

/** From here on a score is no typing error. */
const MEANT = 3;

/**
 * How well a thing answers: its own name says more than another name of it, a whole name more than a
 * beginning, and what is only similar least.
 */
function scoreOf({ title, keywords }: Item, query: string): number {
  const own = 2 * matchScore(plain(title), query);
  const others = keywords.split(',').map((name) => 2 * matchScore(name, query) - 1);
  return Math.max(own, ...others);
}

/** What answers a query, the best first; what is only similar where nothing else is found. */
export function answersTo(items: Item[], query: string): Item[] {
  const scored = items.map((item) => ({ item, score: scoreOf(item, query) }));
  const least = scored.some(({ score }) => score >= MEANT) ? MEANT : 1;
  return scored
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}
