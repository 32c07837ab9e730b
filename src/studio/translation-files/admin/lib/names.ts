import type { Entry } from '@/studio/server/overview';
import { documentOf, pathOf } from '@/cms/admin-ui/routes';
import { entryTitle, type Kinds } from '@/studio/lib/tree';

/** An id that the CMS gave to a row. */
const isRowId = (part: string) => /^(?:\d+|[0-9a-f]{24}|[0-9a-f-]{36})$/.test(part);

/** A field's path in words, for a field without a label: `sections.65f….ctaTitle` is "sections · cta title". */
export const pathWords = (path: string): string =>
  path
    .split('.')
    .filter((part) => !isRowId(part))
    .map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
    .join(' · ');

/** The document and the field of a row of a file; null where its id is none of ours. */
export function placeOf(id: string): { ref: string; path: string } | null {
  if (!/^[a-z-]+(?::\d+)?:[^:]+$/.test(id)) return null;
  const [path = ''] = pathOf(id).split('/');
  return { ref: documentOf(id), path };
}

/** What documents are called; their reference where they are unknown. */
export function titlesOf(entries: readonly Entry[], kinds: Kinds): (ref: string) => string {
  const titles = new Map(entries.map((entry) => [entry.ref, entryTitle(entry, kinds)]));
  return (ref) => titles.get(ref) ?? ref;
}
