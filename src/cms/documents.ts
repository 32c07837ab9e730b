/** The rows of an array or of blocks; none where there are none yet. */
export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

/** A document of a collection, `pages:12`, or a global, `header`. */
export interface DocumentRef {
  collection?: string;
  global?: string;
  id?: number;
}

export function parseDocument(ref: string): DocumentRef {
  const [slug = '', id] = ref.split(':');
  return id === undefined ? { global: slug } : { collection: slug, id: Number(id) };
}

/** The collection or global of a document. */
export function subjectOf(ref: string): string {
  const { collection, global } = parseDocument(ref);
  return collection ?? global ?? '';
}

export const documentRef = (slug: string, id?: number | string): string =>
  id === undefined ? slug : `${slug}:${id}`;
