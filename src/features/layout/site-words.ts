import type { Airport, ErrorMessages } from './schema';

/**
 * The airport's name as the messages of the namespace `site`, which editors write in the CMS.
 * Messages are parsed while building, so that these, which come later, are no patterns: braces and
 * apostrophes stand for themselves.
 */
export const siteWords = ({ name, short_name, kind, description, code }: Airport) => ({
  name,
  shortName: short_name,
  kind,
  description,
  code,
});

export type SiteWords = ReturnType<typeof siteWords>;

/** The messages of wrong form fields, as the namespace `fieldErrors`; editors write them too. */
export const errorWords = ({ required, email }: ErrorMessages) => ({ required, email });

export type ErrorWords = ReturnType<typeof errorWords>;
