import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import {
  alphabets,
  offeredAlphabets,
  type OfferedAlphabet,
} from '@/i18n/uzbek-alphabets/alphabets';
import { choicePath } from '@/i18n/uzbek-alphabets/choice';
import type { HeaderData } from './schema';

/** A language, or an alphabet of one, that a page is offered in. */
export interface LanguageLink {
  /** Its language tag. */
  tag: string;
  text: string;
  /** What its address has before the path of the page. */
  prefix: string;
  /** `nofollow` of one that only keeps a choice. */
  rel?: string;
  selected?: boolean;
}

/** The languages of a header, Uzbek in each of its alphabets. */
export function languageLinks(
  options: HeaderData['languages']['options'],
  current: OfferedAlphabet,
): LanguageLink[] {
  return options.flatMap(({ value, text, selected }): LanguageLink[] => {
    if (!isLocale(value)) return [];
    if (value !== defaultLocale) return [{ tag: value, text, prefix: `/${value}`, selected }];
    return offeredAlphabets.map((name) => {
      const { tag, name: own } = alphabets[name];
      const words = { tag, text: name === 'latin' ? text : own };
      return selected && name === current
        ? { ...words, prefix: '', selected }
        : { ...words, prefix: choicePath(name), rel: 'nofollow' };
    });
  });
}

/** Whether a link is to an alphabet of Uzbek. */
export const isOfAlphabet = ({ tag }: LanguageLink): boolean =>
  offeredAlphabets.some((name) => alphabets[name].tag === tag);

/** What stands for the language of a page where there is room for two letters. */
export const languageSign = (lang: Locale, alphabet: OfferedAlphabet): string =>
  lang === defaultLocale ? alphabets[alphabet].sign : lang;
