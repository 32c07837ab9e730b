import { defaultLocale, type Locale } from '@/i18n/locales';
import { localText, plain, textIn, type LocalText } from '@/lib/local-text';
import type { Cause, Severity } from './kinds';
import type { Period, Scope } from './scope';
import type { TextFieldName } from './text-fields';
import { periodValues, textOf, type TextValues } from './texts';

/** A prepared text in the languages that it is written in. */
export type Prepared = Partial<Record<Locale, string>>;

/** A disruption that is, or was, public. */
export interface DisruptionRecord {
  id: number;
  cause: Cause;
  severity: Severity;
  scope: Scope;
  /** Until it ended, where it has. */
  period: Period;
  /** When it was ended by hand; null where it was not. */
  endedAt: number | null;
  causePhrase: Prepared;
  texts: Record<TextFieldName, Prepared>;
  allClear: Prepared;
  allClearAdvice: Prepared;
  /** When it became public first. */
  announcedAt: number;
  updatedAt: number;
}

/**
 * A prepared text of a disruption in a language, else in the default language, which then says so.
 * @param more what it may name besides the cause and the period
 */
export function said(
  prepared: Prepared,
  { causePhrase, period }: Pick<DisruptionRecord, 'causePhrase' | 'period'>,
  lang: Locale,
  more: Pick<TextValues, 'flights' | 'link'> = {},
): LocalText {
  const own = prepared[lang] ? lang : defaultLocale;
  const text = prepared[own];
  if (!text) return '';
  const values: TextValues = {
    cause: plain(textIn(causePhrase, own) ?? ''),
    ...periodValues(period),
    ...more,
  };
  try {
    return localText(textOf(text, own, values), own === lang ? {} : { lang: own });
  } catch {
    // One text that cannot be said with these numbers is not worth a page.
    return '';
  }
}
