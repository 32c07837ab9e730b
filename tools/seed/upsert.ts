import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import { locales } from '../../src/i18n/locales';

const isLocalised = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && locales.every((locale) => locale in value);

/** A value in one language: every `{ uz, ru, en }` within it replaced by that language's text. */
export function inLocale(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLocale(entry, locale));
  if (isLocalised(value)) return value[locale];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLocale(entry, locale)]),
  );
}

const hasLocalised = (value: unknown): boolean =>
  isLocalised(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasLocalised));

/**
 * The rows of an array or of blocks are told apart by their ids: the ids that the first language
 * was given are handed to the others.
 */
export function withIds(value: unknown, written: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = Array.isArray(written) ? written : [];
    return value.map((entry, index) => {
      const row = rows[index] as { id?: string } | undefined;
      return typeof entry === 'object' && entry !== null
        ? { ...(withIds(entry, row) as object), ...(row?.id && { id: row.id }) }
        : entry;
    });
  }
  if (typeof value !== 'object' || value === null || 'root' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      withIds(entry, (written as Record<string, unknown> | undefined)?.[key]),
    ]),
  );
}

export const context = { seeding: true };

/** Writes a global in each language and publishes it. */
export async function seedGlobal(payload: Payload, slug: GlobalSlug, data: object): Promise<void> {
  let written: unknown;
  for (const locale of locales) {
    const values = withIds(inLocale(data, locale), written) as Record<string, unknown>;
    written = await payload.updateGlobal({
      slug,
      locale,
      data: { ...values, _status: 'published' } as never,
      context,
      depth: 0,
    });
  }
}

/**
 * Creates a document or brings the one that `key` names up to date; `{ uz, ru, en }` values are
 * written in each language.
 * @returns the document's id
 */
export async function upsert(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, string | number>,
  data: Record<string, unknown>,
): Promise<number> {
  const where: Where = {
    and: Object.entries(key).map(([name, value]) => ({ [name]: { equals: value } })),
  };
  const found = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false });
  let id = found.docs[0]?.id as number | undefined;
  let written: unknown;
  for (const locale of hasLocalised(data) ? locales : (['uz'] as const)) {
    const values = withIds(inLocale(data, locale), written) as never;
    const options = { collection, locale, data: values, context, depth: 0 } as const;
    if (id === undefined) {
      const created = await payload.create(options);
      id = created.id as number;
      written = created;
    } else {
      written = await payload.update({ ...options, id });
    }
  }
  return id as number;
}
