import config from '@payload-config';
import { unstable_cache } from 'next/cache';
import { getPayload, type CollectionSlug, type GlobalSlug } from 'payload';
import type { Media } from '@collections/payload-types';
import type { Image, Link } from '@/contract/common';
import type { Locale } from '@/contract/locale';
import { inLanguage, publishedIn } from '../localized';

export const cms = () => getPayload({ config });

/** Published data changes only by publishing, which purges its tag; the hour is a safety net. */
export const SAFETY_NET_SECONDS = 3600;

/** A published read, kept until one of its tags is purged. */
export const kept = <Arguments extends unknown[], Result>(
  name: string,
  read: (...args: Arguments) => Promise<Result>,
  tags: string[] = [name],
) => unstable_cache(read, [name], { tags, revalidate: SAFETY_NET_SECONDS });

/** What visitors may see, in all languages at once. */
export const published = { locale: 'all', draft: false, overrideAccess: false } as const;

export const globalDocument = (slug: GlobalSlug) =>
  kept(slug, async () => (await cms()).findGlobal({ slug, ...published, depth: 1 }) as unknown)();

export async function globalIn<T>(slug: GlobalSlug, lang: Locale): Promise<T> {
  return inLanguage<T>(await globalDocument(slug), lang);
}

/** Whether a document is shown in a language: published there, or in Uzbek, which stands in. */
export const isShown = (document: unknown, lang: Locale) =>
  publishedIn(document, lang) || publishedIn(document, 'uz');

/** Long texts, which lists do not show: with them a collection would outgrow the cache's entries. */
const withoutTexts = { body: false, sections: false, gallery: false, meta: false } as const;

/** All documents of a collection but for their long texts, with terms and pictures. */
const documents = (collection: CollectionSlug, sort: string) =>
  kept(
    `${collection} by ${sort}`,
    async () => {
      const payload = await cms();
      const { docs } = await payload.find({
        collection,
        ...published,
        pagination: false,
        depth: 1,
        sort,
        select: withoutTexts,
      } as Parameters<typeof payload.find>[0]);
      return docs as unknown[];
    },
    [collection, 'terms', 'media'],
  );

/** The published documents of a collection in a language, without their long texts. */
export async function documentsIn<T>(
  collection: CollectionSlug,
  lang: Locale,
  sort = 'id',
): Promise<T[]> {
  const all = await documents(collection, sort)();
  return all
    .filter((document) => isShown(document, lang))
    .map((document) => inLanguage<T>(document, lang));
}

const document = (collection: CollectionSlug) =>
  kept(
    `one of ${collection}`,
    async (id: number) => {
      const found: unknown = await (
        await cms()
      ).findByID({ collection, id, ...published, depth: 1, disableErrors: true });
      return found;
    },
    [collection, 'terms', 'media'],
  );

/** A listed document whole, in a language. */
export async function wholeIn<T>(
  collection: CollectionSlug,
  { id }: { id: number },
  lang: Locale,
): Promise<T> {
  return inLanguage<T>(await document(collection)(id), lang);
}

interface Linked {
  href?: string | null;
  text?: string | null;
}
export const toLink = (link: Linked | undefined | null): Link => ({
  href: link?.href ?? '',
  text: link?.text ?? '',
});

export function toImage(media: number | Media | null | undefined): Image | null {
  if (typeof media !== 'object' || !media?.url || !media.width || !media.height) return null;
  const { url, alt, width, height } = media;
  return { src: url, srcset: '', alt: alt ?? '', width, height };
}

export function toGallery(rows: { image?: number | Media | null }[] | null | undefined): Image[] {
  return (rows ?? []).flatMap(({ image }) => toImage(image) ?? []);
}

/** A telephone number as a link that calls it. */
export function toPhone(number: string | null | undefined): Link | null {
  return number ? { href: `tel:${number.replace(/[^\d+]/g, '')}`, text: number } : null;
}

export function toEmail(address: string | null | undefined): Link | null {
  return address ? { href: `mailto:${address}`, text: address } : null;
}
