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

const messageOf = (prepared: string, lang: Locale) =>
  new IntlMessageFormat(prepared, lang, undefined, { ignoreTag: true });

/** A prepared text as travellers read it. */
export const textOf = (prepared: string, lang: Locale, values: TextValues): string =>
  String(messageOf(prepared, lang).format({ ...values }))
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

/** What a prepared text may name besides the cause and the period. */
interface Allowed {
  counts: boolean;
  link: boolean;
}

const names = [
  'cause',
  'from',
  'until',
  'known',
  'flights',
  'link',
] as const satisfies (keyof TextValues)[];

/** The names that may stand in the braces of a prepared text. */
export const textNames = ({ counts, link }: Allowed): string[] =>
  names.filter((name) => (name !== 'flights' || counts) && (name !== 'link' || link));

/** Why a prepared text cannot be said, and what of it. */
export interface TextProblem {
  kind: 'unknownName' | 'unclosedBrace' | 'noOther' | 'unreadable';
  at: string;
}

type MessageElement = ReturnType<IntlMessageFormat['getAst']>[number];

/** Of the parser's kinds of elements, which the package does not export. */
const LITERAL: MessageElement['type'] = 0;

/** What stands in the braces of a message, those within its choices too. */
const namesIn = (elements: MessageElement[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== LITERAL ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
      : []),
  ]);

/** A text from its last brace on that nothing closes; undefined where each is closed. */
function unclosed(text: string): string | undefined {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  const last = open.at(-1);
  return last === undefined ? undefined : text.slice(last);
}

/** @param error what the parser throws */
function parseProblem(prepared: string, error: unknown): TextProblem {
  const { message, location } = error as {
    message: string;
    location?: { start: { offset: number } };
  };
  const unclosedPart = unclosed(prepared);
  if (unclosedPart !== undefined) return { kind: 'unclosedBrace', at: unclosedPart };
  const offset = location?.start.offset ?? 0;
  return message === 'MISSING_OTHER_CLAUSE'
    ? { kind: 'noOther', at: unclosed(prepared.slice(0, offset)) ?? prepared }
    : { kind: 'unreadable', at: prepared.slice(offset) };
}

/** @param prepared cannot be said */
function problemOf(prepared: string, lang: Locale, allowed: Allowed): TextProblem {
  try {
    const used = namesIn(messageOf(prepared, lang).getAst());
    const unknown = used.find((name) => !textNames(allowed).includes(name));
    return unknown === undefined
      ? { kind: 'unreadable', at: prepared }
      : { kind: 'unknownName', at: `{${unknown}}` };
  } catch (error) {
    return parseProblem(prepared, error);
  }
}

/** Letters of a text that show where in it something is wrong. */
const SHOWN = 30;

/** What is wrong with a prepared text; null where every count and period can be said with it. */
export function textProblem(prepared: string, lang: Locale, allowed: Allowed): TextProblem | null {
  const { counts, link } = allowed;
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
  } catch {
    const { kind, at } = problemOf(prepared, lang, allowed);
    return { kind, at: at.length > SHOWN ? `${at.slice(0, SHOWN)}…` : at };
  }
}
