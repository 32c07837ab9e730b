import { expect, test } from 'vitest';
import { byLanguage } from '@/i18n/locales';
import { words } from '@/i18n/words';
import { clockPatterns } from '@/lib/calendar';
import { readText, textNames, textOf, textProblem } from './texts';

const values = { cause: 'из-за тумана', from: '05:00', until: '11:00', known: 'yes' } as const;
const russian =
  '{flights, plural, one {Задержан # рейс} few {Задержаны # рейса} other {Задержано # рейсов}} {cause}.';
const counting = { counts: true, link: false };

test.each([
  [1, 'Задержан 1 рейс из-за тумана.'],
  [3, 'Задержаны 3 рейса из-за тумана.'],
  [5, 'Задержано 5 рейсов из-за тумана.'],
  [21, 'Задержан 21 рейс из-за тумана.'],
])('%i flights are counted as Russian does', (flights, text) => {
  expect(textOf(russian, 'ru', { ...values, flights })).toBe(text);
});

test('an end that is not known is said', () => {
  const text = 'Stopped{known, select, yes { until {until}} other {}}.';
  const known = { ...values, cause: '' };
  expect(textOf(text, 'en', known)).toBe('Stopped until 11:00.');
  expect(textOf(text, 'en', { ...known, until: '', known: 'no' })).toBe('Stopped.');
});

test('a text that can be said has no problem', () => {
  expect(textProblem(russian, 'ru', counting)).toBeNull();
  expect(textProblem('Until {until}', 'en', counting)).toBeNull();
  expect(textProblem('{link}', 'en', { counts: true, link: true })).toBeNull();
});

test.each([
  ['{gates} gates', 'unknownName', '{gates}'],
  ['{flights, plural, other {# at {gates}}}', 'unknownName', '{gates}'],
  ['{link}', 'unknownName', '{link}'],
  ['From {from} until {until', 'unclosedBrace', '{until'],
  ['Until {until or {from}', 'unclosedBrace', '{until or {from}'],
  ['{flights, plural, one {#} other {#}', 'unclosedBrace', '{flights, plural, one {#} othe…'],
  ['{flights, plural, one {#}}', 'noOther', '{flights, plural, one {#}'],
  ['Until {the end}', 'unreadable', '{the end}'],
  ['Until {}', 'unreadable', '{}'],
  ['Until {until, date}', 'unreadable', 'Until {until, date}'],
] as const)('of %s it is told what is wrong, and where', (text, kind, at) => {
  expect(textProblem(text, 'en', counting)).toEqual({ kind, at });
});

test('what stands on every page counts no flights', () => {
  const onEveryPage = { counts: false, link: false };
  expect(textProblem(russian, 'ru', onEveryPage)).toEqual({ kind: 'unknownName', at: '{flights}' });
  expect(textNames(onEveryPage)).toEqual(['cause', 'from', 'until', 'known']);
});

const at = (iso: string) => Date.parse(`${iso}:00+05:00`);

test.each([
  ['uz', '2026-01-15T23:00', '2026-01-16T11:00', '22:00 (15-yanvar) – 11:00 (16-yanvar)'],
  ['ru', '2026-01-15T23:00', '2026-01-16T11:00', '22:00 15 января – 11:00 16 января'],
  ['en', '2026-01-15T23:00', '2026-01-16T11:00', '22:00 on 15 January – 11:00 on 16 January'],
  ['en', '2026-01-15T22:30', '2026-01-15T23:30', '22:00 – 23:30'],
  ['en', '2026-01-14T09:00', '2026-01-15T23:30', '22:00 on 15 January – 23:30'],
  ['en', '2026-01-15T22:30', null, '22:00 on 15 January –'],
] as const)(
  'in %s, on %s, an end at %s: days are said that are not today',
  (lang, now, until, text) => {
    const period = { from: at('2026-01-15T22:00'), until: until && at(until) };
    const reading = {
      now: at(now),
      clockPatterns: byLanguage((one) => clockPatterns(words(one, 'calendar'))),
    };
    const read = readText({ [lang]: '{from} – {until}' }, { period }, lang, reading);
    expect(read).toEqual({ text, lang, problem: null });
  },
);
