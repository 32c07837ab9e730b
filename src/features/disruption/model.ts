import { byLanguage, type Locale } from '@/i18n/locales';
import { words } from '@/i18n/words';
import { clockPatterns } from '@/lib/calendar';
import { localText, type LocalText } from '@/lib/local-text';
import { requestTime } from '@/lib/request-time';
import type { Cause, Severity } from './kinds';
import type { Period, Scope } from './scope';
import type { TextFieldName } from './text-fields';
import { readText, type Prepared, type Situation, type TextValues } from './texts';

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

const patterns = byLanguage((lang) => clockPatterns(words(lang, 'calendar')));

/**
 * A prepared text of a disruption in a language, else in the default language, which then says so; one that
 * cannot be said with these numbers is not worth a page.
 * @param more what it may name besides the cause and the period
 */
export function said(
  prepared: Prepared,
  situation: Situation,
  lang: Locale,
  more: Pick<TextValues, 'flights' | 'link'> = {},
): LocalText {
  const reading = { now: requestTime(), clockPatterns: patterns, ...more };
  const { text, lang: own, problem } = readText(prepared, situation, lang, reading);
  if (problem === 'missing' || problem === 'broken') return '';
  return localText(text, own === lang ? {} : { lang: own });
}
