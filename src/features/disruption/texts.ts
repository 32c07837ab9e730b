import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@/i18n/locales';

/** What a prepared text may say: ICU messages, with plurals. */
export interface TextValues {
  /** "because of fog", in the language of the text. */
  cause: string;
  /** Flights concerned. */
  flights: number;
  /** Clock times; empty where there is no end. */
  from: string;
  until: string;
}

export const textValues = [
  'cause',
  'flights',
  'from',
  'until',
] as const satisfies (keyof TextValues)[];

/** Counts whose plurals differ in one of the languages, and none. */
const COUNTS = [0, 1, 2, 5, 21];

/** A prepared text as travellers read it. */
export const textOf = (prepared: string, lang: Locale, values: TextValues): string =>
  String(
    new IntlMessageFormat(prepared, lang, undefined, { ignoreTag: true }).format({ ...values }),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** What is wrong with a prepared text; null where every count and period can be said with it. */
export function textProblem(prepared: string, lang: Locale): string | null {
  try {
    for (const flights of COUNTS) {
      textOf(prepared, lang, { cause: 'x', flights, from: '05:00', until: '11:00' });
    }
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'error') : String(error);
  }
}
