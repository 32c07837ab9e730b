import { unstable_cache } from 'next/cache';

/** Shortens the time until the page that is being rendered is revalidated. */
export type LimitPageLifetime = (seconds: number) => Promise<void>;

/**
 * Next has no call for this. The value of `unstable_cache` is of no interest here: within a cached page
 * it also lowers the page's own revalidation time to that of the entry. In a route handler and in a page
 * that is rendered for each request it changes nothing.
 */
export const limitPageLifetime: LimitPageLifetime = async (seconds) => {
  const revalidate = Math.max(1, Math.round(seconds));
  await unstable_cache(async () => revalidate, ['page life', String(revalidate)], { revalidate })();
};
