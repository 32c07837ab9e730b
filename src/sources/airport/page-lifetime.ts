import { unstable_cache } from 'next/cache';

/** Shortens how long the page that is being rendered stands until it is rendered anew. */
export type LimitPageLifetime = (seconds: number) => Promise<void>;

/**
 * Next has no call for this. What `unstable_cache` gives is of no interest here: within a page that
 * is rendered to be kept it also lowers the page's own end of life to that of the entry. In a route
 * handler and in a page that is rendered for each request it changes nothing.
 */
export const limitPageLifetime: LimitPageLifetime = async (seconds) => {
  const revalidate = Math.max(1, Math.round(seconds));
  await unstable_cache(async () => revalidate, ['page life', String(revalidate)], { revalidate })();
};
