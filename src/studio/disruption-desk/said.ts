import type { AdminWord } from '@/cms/admin-words/say';
import type { Cause, Severity } from '@/features/disruption/kinds';
import { textFieldNames, textFields, type TextFieldName } from '@/features/disruption/text-fields';
import {
  readText,
  type Prepared,
  type Reading,
  type ReadText,
  type Situation,
} from '@/features/disruption/texts';
import { locales, type Locale } from '@/i18n/locales';

type Texts = Partial<Record<TextFieldName, Prepared | null>> | null;

/** The global `disruption-texts`, in all languages. */
export interface PreparedTexts extends Partial<Record<Severity, Texts>> {
  causes?: Partial<Record<Cause, Prepared | null>> | null;
}

/** What is said of a disruption. */
export interface Saying extends Situation {
  texts?: Texts;
}

/** Whether the texts are others than the prepared ones, in any language. */
export const isHandwritten = (texts: Texts | undefined, prepared: Texts | undefined): boolean =>
  textFieldNames.some((name) =>
    locales.some((lang) => (texts?.[name]?.[lang] ?? '') !== (prepared?.[name]?.[lang] ?? '')),
  );

const problems = {
  missing: 'disruptionNotWritten',
  fallback: 'markFallback',
  broken: 'disruptionBroken',
} as const satisfies Record<NonNullable<ReadText['problem']>, AdminWord>;

/** A text as it is read, and what is wrong with it. */
export interface Said extends Omit<ReadText, 'problem'> {
  problem: AdminWord | null;
}

/** A text in a language, else in Uzbek, as the site does. */
export function said(
  name: TextFieldName,
  { texts, ...situation }: Saying,
  lang: Locale,
  { flights, link, ...reading }: Required<Reading>,
): Said {
  const read = readText(texts?.[name], situation, lang, {
    ...reading,
    ...(textFields[name].counts && { flights }),
    ...(name === 'messenger' && { link }),
  });
  return { ...read, problem: read.problem && problems[read.problem] };
}
