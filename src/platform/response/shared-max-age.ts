/**
 * The part of Cache-Control for shared caches: fresh for `seconds`, then stale while revalidated, and
 * much longer where the site does not answer.
 */
export const sharedMaxAge = (seconds: number): string =>
  `s-maxage=${seconds}, stale-while-revalidate=${seconds * 2}, stale-if-error=${seconds * 20}`;
