import { expect, test } from 'vitest';
import { adminWords } from '@/cms/admin-words/say';
import { dateForms } from '@/cms/admin-ui/date-forms';
import { clockAt, fromInput, toInput } from '@/cms/admin-ui/dates';

const now = Date.parse('2026-11-21T14:20:00+05:00');
const clock = (language: string) => clockAt(now, dateForms(language), adminWords(language));

test.each([
  ['en', 'today, 13:52', 'yesterday, 18:05', '19 November, 16:40', '1 December 2025, 00:00'],
  ['ru', 'сегодня, 13:52', 'вчера, 18:05', '19 ноября, 16:40', '1 декабря 2025 года, 00:00'],
  ['uz', 'bugun, 13:52', 'kecha, 18:05', '19-noyabr, 16:40', '2025-yil 1-dekabr, 00:00'],
])('moments in %s, in the time of the airport', (language, today, yesterday, earlier, lastYear) => {
  const { moment, date } = clock(language);
  expect(moment('2026-11-21T08:52:00Z')).toBe(today);
  expect(moment('2026-11-20T13:05:00Z')).toBe(yesterday);
  expect(moment('2026-11-19T11:40:00Z')).toBe(earlier);
  expect(date('2025-11-30T19:00:00Z')).toBe(lastYear);
});

test('a date input holds the airport’s time', () => {
  expect(toInput(now)).toBe('2026-11-21T14:20');
  expect(fromInput('2026-11-21T14:20')).toBe(now);
  expect(fromInput('')).toBeNull();
});
