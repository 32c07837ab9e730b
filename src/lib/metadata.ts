import type { Metadata } from 'next';
import { defaultLocale, locales, type Locale } from '@/contract/locale';
import { localised } from './hrefs';

interface PageWords {
  /** Without locale. */
  path: string;
  lang: Locale;
  title: string;
  description: string;
}

/** Title, description, canonical address, language alternates and sharing tags of a page. */
export function pageMetadata({ path, lang, title, description }: PageWords): Metadata {
  const languages = Object.fromEntries(locales.map((locale) => [locale, localised(path, locale)]));
  return {
    title,
    description,
    alternates: {
      canonical: localised(path, lang),
      languages: { ...languages, 'x-default': localised(path, defaultLocale) },
    },
    openGraph: {
      type: 'website',
      url: localised(path, lang),
      title,
      description,
      locale: lang,
      images: [{ url: '/og-default.png', width: 1200, height: 630 }],
    },
  };
}
