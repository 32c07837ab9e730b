import type { Airport } from './schema';
import { plain } from '@/lib/local-text';

/**
 * The airport's name as the messages of the namespace `site`, which editors write in the CMS.
 * Messages are parsed while building, so that these, which come later, are no patterns: braces and
 * apostrophes stand for themselves.
 */
export const siteWords = ({ name, short_name, kind, description, code }: Airport) => ({
  name: plain(name),
  shortName: plain(short_name),
  kind: plain(kind),
  description: plain(description),
  code,
});

export type SiteWords = ReturnType<typeof siteWords>;
