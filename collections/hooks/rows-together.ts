import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { locales } from '../../src/i18n/locales';
import { rowsOf } from '../../src/cms/documents';
import { publishedIn } from '../../src/cms/localized';
import { say } from '../../src/cms/admin-words/say';
import { inSameTransaction } from '../../src/cms/translation-status/record-translation';

type Document = Record<string, unknown>;

/**
 * Where rows of a document are in another order than in its public version, but for those added at
 * the end; null where they are not.
 */
export function movedRows(
  fields: readonly FlattenedField[],
  published: Document,
  next: Document,
  path = '',
): string | null {
  for (const field of fields) {
    const at = `${path}${field.name}`;
    if (field.type === 'group' || field.type === 'tab') {
      const within = (document: Document) => (document[field.name] ?? {}) as Document;
      const found = movedRows(field.flattenedFields, within(published), within(next), `${at}.`);
      if (found) return found;
    }
    if (field.type !== 'array' && field.type !== 'blocks') continue;
    const after = rowsOf(next[field.name]);
    for (const [index, row] of rowsOf(published[field.name]).entries()) {
      const other = after[index];
      if (!other || other.id !== row.id) return at;
      const inner =
        field.type === 'array'
          ? field.flattenedFields
          : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []);
      const found = movedRows(inner, row, other, `${at}.${index}.`);
      if (found) return found;
    }
  }
  return null;
}

async function check(
  fields: readonly FlattenedField[],
  { data, req }: { data: Document; req: PayloadRequest },
  readPublished: () => Promise<Document | null>,
): Promise<void> {
  if (!req.context.oneLanguagePublic || req.context.seeding) return;
  const published = await readPublished();
  const others = locales.filter((lang) => lang !== req.locale);
  if (!published || !others.some((lang) => publishedIn(published, lang))) return;
  const path = movedRows(fields, published, data);
  if (path === null) return;
  throw new ValidationError({ req, errors: [{ path, message: say(req, 'rowsMoved') }] }, req.t);
}

const asPublished = { draft: false, depth: 0, locale: 'all' } as const;

/**
 * One language is published with the rows of the draft. Payload lays the public texts of the others
 * over them by position, so rows that moved would get the texts of their neighbours.
 */
export const rowsTogether: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  await check(collection.flattenedFields, { data, req }, async () => {
    if (!originalDoc?.id) return null;
    const found: unknown = await req.payload.findByID({
      collection: collection.slug,
      id: originalDoc.id,
      ...asPublished,
      disableErrors: true,
      req: inSameTransaction(req),
    });
    return found as Document | null;
  });
  return data;
};

export const globalRowsTogether: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await check(global.flattenedFields, { data, req }, async () => {
    const found: unknown = await req.payload.findGlobal({
      slug: global.slug as GlobalSlug,
      ...asPublished,
      req: inSameTransaction(req),
    });
    return found as Document;
  });
  return data;
};
