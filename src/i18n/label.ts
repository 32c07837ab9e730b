import type { Locale } from './locales';

/** A short text in every language. */
export type Label = Record<Locale, string>;

export const label = (uz: string, ru: string, en: string): Label => ({ uz, ru, en });
