import { draftMode, headers } from 'next/headers';
import { cache } from 'react';
import { fromToken, GRANT_HEADER, type Grant } from './preview-token';

export const FRAMED_HEADER = 'x-parvoz-framed';

/**
 * What this request may preview; null for every visitor. Draft mode is on only within a request
 * that the preview's route makes itself, so a page that nobody previews stays static.
 */
export const preview = cache(async (): Promise<Grant | null> => {
  if (!(await draftMode()).isEnabled) return null;
  const token = (await headers()).get(GRANT_HEADER);
  return token === null ? null : fromToken(token);
});

/** Whether the page is one of the languages of a share link shown side by side. */
export const isFramed = cache(
  async (): Promise<boolean> => (await preview()) !== null && (await headers()).has(FRAMED_HEADER),
);

/** Whether the cookie notice is shown: to every visitor, and where it is what is previewed. */
export const showsCookies = (given: Grant | null): boolean =>
  given === null || given.document === 'cookies';
