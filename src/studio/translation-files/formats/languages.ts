import { defaultLocale, isLocale, translatedLocales, type Locale } from '@/i18n/locales';
import { ImportError } from './file';

/** The language of a tag that a translation tool may have made longer: `ru-RU`, `uz-Latn-UZ`. */
const localeOf = (tag: string): Locale | null => {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return isLocale(language) ? language : null;
};

/**
 * The language that a file translates into.
 * @throws {ImportError} `wrong_language` unless it is from Uzbek into another language of the website
 */
export function targetOf(source: string, target: string): Locale {
  if (localeOf(source) !== defaultLocale) {
    throw new ImportError('wrong_language', { found: source, expected: defaultLocale });
  }
  const locale = localeOf(target);
  if (!locale || locale === defaultLocale) {
    throw new ImportError('wrong_language', {
      found: target,
      expected: translatedLocales.join(', '),
    });
  }
  return locale;
}
