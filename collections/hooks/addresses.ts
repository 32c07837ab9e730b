import slugify from '@sindresorhus/slugify';
import type {
  CollectionBeforeValidateHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
} from 'payload';
import { locales } from '../../src/i18n/locales';
import { publishedIn } from '../../src/cms/localized';
import { titleOfRow } from '../../src/studio/edit-form/row-title';
import { inSameTransaction } from '../../src/cms/translation-status/record-translation';

type Document = Record<string, unknown>;

const LONGEST = 60;

/** Letters of Uzbek that are two in Unicode, and its tutuq belgisi. */
const uzbek: [string, string][] = [
  ['oʻ', 'o'],
  ['Oʻ', 'O'],
  ['gʻ', 'g'],
  ['Gʻ', 'G'],
  ['ʼ', ''],
];

/** A title as a part of an address: `qol-yuki`. */
export const slugOf = (title: string): string =>
  slugify(title, { customReplacements: uzbek }).slice(0, LONGEST).replace(/-+$/, '');

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The first name of `stem`, `stem-2`, `stem-3` … that is free. */
async function freeName(
  stem: string,
  isTaken: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!(await isTaken(name))) return name;
  }
}

async function isTaken(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: unknown,
): Promise<boolean> {
  const where = { slug: { equals: slug }, ...(id !== undefined && { id: { not_equals: id } }) };
  const found = await Promise.all(
    [true, false].map((draft) =>
      req.payload.find({
        collection,
        where: where as never,
        draft,
        depth: 0,
        limit: 1,
        pagination: false,
        req: inSameTransaction(req),
      }),
    ),
  );
  return found.some(({ docs }) => docs.length > 0);
}

async function wasPublic(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<boolean> {
  const published = await req.payload.findByID({
    collection,
    id,
    draft: false,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    req: inSameTransaction(req),
  });
  return locales.some((lang) => publishedIn(published ?? { _status: 'draft' }, lang));
}

/**
 * Names a document in addresses after its title, until somebody names it otherwise or it is public: from
 * then on others may have linked to it.
 */
export const slugFromTitle =
  (titleField: string): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (!data || !collection.flattenedFields.some(({ name }) => name === 'slug')) return data;
    const before = (originalDoc ?? {}) as Document & { id?: number | string };
    const title = slugOf(textOf(data[titleField]));
    const slug = textOf(data.slug);
    if (!title || slug !== textOf(before.slug)) return data;
    const follows = slug.replace(/-\d+$/, '') === slugOf(textOf(before[titleField]));
    if (slug && (!follows || slugOf(textOf(before[titleField])) === title)) return data;
    const of = collection.slug as CollectionSlug;
    if (slug && before.id !== undefined && (await wasPublic(req, of, before.id))) return data;
    return { ...data, slug: await freeName(title, (name) => isTaken(req, of, name, before.id)) };
  };

/** The rows of a document that have an anchor, with what they are called where nothing stands in them. */
function anchoredRows(
  fields: readonly FlattenedField[],
  document: Document,
): { row: Document; kind: string }[] {
  return fields.flatMap((field) => {
    if (field.type !== 'array' && field.type !== 'blocks') return [];
    const rows = (document[field.name] ?? []) as Document[];
    return rows.flatMap((row) => {
      const kind = field.type === 'array' ? field.name : textOf(row.blockType);
      const within =
        field.type === 'array'
          ? field.flattenedFields
          : (field.blocks.find(({ slug }) => slug === kind)?.flattenedFields ?? []);
      const isAnchored = within.some(({ name }) => name === 'anchor');
      return [...(isAnchored ? [{ row, kind }] : []), ...anchoredRows(within, row)];
    });
  });
}

/** When a page is published, its parts are named in addresses after their titles, where nobody named them. */
export const anchorsFromTitles: CollectionBeforeValidateHook = async ({ collection, data }) => {
  if (data?._status !== 'published') return data;
  const parts = anchoredRows(collection.flattenedFields, data);
  const taken = new Set(parts.map(({ row }) => textOf(row.anchor)));
  for (const { row, kind } of parts.filter((part) => !textOf(part.row.anchor))) {
    const stem = slugOf(titleOfRow({ ...row, anchor: null, href: null })) || slugOf(kind);
    row.anchor = await freeName(stem, (name) => taken.has(name));
    taken.add(textOf(row.anchor));
  }
  return data;
};
