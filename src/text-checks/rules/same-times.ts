import { clocks, dayAndMonth, isDay, monthNumber, weekdays } from '../calendar';
import { inEachLanguage } from '../rule';
import { named, sameIn } from '../same-in';

const inWeek = inEachLanguage((lang) =>
  weekdays[lang].map((name) => new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'giu')),
);

/** Times, days and days of the week, those that are counted from the day of publication as well. */
export const sameTimes = sameIn(
  'sameTimes',
  (text, lang) => [
    ...named(text, clocks, ([found]) => found.padStart(5, '0')),
    ...named(text, dayAndMonth[lang], ([, day, name = '']) => {
      const number = monthNumber(lang, name);
      return isDay(undefined, number, Number(day)) ? `${day}.${number}` : null;
    }),
    ...named(text, /\{date:[+-]?\d+\}/g, ([found]) => found),
    ...inWeek[lang].flatMap((day, index) => named(text, day, () => `weekday ${index}`)),
  ],
  {
    right: [
      {
        uz: '09:00–18:00, 5-martdan',
        ru: '09:00–18:00, с 5 марта',
        en: '9:00 to 18:00, from 5 March',
      },
    ],
    wrong: [
      [
        { uz: '09:00 da', ru: 'в 10:00' },
        { uz: '⟦09:00⟧ da', ru: 'в ⟦10:00⟧' },
      ],
      [
        { ru: 'до 5 марта', en: 'until 5 May' },
        { ru: 'до ⟦5 марта⟧', en: 'until ⟦5 May⟧' },
      ],
      [
        { uz: 'seshanba kunlari', ru: 'по вторникам', en: 'on Thursdays' },
        { uz: '⟦seshanba⟧ kunlari', ru: 'по ⟦вторникам⟧', en: 'on ⟦Thursdays⟧' },
      ],
      [
        { uz: '{date:-7} kuni', en: 'on {date:-8}' },
        { uz: '⟦{date:-7}⟧ kuni', en: 'on ⟦{date:-8}⟧' },
      ],
    ],
  },
);
