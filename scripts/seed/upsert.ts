import type { CollectionSlug, Payload, Where } from 'payload';
import { locales } from '../../src/contract/locale';

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

const context = { seeding: true };

/**
 * Creates a document or brings the one that `key` names up to date; `{ uz, ru, en }` values are
 * written in each language.
 * @returns the document's id
 */
export async function upsert(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, string>,
  data: Record<string, unknown>,
): Promise<number> {
  const where: Where = {
    and: Object.entries(key).map(([name, value]) => ({ [name]: { equals: value } })),
  };
  const found = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false });
  const existing = found.docs[0]?.id as number | undefined;
  const localised = Object.values(data).some(isLocalised);
  let id = existing;
  for (const locale of localised ? locales : (['uz'] as const)) {
    const values = inLocale(data, locale) as never;
    if (id === undefined) {
      const created = await payload.create({ collection, locale, data: values, context, depth: 0 });
      id = created.id as number;
    } else {
      await payload.update({ collection, id, locale, data: values, context, depth: 0 });
    }
  }
  return id as number;
}
