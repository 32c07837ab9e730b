import type { Locale } from '@/i18n/locales';
import type { SharedValues } from '@/lib/shared-values';

/** The languages whose spelling and wording are known here; the site may have more. */
export const checkedLanguages = ['uz', 'ru', 'en'] as const satisfies Locale[];
export type CheckedLanguage = (typeof checkedLanguages)[number];

export const inEachLanguage = <Value>(of: (lang: CheckedLanguage) => Value) =>
  Object.fromEntries(checkedLanguages.map((lang) => [lang, of(lang)])) as Record<
    CheckedLanguage,
    Value
  >;

/** What stands in one field, in the languages that it has been written in. */
export type Texts = Partial<Record<CheckedLanguage, string>>;

/** The texts of a field in the languages other than one. */
export const othersOf = (lang: CheckedLanguage, texts: Texts): [CheckedLanguage, string][] =>
  checkedLanguages.flatMap((other): [CheckedLanguage, string][] => {
    const written = texts[other];
    return other === lang || !written ? [] : [[other, written]];
  });

/** A part of a text that is not as it should be, from `start` up to `end`. */
export interface Finding {
  start: number;
  end: number;
  found: string;
  /** What to put in its place, where that is certain. */
  suggestion?: string;
}

export interface Rule<Id extends string = string> {
  id: Id;
  languages: readonly CheckedLanguage[];
  /**
   * Looks at a text; rules that compare languages look at the others of the field as well.
   * @param values what texts may refer to
   */
  find: (text: string, lang: CheckedLanguage, texts: Texts, values: SharedValues) => Finding[];
  /** Texts without findings. */
  right: readonly Texts[];
  /** Texts with findings, and what the suggestions make of them. What has no suggestion is in ⟦these⟧. */
  wrong: readonly (readonly [Texts, Texts])[];
}

export const defineRule = <Id extends string>(rule: Rule<Id>): Rule<Id> => rule;
