import { byLanguage, defaultLocale, locales, type Locale } from '@/i18n/locales';
import { isEmpty } from '@/cms/localized';

export type Titles = Record<Locale, string>;

type Document = Record<string, unknown>;

/**
 * What a document is called in each language: its title there, else in Uzbek, else in any other, else
 * its file's name, its name in addresses or its id.
 * @param field the field that names it
 * @param document read with `locale: 'all'`
 */
export function titlesOf(field: string | undefined, document: Document): Titles {
  const named = field ? document[field] : undefined;
  if (typeof named === 'string' && named !== '') return byLanguage(() => named);
  const texts = (typeof named === 'object' ? (named ?? {}) : {}) as Partial<
    Record<Locale, unknown>
  >;
  const other = document.filename ?? document.slug ?? document.id ?? '';
  return byLanguage((lang) => {
    const inTurn = [lang, defaultLocale, ...locales];
    const found = inTurn.map((one) => texts[one]).find((text) => !isEmpty(text));
    return String(found ?? other);
  });
}
