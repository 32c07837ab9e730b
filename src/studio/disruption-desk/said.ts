import type { AdminWord } from '@/cms/i18n/say';
import type { Cause, Severity } from '@/features/disruption/kinds';
import type { Period } from '@/features/disruption/scope';
import { textFields, type TextFieldName } from '@/features/disruption/text-fields';
import { periodValues, textOf, type TextValues } from '@/features/disruption/texts';
import { defaultLocale, type Locale } from '@/i18n/locales';

type Texts = Partial<Record<Locale, string | null>> | null;
type Situation = Partial<Record<TextFieldName, Texts>> | null;

/** The global `disruption-texts`, in all languages. */
export interface PreparedTexts extends Partial<Record<Severity, Situation>> {
  causes?: Partial<Record<Cause, Texts>> | null;
}

/** What is said of a disruption. */
export interface Saying {
  texts?: Situation;
  /** "because of fog" */
  causePhrase?: Texts;
  period: Period;
}

/** A text as it is read, and what is wrong with it. */
export interface Said {
  text: string;
  lang: Locale;
  problem: AdminWord | null;
}

/** A text in a language, else in Uzbek, as the site does. */
export function said(
  name: TextFieldName,
  { texts, causePhrase, period }: Saying,
  lang: Locale,
  more: Required<Pick<TextValues, 'flights' | 'link'>>,
): Said {
  const prepared = texts?.[name];
  const own = prepared?.[lang]?.trim() ? lang : defaultLocale;
  const text = prepared?.[own]?.trim();
  if (!text) return { text: '', lang, problem: 'disruptionNotWritten' };
  try {
    const values: TextValues = {
      cause: causePhrase?.[own] || causePhrase?.[defaultLocale] || '',
      ...periodValues(period),
      ...(textFields[name].counts && { flights: more.flights }),
      ...(name === 'messenger' && { link: more.link }),
    };
    const problem = own === lang ? null : 'markFallback';
    return { text: textOf(text, own, values), lang: own, problem };
  } catch {
    return { text, lang: own, problem: 'disruptionBroken' };
  }
}
