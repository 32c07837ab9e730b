import { messages } from '@/i18n/messages';
import { inEachLanguage, type CheckedLanguage } from './rule';

/** The months as they stand after a day, from January. */
export const months = inEachLanguage((lang) =>
  Array.from({ length: 12 }, (_, index) => messages[lang].calendar[`m${index + 1}` as 'm1']),
);

const dayNames: Record<CheckedLanguage, readonly string[]> = {
  uz: ['dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba', 'yakshanba'],
  ru: ['понедельник', 'вторник', 'сред(?!и)', 'четверг', 'пятниц', 'суббот', 'воскресень'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

/** What a day of the week goes on with. */
const dayEnd: Record<CheckedLanguage, string> = {
  uz: '(?:lar)?(?:i|si)?(?:da|dan|gacha|ga|ning|ni|gi)?',
  ru: '(?:а|у|ы|е|я|и|ю|ой|ем|ам|ям|ами|ями|ах|ях|ом)?',
  en: 's?',
};

/** The names of the days of the week as parts of patterns, from Monday. */
export const weekdays = inEachLanguage((lang) =>
  dayNames[lang].map((name) => `${name}${dayEnd[lang]}`),
);

const shortWeekdays: Record<CheckedLanguage, string> = {
  uz: 'Du|Se|Ch|Pa|Ju|Sh|Ya',
  ru: 'пн|вт|ср|чт|пт|сб|вс',
  en: 'Mon|Tue|Wed|Thu|Fri|Sat|Sun',
};

/** A day of the week, in full or in short, as part of a pattern. */
export const weekday = (lang: CheckedLanguage): string =>
  `(?:${[...weekdays[lang], shortWeekdays[lang]].join('|')})`;

/** What no month goes on with: Uzbek adds endings to it. */
const monthEnd = (lang: CheckedLanguage) =>
  lang === 'uz' ? '(?=(?:da|dan|dagi|gacha|ga|ni|ning|gi)?(?!\\p{L}))' : '(?!\\p{L})';

/** A month of a language as part of a pattern. */
export const month = (lang: CheckedLanguage): string =>
  `(?:${months[lang].join('|')})${monthEnd(lang)}`;

/** The number of a month by its name, from 1. */
export const monthNumber = (lang: CheckedLanguage, name: string): number =>
  months[lang].indexOf(
    lang === 'en' ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : name.toLowerCase(),
  ) + 1;

/** Whether a year has such a day; a year that has 29 February where none is given. */
export function isDay(year: number | undefined, monthNumber: number, day: number): boolean {
  const date = new Date(Date.UTC(year ?? 2024, monthNumber - 1, day));
  return date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === day && day > 0;
}

/** A time of day in digits. */
export const clocks = /(?<![\d:.,])\d{1,2}:\d\d(?![\d:])/g;

/** A day and its month, each a group. */
export const dayAndMonth = inEachLanguage(
  (lang) => new RegExp(`(?<!\\d)(\\d{1,2})[ \\u00a0-](${month(lang)})`, 'giu'),
);
