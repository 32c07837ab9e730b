interface Language {
  /** In the language itself, as a language selector shows it. */
  name: string;
  script: 'Latin' | 'Cyrillic';
  /** PostgreSQL's text search configuration; `simple` where it has none for the language. */
  textSearch: string;
  /** What sets the thousands of a number apart; browsers do not know every language. */
  thousands: string;
  /** What sets the fraction of a number apart. */
  decimal: string;
  /** What a quotation opens and closes with. */
  quotes: readonly [string, string];
}

/** What a language of the site is. Its words are `messages/<code>.json`. */
export const languages = {
  uz: {
    name: 'Oʻzbekcha',
    script: 'Latin',
    textSearch: 'simple',
    thousands: '\u00a0',
    decimal: ',',
    quotes: ['“', '”'],
  },
  ru: {
    name: 'Русский',
    script: 'Cyrillic',
    textSearch: 'russian',
    thousands: '\u00a0',
    decimal: ',',
    quotes: ['«', '»'],
  },
  en: {
    name: 'English',
    script: 'Latin',
    textSearch: 'english',
    thousands: ',',
    decimal: '.',
    quotes: ['“', '”'],
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as Locale[];

/** What texts are written in first, and stand in where a translation is missing. */
export const defaultLocale = 'uz' as const satisfies Locale;

/** The languages that texts are translated into; each stands in the addresses of its pages. */
export const translatedLocales = locales.filter((lang) => lang !== defaultLocale);

/** For a value of each language. */
export const byLanguage = <Value>(of: (lang: Locale) => Value) =>
  Object.fromEntries(locales.map((lang) => [lang, of(lang)])) as Record<Locale, Value>;

export const localeNames = byLanguage((lang): string => languages[lang].name);

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language that a value names; the first one where it names none. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);
