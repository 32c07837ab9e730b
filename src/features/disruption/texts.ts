import { IntlMessageFormat } from 'intl-messageformat';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { patternClock } from '@/lib/calendar';
import { airportClock, airportDate } from '@/lib/time';
import type { Period } from './scope';

/** What a prepared text may say: ICU messages, with plurals. */
export interface TextValues {
  /** "because of fog", in the language of the text. */
  cause: string;
  /** Clock times of the airport, with their day where that has to be said. */
  from: string;
  until: string;
  /** Whether there is an `until`. */
  known: 'yes' | 'no';
  /** Flights concerned; only in the texts that {@link textFields} lets count. */
  flights?: number;
  /** Address of the page; only in the text for messengers. */
  link?: string;
}

/** Counts whose plurals differ in one of the languages, and none. */
const COUNTS = [0, 1, 2, 5, 21];

/** A prepared text as travellers read it. */
export const textOf = (prepared: string, lang: Locale, values: TextValues): string =>
  String(
    new IntlMessageFormat(prepared, lang, undefined, { ignoreTag: true }).format({ ...values }),
  )
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** A prepared text in the languages that it is written in. */
export type Prepared = Partial<Record<Locale, string | null>>;

/** What prepared texts are said of. */
export interface Situation {
  /** "because of fog" */
  causePhrase?: Prepared | null;
  period: Period;
}

/** When a text is read, in milliseconds since the epoch, and how each language writes a time with its day. */
export interface Reading extends Pick<TextValues, 'flights' | 'link'> {
  now: number;
  clockPatterns: Record<Locale, string[]>;
}

/** A prepared text as it is read. */
export interface ReadText {
  text: string;
  /** The language it is in: the default one where it is not written in another. */
  lang: Locale;
  problem: 'missing' | 'fallback' | 'broken' | null;
}

/** What a text may name of a period: the day of its beginning is said unless it is today's, like the end's. */
function periodValues({ from, until }: Period, now: number, patterns: string[]) {
  const onDay = (at: number) => patternClock(patterns, airportClock(at), airportDate(at));
  const isOfDay = (at: number) => airportDate(at) === airportDate(from);
  const isToday = until !== null && isOfDay(until) && isOfDay(now);
  return {
    from: isToday ? airportClock(from) : onDay(from),
    until: until === null ? '' : isOfDay(until) ? airportClock(until) : onDay(until),
    known: until === null ? 'no' : 'yes',
  } as const;
}

/** A prepared text in a language, else in the default language. */
export function readText(
  prepared: Prepared | null | undefined,
  { causePhrase, period }: Situation,
  lang: Locale,
  { now, clockPatterns, ...more }: Reading,
): ReadText {
  const own = prepared?.[lang]?.trim() ? lang : defaultLocale;
  const text = prepared?.[own]?.trim();
  if (!text) return { text: '', lang, problem: 'missing' };
  const values: TextValues = {
    cause: causePhrase?.[own] || causePhrase?.[defaultLocale] || '',
    ...periodValues(period, now, clockPatterns[own]),
    ...more,
  };
  try {
    const problem = own === lang ? null : 'fallback';
    return { text: textOf(text, own, values), lang: own, problem };
  } catch {
    return { text, lang: own, problem: 'broken' };
  }
}

/** What a prepared text may name. */
interface Allowed {
  counts: boolean;
  link: boolean;
}

/** What is wrong with a prepared text; null where every count and period can be said with it. */
export function textProblem(prepared: string, lang: Locale, { counts, link }: Allowed) {
  try {
    for (const flights of counts ? COUNTS : [undefined]) {
      for (const known of ['yes', 'no'] as const) {
        const until = known === 'yes' ? '11:00' : '';
        const values = { cause: 'x', from: '05:00', until, known };
        textOf(prepared, lang, {
          ...values,
          ...(flights !== undefined && { flights }),
          ...(link && { link: 'https://example.com/' }),
        });
      }
    }
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'error') : String(error);
  }
}
