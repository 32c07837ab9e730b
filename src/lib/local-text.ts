import { defaultLocale, type Locale } from '@/i18n/locales';

/** Where a text comes from. */
export interface Provenance {
  /** The language of the text where it is not the page's. */
  lang?: Locale;
  /** The field of the CMS, such as `pages:12:sections.a1b2.heading`; in editors' previews only. */
  field?: string;
}

/** A text in another language than the page, or one that an editor's preview leads to its field. */
export interface MarkedText extends Provenance {
  text: string;
}

/**
 * A text for people: a string in the page's language, else with its provenance. `Text` and `RichText`
 * show it with its language; {@link plain} is for attributes, titles and comparisons.
 */
export type LocalText = string | MarkedText;

/** The text alone. */
export const plain = (text: LocalText): string => (typeof text === 'string' ? text : text.text);

/** The text and where it comes from. */
export const provenanceOf = (text: LocalText): MarkedText =>
  typeof text === 'string' ? { text } : text;

/** A text with its provenance; one in the page's language without a field is the string itself. */
export const localText = (text: string, { lang, field }: Provenance): LocalText =>
  lang || field ? { text, ...(lang && { lang }), ...(field && { field }) } : text;

/** The text changed, of the same provenance. */
export const mapText = (text: LocalText, change: (text: string) => string): LocalText =>
  typeof text === 'string' ? change(text) : { ...text, text: change(text.text) };

/** The text as it stands after a comma: "Before security" is "before security", "VIP" stays. */
export const afterComma = (text: LocalText): LocalText =>
  mapText(text, (words) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));

/** Whether nothing is to be shown: there are no words, and no field whose place a preview shows. */
export const isBlank = (text: LocalText | null | undefined): boolean =>
  !text || (plain(text).trim() === '' && !provenanceOf(text).field);

/** Whether a value that may be anything is a text. */
export const isText = (value: unknown): value is LocalText =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    ('lang' in value || 'field' in value));

/** A text in a language, else the default language's, which then says so. */
export function textIn(
  texts: Partial<Record<Locale, string>>,
  lang: Locale,
): LocalText | undefined {
  const fallback = texts[defaultLocale];
  return texts[lang] ?? (fallback && localText(fallback, { lang: defaultLocale }));
}
