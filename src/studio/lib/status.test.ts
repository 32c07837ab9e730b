import { expect, test } from 'vitest';
import { adminWords } from '@/cms/admin-words/say';
import type { LanguageDetail } from '@/studio/server/detail';
import { dateForms } from '@/cms/admin-ui/date-forms';
import { clockAt } from '@/cms/admin-ui/dates';
import { statusInWords } from './status';

const now = Date.parse('2026-11-21T14:20:00+05:00');
const says = (language: string, detail: Partial<LanguageDetail>) => {
  const say = adminWords(language);
  const clock = clockAt(now, dateForms(language), say);
  const absent = { published: false, wasPublished: false, takenDownAt: null, scheduled: [] };
  return statusInWords({ ...absent, ...detail } as unknown as LanguageDetail, say, clock);
};

test.each([
  ['en', 'Taken down 18 November, 14:16'],
  ['ru', 'Снято с публикации 18 ноября, 14:16'],
  ['uz', '18-noyabr, 14:16 da saytdan olingan'],
])('a language that was taken down says when, in %s', (language, words) => {
  const takenDownAt = '2026-11-18T09:16:00.000Z';
  expect(says(language, { wasPublished: true, takenDownAt })).toBe(words);
});

test('without a note it says that only, and a draft that was never public says so', () => {
  expect(says('en', { wasPublished: true })).toBe('Taken down');
  expect(says('en', {})).toBe('Draft, never published');
});

test('what is going to happen follows', () => {
  const scheduled = [{ id: 1, action: 'publish' as const, at: '2026-11-30T19:00:00.000Z' }];
  expect(says('en', { published: true, unpublishedChanges: true, scheduled })).toBe(
    'Published, with changes not yet public. Scheduled for 1 December, 00:00',
  );
});
