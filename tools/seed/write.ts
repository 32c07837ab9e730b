import { randomBytes } from 'node:crypto';
import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import {
  firstRecords,
  translationField,
} from '../../src/cms/translation-status/record-translation';
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales';
import { isLocalized, type Prepare } from './prepare';

type Document = Record<string, unknown>;
type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/**
 * Writes in the shape of the database: all languages of a document at once, past Payload's operations,
 * which write one language at a time. Their checks and hooks are not run; that they would leave the
 * document as it is, is tested.
 */
export interface Writing {
  payload: Payload;
  now: Date;
  prepare: Prepare;
}

const isWrittenIn = (value: unknown, locale: Locale): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isLocalized(value)
    ? locale in value
    : Object.values(value).some((entry) => isWrittenIn(entry, locale)));

/** Rows of arrays and of blocks are known by ids of 24 hexadecimal digits. */
function withRowIds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isLocalized(value)) return value;
  if (Array.isArray(value)) {
    return (value as unknown[]).map((row) =>
      typeof row === 'object' && row !== null
        ? { id: randomBytes(12).toString('hex'), ...(withRowIds(row) as object) }
        : row,
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withRowIds(item)]));
}

/** What Payload's operations and the hooks add to a document that is published. */
function published(
  config: Config,
  { now, prepare }: Writing,
  data: object,
  isIn: (locale: Locale) => boolean,
): Document {
  const document = withRowIds(prepare(data)) as Document;
  const languages = locales.filter(isIn);
  const at = now.toISOString();
  const { flattenedFields: fields } = config;
  return {
    ...document,
    updatedAt: at,
    ...(hasDraftsEnabled(config) && {
      _status: Object.fromEntries(languages.map((locale) => [locale, 'published'])),
    }),
    ...(fields.some(({ name }) => name === translationField.name) && {
      translation: firstRecords(fields, document, languages, at),
    }),
  };
}

/** Writes a global in its languages and publishes it. */
export async function writeGlobal(writing: Writing, slug: GlobalSlug, data: object): Promise<void> {
  const { payload, now } = writing;
  const config = payload.globals.config.find((known) => known.slug === slug);
  if (!config) throw new Error(`payload.config.ts has no global “${slug}”.`);
  const at = now.toISOString();
  const global = { ...published(config, writing, data, () => true), createdAt: at };
  const written = await payload.db.updateGlobal({ slug, data: global });
  if (!config.versions) return;
  await payload.db.createGlobalVersion({
    autosave: false,
    createdAt: at,
    globalSlug: slug,
    returning: false,
    updatedAt: at,
    versionData: written as never,
  });
}

/**
 * Writes documents of a collection, published in their languages: a new one, or over the one of the
 * same `keys`.
 * @param keys fields that tell the collection's documents apart
 * @returns a function that writes a document and returns its id
 */
export async function writer(
  writing: Writing,
  collection: CollectionSlug,
  keys: readonly string[],
): Promise<(data: Document) => Promise<number>> {
  const { payload, now } = writing;
  const { config } = payload.collections[collection];
  const nameOf = (document: object) => JSON.stringify(keys.map((key) => document[key as never]));
  const { docs } = await payload.find({ collection, depth: 0, pagination: false });
  const known = new Map(docs.map((document) => [nameOf(document), document.id as number]));
  const at = now.toISOString();
  return async (data) => {
    const document = published(
      config,
      writing,
      data,
      (locale) => locale === defaultLocale || isWrittenIn(data, locale),
    );
    const id = known.get(nameOf(data));
    const written = (
      id === undefined
        ? await payload.db.create({ collection, data: document })
        : await payload.db.updateOne({ collection, id, data: document })
    ) as { id: number; createdAt: string };
    if (config.versions) {
      await payload.db.createVersion({
        autosave: false,
        collectionSlug: collection,
        createdAt: at,
        parent: written.id,
        returning: false,
        updatedAt: at,
        versionData: written as never,
      });
    }
    return written.id;
  };
}
