import { defaultLocale, type Locale } from '@/contract/locale';

/** Outside addresses open in a new tab (specification §2). */
export function isExternal(href: string): boolean {
  return href.includes('http');
}

/** Whether an address is a path of this site, to which the locale is added. */
export function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** The path of a page in a language: `/services/` is `/ru/services/` in Russian. */
export function localised(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
