/** The interface languages. Uzbek is the default and the fallback. */
export const locales = ['uz', 'ru', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'uz';

/** Language names, each in its own language, as a language selector shows them. */
export const localeNames: Record<Locale, string> = {
  uz: 'Oʻzbekcha',
  ru: 'Русский',
  en: 'English',
};

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
