import { localeOf } from '@/i18n/locales';
import { words } from '@/i18n/words';
import type { DateForms } from './dates';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The site's own dates in words, for the admin's language; on the server, where the words are. */
export function dateForms(language: string): DateForms {
  const t = words(localeOf(language), 'calendar');
  const formsOf = (form: 'dateShort' | 'dateFull') =>
    months.map((month) => t(form, { day: '{day}', month: t(`m${month}`), year: '{year}' }));
  return { short: formsOf('dateShort'), full: formsOf('dateFull') };
}
