/**
 * The part of Cache-Control by which caches that many share may keep a reply: fresh for `seconds`, a
 * little longer while it is fetched anew, and much longer where the site does not answer.
 */
export const sharedFor = (seconds: number): string =>
  `s-maxage=${seconds}, stale-while-revalidate=${seconds * 2}, stale-if-error=${seconds * 20}`;
