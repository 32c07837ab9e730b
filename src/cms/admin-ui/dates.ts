import { addDays, airportClock, airportDate, airportMoment } from '@/lib/time';
import type { Say } from '@/cms/admin-words/say';

/** The twelve forms of a date in words with `{day}` and `{year}` left open, January first. */
export interface DateForms {
  /** "{day} November" */
  short: string[];
  /** "{day} November {year}" */
  full: string[];
}

const fill = (form: string | undefined, date: string): string => {
  const [year = '', , day = ''] = date.split('-');
  return (form ?? '').replace('{day}', String(Number(day))).replace('{year}', year);
};

/** A calendar date in words, with its year only where that is not this one. */
export function dayInWords(forms: DateForms, date: string, today: string): string {
  const month = Number(date.slice(5, 7)) - 1;
  const form = date.slice(0, 4) === today.slice(0, 4) ? forms.short : forms.full;
  return fill(form[month], date);
}

/** Speaks of moments in the airport's time. */
export interface Clock {
  /** "today", "19 November": without the time of day. */
  day(at: number | string): string;
  /** "today, 13:52", "19 November, 16:40" */
  moment(at: number | string): string;
  /** "28 November, 14:16", never "today": for what is read later. */
  date(at: number | string): string;
}

const millis = (at: number | string) => (typeof at === 'string' ? Date.parse(at) : at);

/** @param now in milliseconds since the epoch */
export function clockAt(now: number, forms: DateForms, say: Say): Clock {
  const today = airportDate(now);
  const names: Record<string, string> = {
    [addDays(today, -1)]: say('yesterday'),
    [today]: say('today'),
    [addDays(today, 1)]: say('tomorrow'),
  };
  const day = (at: number | string) => {
    const date = airportDate(millis(at));
    return names[date] ?? dayInWords(forms, date, today);
  };
  return {
    day,
    moment: (at) => `${day(at)}, ${airportClock(millis(at))}`,
    date: (at) =>
      `${dayInWords(forms, airportDate(millis(at)), today)}, ${airportClock(millis(at))}`,
  };
}

/** "19 Nov" */
export function briefDate(at: number | string, say: Say): string {
  const date = airportDate(millis(at));
  const month = say('shortMonths').split(' ')[Number(date.slice(5, 7)) - 1] ?? '';
  return say('shortDate', { day: Number(date.slice(8, 10)), month });
}

/** The value of a `datetime-local` input for a moment, in the airport's time. */
export const toInput = (at: number): string => `${airportDate(at)}T${airportClock(at)}`;

/** The moment of such a value; null where it is none. */
export function fromInput(value: string): number | null {
  const [date = '', clock = ''] = value.split('T');
  const at = airportMoment(date, clock.slice(0, 5));
  return Number.isNaN(at) ? null : at;
}
