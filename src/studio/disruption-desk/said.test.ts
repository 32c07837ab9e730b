import { expect, test } from 'vitest';
import { byLanguage } from '@/i18n/locales';
import { words } from '@/i18n/words';
import { clockPatterns } from '@/lib/calendar';
import { isHandwritten, said, type Saying } from './said';

const period = {
  from: Date.parse('2026-11-25T22:00:00+05:00'),
  until: Date.parse('2026-11-26T04:00:00+05:00'),
};
const saying: Saying = {
  period,
  causePhrase: { uz: 'tuman sababli', en: 'because of fog' },
  texts: {
    heading: { uz: 'Parvozlar {cause} toʻxtatildi', ru: ' ', en: 'No flights {cause}' },
    banner: { en: 'Until {until}' },
    note: { uz: '{flights} ta reys', en: '{flights' },
    messenger: { uz: '{link}', en: '{flights, plural, one {# flight} other {# flights}}\n{link}' },
  },
};
const more = {
  now: period.from,
  clockPatterns: byLanguage((lang) => clockPatterns(words(lang, 'calendar'))),
  flights: 2,
  link: 'https://airport.example/disruption/',
};

test.each([
  ['heading', 'en', { text: 'No flights because of fog', lang: 'en', problem: null }],
  [
    'heading',
    'ru',
    { text: 'Parvozlar tuman sababli toʻxtatildi', lang: 'uz', problem: 'markFallback' },
  ],
  ['banner', 'en', { text: 'Until 04:00 on 26 November', lang: 'en', problem: null }],
  ['banner', 'ru', { text: '', lang: 'ru', problem: 'disruptionNotWritten' }],
  ['details', 'uz', { text: '', lang: 'uz', problem: 'disruptionNotWritten' }],
  ['note', 'en', { text: '{flights', lang: 'en', problem: 'disruptionBroken' }],
  ['note', 'uz', { text: '{flights} ta reys', lang: 'uz', problem: 'disruptionBroken' }],
  ['messenger', 'en', { text: `2 flights\n${more.link}`, lang: 'en', problem: null }],
] as const)('the %s in %s', (name, lang, expected) => {
  expect(said(name, saying, lang, more)).toEqual(expected);
});

test('a text that is not the prepared one is written by hand', () => {
  const { texts } = saying;
  expect(isHandwritten({ ...texts, details: null }, texts)).toBe(false);
  expect(isHandwritten({ ...texts, banner: { en: 'Until noon' } }, texts)).toBe(true);
  expect(isHandwritten({ ...texts, banner: {} }, texts)).toBe(true);
});
