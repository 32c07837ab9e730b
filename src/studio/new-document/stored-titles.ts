import type { Locale } from '@/i18n/locales';

/** What a document that is not there yet is to be called. */
export type Titles = Partial<Record<Locale, string>>;

const keyOf = (slug: string) => `parvoz-new ${slug}`;

/** Keeps them in this browser; empty ones are forgotten. */
export function storeTitles(slug: string, titles: Titles): void {
  try {
    const isEmpty = Object.values(titles).every((text) => text.trim() === '');
    if (isEmpty) localStorage.removeItem(keyOf(slug));
    else localStorage.setItem(keyOf(slug), JSON.stringify(titles));
  } catch {
    // Storage is blocked or full.
  }
}

export function storedTitles(slug: string): Titles {
  try {
    return JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}') as Titles;
  } catch {
    return {};
  }
}
