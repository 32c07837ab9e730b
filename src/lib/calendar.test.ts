import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import en from '@/i18n/messages/en.json';
import ru from '@/i18n/messages/ru.json';
import uz from '@/i18n/messages/uz.json';
import { datePatterns, patternDate } from './calendar';

test.each([
  ['uz', uz, '1-yanvar', '21-noyabr'],
  ['ru', ru, '1 января', '21 ноября'],
  ['en', en, '1 January', '21 November'],
] as const)('dates in %s without a translator', (locale, messages, first, other) => {
  const t = createTranslator({ locale, messages: messages as typeof en, namespace: 'calendar' });
  const patterns = datePatterns(t);
  expect(new Set(patterns).size).toBe(12);
  expect(patternDate(patterns, '2027-01-01')).toBe(first);
  expect(patternDate(patterns, '2026-11-21')).toBe(other);
});
