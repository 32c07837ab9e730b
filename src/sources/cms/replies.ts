import type { CollectionSlug } from 'payload';
import type { Locale } from '@/i18n/locales';
import { words } from '@/i18n/words';
import { toBody } from '../rich-text';
import { toGallery, untranslatedIn, wholeIn } from './read';

/** What a page beyond the last item says. */
export const endOfList = (lang: Locale) => words(lang, 'lists')('end');

/** A page of a list that has so many items. */
export const toPage = <Item>(items: Item[], count: number, lang: Locale) => ({
  items,
  count,
  message: items.length > 0 ? '' : count > 0 ? endOfList(lang) : words(lang, 'lists')('none'),
});

/** A page of what was found, all by default; `count` is of all. */
export const toList = <Item>(
  found: readonly Item[],
  lang: Locale,
  { offset = 0, limit = found.length }: { offset?: number; limit?: number } = {},
) => toPage(found.slice(offset, offset + limit), found.length, lang);

interface WithPage {
  slug: string;
  body?: unknown;
  gallery?: Parameters<typeof toGallery>[0];
}

/** One of the listed documents, whole, and what its page says beside what lists show; null where there is none. */
export async function detailsOf<T extends WithPage>(
  collection: CollectionSlug,
  listed: readonly { id: number; slug: string }[],
  slug: string,
  lang: Locale,
) {
  const found = listed.find((document) => document.slug === slug);
  if (!found) return null;
  const document = await wholeIn<T>(collection, found, lang);
  return {
    document,
    details: {
      body: toBody(document.body),
      gallery: toGallery(document.gallery),
      ...(await untranslatedIn(collection, found, lang)),
    },
  };
}
