import { defaultLocale, type Locale } from './locales';

/** The languages that staff may have the admin in, each with its words in `admin/`; the site may have more. */
export const adminLanguages = ['uz', 'ru', 'en'] as const satisfies Locale[];

export type AdminLanguage = (typeof adminLanguages)[number];

/** The admin's own language for one that it may be asked for. */
export const adminLanguage = (language: string): AdminLanguage =>
  adminLanguages.find((one) => one === language) ?? defaultLocale;

/** A short text of the admin. */
export type Label = Record<AdminLanguage, string>;

export const label = (uz: string, ru: string, en: string): Label => ({ uz, ru, en });

/** A label of words that stand elsewhere, such as the messages. */
export const labelOf = (words: (language: AdminLanguage) => string): Label =>
  Object.fromEntries(adminLanguages.map((language) => [language, words(language)])) as Label;
