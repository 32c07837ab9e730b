import type { Airport, ErrorMessages } from '@/contract/pages';

/** A text that is no pattern: braces and apostrophes stand for themselves. */
const literal = (text: string) => text.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'");

/** The airport's name as the messages of the namespace `site`, which editors write in the CMS. */
export const siteWords = ({ name, short_name, kind, description, code }: Airport) => ({
  name: literal(name),
  shortName: literal(short_name),
  kind: literal(kind),
  description: literal(description),
  code: literal(code),
});

export type SiteWords = ReturnType<typeof siteWords>;

/** The messages of wrong form fields, as the namespace `fieldErrors`; editors write them too. */
export const errorWords = ({ required, email }: ErrorMessages) => ({
  required: literal(required),
  email: literal(email),
});

export type ErrorWords = ReturnType<typeof errorWords>;
