import type { useTranslations } from 'next-intl';

/** The translator of the `calendar` words. */
export type CalendarWords = ReturnType<typeof useTranslations<'calendar'>>;

type Month = `m${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/**
 * A calendar date (`2026-11-21`) in words. Chromium formats Uzbek dates as "2026 M11 21", so the
 * months are the site's own words in every language.
 */
export function dateInWords(
  t: CalendarWords,
  date: string,
  form: 'dateFull' | 'dateShort',
): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (!(Number(month) >= 1 && Number(month) <= 12)) return date;
  return t(form, { day: String(Number(day)), month: t(`m${Number(month)}` as Month), year });
}

/** Where the day goes in a date pattern. */
export const DAY_PLACE = '{day}';

/** The twelve short dates with the day left open, "{day} November": words for a clock without a translator. */
export function datePatterns(t: CalendarWords): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    t('dateShort', { day: DAY_PLACE, month: t(`m${index + 1}` as Month), year: '' }),
  );
}

/** Where the time goes in a clock pattern. */
const TIME_PLACE = '{time}';

/** The twelve months' forms of a time with its day, both left open: "{time} on {day} November". */
export const clockPatterns = (t: CalendarWords): string[] =>
  datePatterns(t).map((date) => t('clockOn', { time: TIME_PLACE, date }));

/** A clock time (`05:00`) with its calendar date in one of these patterns: "05:00 on 21 November". */
export const patternClock = (patterns: string[], time: string, date: string): string =>
  patternDate(patterns, date).replace(TIME_PLACE, time);

/** A calendar date (`2026-11-21`) in one of these patterns: "21 November". */
export function patternDate(patterns: string[], date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return (patterns[Number(month) - 1] ?? '').replace(DAY_PLACE, String(Number(day)));
}
