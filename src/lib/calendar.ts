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
  return t(form, { day: String(Number(day)), month: t(`m${Number(month)}` as Month), year });
}
