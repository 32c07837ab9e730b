import type { CollectionSlug, GlobalSlug } from 'payload';
import { cache } from 'react';
import type { Media } from '@/cms/payload-types';
import { documentRef } from '@/cms/documents';
import type { Image } from '@/schema-parts/common';
import { defaultLocale, type Locale } from '@/i18n/locales';
import {
  inLanguage,
  isEmpty,
  isShown,
  published,
  type InLanguage,
  type Reading,
} from '@/cms/localized';
import { cached, cachedInProcess } from './cached';
import { cms } from './cms';
import { isUntranslated } from '@/cms/translation-status/status';
import { currentView, inView, readingOf, readingsOf, type View } from './view';

const inDraft = { ...published, draft: true } as const;
type Stage = typeof published | typeof inDraft;

const readGlobal = async (slug: GlobalSlug, stage: Stage) =>
  (await cms()).findGlobal({ slug, ...stage, depth: 1 }) as unknown;

/** What every page shows something of, and is read as one. */
const onEveryPage = [
  'airport',
  'header',
  'footer',
  'cookies',
  'message',
  'error-messages',
  'not-found',
  'metrics',
] as const satisfies GlobalSlug[];

const globalsOfEveryPage = cache(() =>
  cachedInProcess(
    'globals of every page',
    async () => {
      const all = await Promise.all(onEveryPage.map((slug) => readGlobal(slug, published)));
      return Object.fromEntries(all.map((global, index) => [onEveryPage[index], global]));
    },
    [...onEveryPage, 'media'],
  ),
);

async function publishedGlobal(slug: GlobalSlug): Promise<unknown> {
  const isEverywhere = onEveryPage.some((other) => other === slug);
  if (isEverywhere) return (await globalsOfEveryPage())[slug];
  return cached(slug, () => readGlobal(slug, published))();
}

/** A global as it is to be shown: published, or in a preview its draft or its future. */
export async function globalDocument(slug: GlobalSlug): Promise<unknown> {
  const view = await currentView();
  return view ? previewedGlobal(view, slug) : publishedGlobal(slug);
}

/** Once per request: previews are not cached. */
const previewedGlobal = cache((view: View, slug: GlobalSlug) =>
  inView(
    view,
    slug,
    () => readGlobal(slug, published),
    () => readGlobal(slug, inDraft),
  ),
);

export async function globalIn<T>(slug: GlobalSlug, lang: Locale): Promise<InLanguage<T>> {
  return shownIn<T>(await globalDocument(slug), lang, await readingOf(slug));
}

/** What a document says in languages, by how it was read. */
interface Shown {
  reading: Reading;
  texts: Partial<Record<Locale, unknown>>;
}
const shownBefore = new WeakMap<object, Shown>();

/** A document in a language; as visitors see it, computed once for as long as it and the shared values are cached. */
export function shownIn<T>(document: unknown, lang: Locale, reading: Reading): InLanguage<T> {
  if (reading.document || typeof document !== 'object' || document === null) {
    return inLanguage<T>(document, lang, reading);
  }
  const before = shownBefore.get(document);
  const found: Shown = before?.reading === reading ? before : { reading, texts: {} };
  shownBefore.set(document, found);
  return (found.texts[lang] ??= inLanguage(document, lang, reading)) as InLanguage<T>;
}

/** Long texts, which lists do not show. */
const withoutTexts = {
  body: false,
  sections: false,
  gallery: false,
  meta: false,
  translation: false,
} as const;

async function readAll(collection: CollectionSlug, sort: string, stage: Stage): Promise<Listed[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection,
    ...stage,
    pagination: false,
    depth: 1,
    sort,
    select: withoutTexts,
  } as Parameters<typeof payload.find>[0]);
  return docs as unknown[] as Listed[];
}

interface Listed {
  id: number;
}

/** Some published documents but for their long texts, in the order of their ids. */
export async function readSome(
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const payload = await cms();
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    ...published,
    pagination: false,
    depth: 1,
    select: withoutTexts,
  } as Parameters<typeof payload.find>[0]);
  const found = new Map((docs as unknown[] as Listed[]).map((document) => [document.id, document]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All published documents of a collection but for their long texts, with terms and pictures. */
const publishedDocuments = (collection: CollectionSlug, sort: string) =>
  cachedInProcess(`${collection} by ${sort}`, () => readAll(collection, sort, published), [
    collection,
    'terms',
    'media',
  ]);

async function documents(collection: CollectionSlug, sort: string): Promise<Listed[]> {
  const view = await currentView();
  return view ? previewedDocuments(view, collection, sort) : publishedDocuments(collection, sort);
}

const previewedDocuments = cache(async (view: View, collection: CollectionSlug, sort: string) => {
  const drafts = await readAll(collection, sort, inDraft);
  const now = view.allDrafts ? [] : await readAll(collection, sort, published);
  const before = new Map(now.map((document) => [document.id, document]));
  return Promise.all(
    drafts.map(async (draft) => {
      const ref = documentRef(collection, draft.id);
      const shown = await inView(
        view,
        ref,
        async () => before.get(draft.id),
        async () => draft,
      );
      return shown as Listed;
    }),
  );
});

/** The fields of a collection without which a document has no place on the site: its name, its address. */
async function neededIn(collection: CollectionSlug): Promise<string[]> {
  const { admin, flattenedFields } = (await cms()).collections[collection].config;
  const required = flattenedFields.filter((field) => 'required' in field && field.required);
  return [admin.useAsTitle ?? 'id', ...required.map(({ name }) => name)];
}

/**
 * The documents of a collection that are shown in a language, without their long texts. One without a
 * name there is not: no link could lead to it.
 */
export async function documentsIn<T>(
  collection: CollectionSlug,
  lang: Locale,
  sort = 'id',
): Promise<InLanguage<T>[]> {
  const all = await documents(collection, sort);
  const needed = await neededIn(collection);
  const readingOne = await readingsOf(collection);
  const shown = all
    .filter((document) => isShown(document, lang))
    .map((document) => shownIn<T>(document, lang, readingOne(document.id)));
  return shown.filter((document) =>
    needed.every((name) => !isEmpty(document[name as keyof typeof document])),
  );
}

const readOne = async (collection: CollectionSlug, id: number, stage: Stage): Promise<unknown> =>
  (await cms()).findByID({ collection, id, ...stage, depth: 1, disableErrors: true });

const publishedDocument = (collection: CollectionSlug) =>
  cached(`one of ${collection}`, (id: number) => readOne(collection, id, published), [
    collection,
    'terms',
    'media',
  ]);

async function document(collection: CollectionSlug, id: number): Promise<unknown> {
  const view = await currentView();
  return view ? previewedDocument(view, collection, id) : publishedDocument(collection)(id);
}

const previewedDocument = cache((view: View, collection: CollectionSlug, id: number) =>
  inView(
    view,
    documentRef(collection, id),
    () => readOne(collection, id, published),
    () => readOne(collection, id, inDraft),
  ),
);

/** A listed document whole, in a language. */
export async function wholeIn<T>(
  collection: CollectionSlug,
  { id }: { id: number },
  lang: Locale,
): Promise<InLanguage<T>> {
  return shownIn<T>(await document(collection, id), lang, await readingOf(collection, id));
}

/** `untranslated` of a reply: absent where the document has its title or its text in the language. */
export async function untranslatedIn(
  collection: CollectionSlug,
  { id }: { id: number },
  lang: Locale,
): Promise<{ untranslated?: true }> {
  if (lang === defaultLocale) return {};
  const { config } = (await cms()).collections[collection];
  return isUntranslated(config, await document(collection, id), lang) ? { untranslated: true } : {};
}

export function toImage(media: number | InLanguage<Media> | null | undefined): Image | null {
  if (typeof media !== 'object' || !media?.url || !media.width || !media.height) return null;
  const { url, alt, width, height } = media;
  return { src: url, srcset: '', alt: alt ?? '', width, height };
}

export function toGallery(
  rows: { image?: number | InLanguage<Media> | null }[] | null | undefined,
): Image[] {
  return (rows ?? []).flatMap(({ image }) => toImage(image) ?? []);
}
