import { languages, type Locale } from '@/i18n/locales';

/** A sum with its thousands apart: `60 000`, in English `60,000`. */
export const sumText = (sum: number | string, locale: Locale): string =>
  String(sum).replace(/\B(?=(\d{3})+$)/g, languages[locale].thousands);
