import type { Metadata } from 'next';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { languageTag } from '@/i18n/uzbek-alphabets/alphabets';
import type { PageMeta } from '@/features/layout/schema';
import { localised } from '@/lib/hrefs';
import { type LocalText, plain } from '@/lib/local-text';
import { requestAlphabet } from '@/lib/request-alphabet';
import { shareImage } from '@/lib/share-image';

interface PageWords {
  /** Without locale. */
  path: string;
  lang: Locale;
  title: LocalText;
  description: LocalText;
  /** The sharing picture; drawn from the title where there is none. */
  image?: string | null;
  type?: 'website' | 'article';
}

/** Title, description, canonical address, language alternates and sharing tags of a page. */
export function pageMetadata(page: PageWords): Metadata {
  const { path, lang, image, type = 'website' } = page;
  const title = plain(page.title);
  const description = plain(page.description) || title;
  const drawn = shareImage(title, languageTag(lang, requestAlphabet()));
  const languages = Object.fromEntries(locales.map((locale) => [locale, localised(path, locale)]));
  return {
    title,
    description,
    alternates: {
      canonical: localised(path, lang),
      languages: { ...languages, 'x-default': localised(path, defaultLocale) },
    },
    openGraph: {
      type,
      url: localised(path, lang),
      title,
      description,
      locale: lang,
      images: [{ url: image || drawn, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The metadata of a page whose words editors write. */
export const editedMetadata = (path: string, lang: Locale, meta: PageMeta): Metadata =>
  pageMetadata({
    path,
    lang,
    title: meta.pageTitle,
    description: meta.pageDescription,
    image: meta.pageImage,
  });
