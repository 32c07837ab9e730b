/**
 * What an edge purges: everything, or scopes alone, which deploy/nginx/edge/edge.js knows: `flights` is every page
 * and call with flights of a day, the id of a flight its own page and call.
 */
export type PurgeExtent = 'everything' | readonly string[];

export const NOTHING: PurgeExtent = [];

/** What is purged where both are. */
export const joined = (one: PurgeExtent, other: PurgeExtent): PurgeExtent =>
  one === 'everything' || other === 'everything' ? 'everything' : [...new Set([...one, ...other])];

/** The tag of what is reported of flights. */
const FLIGHTS = 'flights';

/** What the invalidation of a tag purges; of flights, where they are known, no more than what shows them. */
export const extentOf = (tag: string, flights: readonly string[] = []): PurgeExtent =>
  tag === FLIGHTS ? [FLIGHTS, ...flights] : 'everything';
