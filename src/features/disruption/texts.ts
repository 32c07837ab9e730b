import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@/i18n/locales';
import { airportClock, airportDate } from '@/lib/time';
import type { Period } from './scope';

/** What a prepared text may say: ICU messages, with plurals. */
export interface TextValues {
  /** "because of fog", in the language of the text. */
  cause: string;
  /** Clock times of the airport. */
  from: string;
  until: string;
  /** Whether there is an `until`. */
  known: 'yes' | 'no';
  /** Flights concerned; only in the texts that {@link textFields} lets count. */
  flights?: number;
  /** Address of the page; only in the text for messengers. */
  link?: string;
}

/** When a period ends, with its day where that is not the one on which it began. */
function endClock({ from, until }: Period): string {
  if (until === null) return '';
  const [, month, day] = airportDate(until).split('-');
  const clock = airportClock(until);
  return airportDate(until) === airportDate(from) ? clock : `${clock} (${day}.${month})`;
}

/** What a text may name of a period. */
export const periodValues = (period: Period): Pick<TextValues, 'from' | 'until' | 'known'> => ({
  from: airportClock(period.from),
  until: endClock(period),
  known: period.until === null ? 'no' : 'yes',
});

/** Counts whose plurals differ in one of the languages, and none. */
const COUNTS = [0, 1, 2, 5, 21];

/** A prepared text as travellers read it. */
export const textOf = (prepared: string, lang: Locale, values: TextValues): string =>
  String(
    new IntlMessageFormat(prepared, lang, undefined, { ignoreTag: true }).format({ ...values }),
  )
    .replace(/[^\S\n]+/g, ' ')
    .trim();

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
