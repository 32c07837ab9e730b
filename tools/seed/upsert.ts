import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import type { Localized } from '../../content/types';
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales';

/** Whether a value is a text in languages: at least in the default one. */
export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && defaultLocale in value;

/** A value in one language: every text in languages within it replaced by that language's. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLocale(entry, locale));
  if (isLocalized(value)) return value[locale];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLocale(entry, locale)]),
  );
}

const isWrittenIn = (value: unknown, locale: Locale): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isLocalized(value)
    ? locale in value
    : Object.values(value).some((entry) => isWrittenIn(entry, locale)));

/** The languages that something is written in, the default one first. */
const languagesOf = (value: unknown): Locale[] =>
  locales.filter((locale) => locale === defaultLocale || isWrittenIn(value, locale));

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
 * Creates a document or brings the one that `key` names up to date; texts in languages are
 * written in each that they have.
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
  for (const locale of languagesOf(data)) {
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
