import { defaultLocale, type Locale } from '@/i18n/locales';

/**
 * A text may carry, invisibly at its end, what it is not in itself: that it stands in Uzbek because
 * the requested language has none, and, in an editor's preview, which field it was written in. The
 * marks are characters that are never drawn; `Text` and `RichText` turn them into attributes,
 * {@link plain} drops them. `provenance-marks.ts` makes them; what leaves through the API has none.
 */
export interface Provenance {
  /** The language of the text where it is not the page's. */
  lang?: Locale;
  /** The field of the CMS, such as `pages:12:sections.a1b2.heading`; in editors' previews only. */
  field?: string;
}

/** Invisible separator: begins a mark. */
export const BEGIN = '\u2063';
/** Zero-width non-joiner and joiner, word joiner, invisible times: four of them for a character. */
export const DIGITS = '\u200c\u200d\u2060\u2062';
const anyMark = /\u2063((?:\u200c|\u200d|\u2060|\u2062)*)/g;

export const FALLBACK = 'u';
export const OWN = 'o';

const decode = (digits: string): string =>
  digits.replace(/.{4}/g, (four) =>
    String.fromCharCode([...four].reduce((code, digit) => code * 4 + DIGITS.indexOf(digit), 0)),
  );

/** The text as it is read, and where it comes from. */
export function provenanceOf(text: string): Provenance & { text: string } {
  const begin = text.indexOf(BEGIN);
  if (begin < 0) return { text };
  const source = decode(text.slice(begin + 1));
  return {
    text: text.slice(0, begin),
    ...(source[0] !== OWN && { lang: defaultLocale }),
    ...(source && { field: source.slice(1) }),
  };
}

/** The text without marks, for attributes, titles and machines. */
export const plain = (text: string): string =>
  text.includes(BEGIN) ? text.replace(anyMark, '') : text;
