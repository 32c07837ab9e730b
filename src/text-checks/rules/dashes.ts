import { unit } from '@/lib/units';
import { findAll } from '../prose';
import { weekday } from '../calendar';
import { checkedLanguages, defineRule, inEachLanguage } from '../rule';

/** Types of aircraft are written with a hyphen between digits; 8-00 is no range but a time. */
const range =
  /(?<![\d\p{L}+./-])(?<!(?:Boeing|Airbus|Embraer|ATR) )(?!7\d7-)\d{1,5}(?:[:.,\u00a0]\d+)*( ?[-–—] ?)(?!(?<=(?<!\p{L})(?:в|с|до|к|после|около|soat)[ \u00a0]\d{1,2}-)(?:00|15|30|45)(?!\d))\d{1,5}(?:[:.,]\d+)?(?![\d:/]|[-–]\d)/gu;

/** A hyphen or a short dash where a long one is due, not between numbers. */
const spaced =
  /(?<=[\p{L}\p{P}\d])(?<!\d(?=[ \u00a0]+\S{1,2}[ \u00a0]+\d))[ \u00a0]+(?:-{1,2}|–)[ \u00a0]+(?=[^\s\uFFFC])/gu;
const amount = inEachLanguage((lang) => new RegExp(`\\d[ \\u00a0]${unit(lang)}$`, 'iu'));

/** From one day of the week to another; “shanba-yakshanba” is the weekend. */
const week = inEachLanguage(
  (lang) =>
    new RegExp(
      `(?<!\\p{L})(?!shanba-yakshanba)(${weekday(lang)})[ \\u00a0]?[-–—][ \\u00a0]?(${weekday(lang)})(?!\\p{L})`,
      'giu',
    ),
);

/** A dash has spaces and is long; between the ends of a range there is a short one without. */
export const dashes = defineRule({
  id: 'dashes',
  languages: checkedLanguages,
  find: (text, lang) => [
    ...findAll(text, range, ([found, sign = '']) => found.replace(sign, '–')),
    ...findAll(text, week[lang], ([, first, last]) => `${first}–${last}`),
    ...findAll(text, spaced, ({ 0: found, index, input }) => {
      const isRange =
        amount[lang].test(input.slice(0, index)) && /^\d/.test(input.slice(index + found.length));
      if (isRange) return '–';
      return found.startsWith('\u00a0') ? '\u00a0— ' : ' — ';
    }),
    ...findAll(text, /(?<=\p{L})--(?=\p{L})/gu, () => ' — '),
    ...findAll(
      text,
      /(?<=[\p{L}\d»”’)!?.,])( ?)—( ?)(?=[\p{L}\d«“(])/gu,
      ([found, before, after]) => (before && after ? found : ' — '),
    ),
  ],
  right: [
    {
      uz: 'Bu — namuna, 9–12 yosh, dushanba–juma, 09:00–18:00',
      ru: '«Да», — говорит он. 10–15 минут',
    },
    { en: '- an item\n- another: 737-800, ZRU-547, +998 00 000-00-00', ru: 'Boeing 737-800' },
    { en: '{from} – {to}', uz: '—' },
  ],
  wrong: [
    [{ ru: 'Парковка - рядом, багаж – внизу' }, { ru: 'Парковка — рядом, багаж — внизу' }],
    [{ uz: '650 ming – 1,9 mln' }, { uz: '650 ming–1,9 mln' }],
    [{ uz: 'Bu—namuna, bu— ham, 10-15 daqiqa' }, { uz: 'Bu — namuna, bu — ham, 10–15 daqiqa' }],
    [{ en: 'Mon-Fri 09:00 - 18:00 -- free' }, { en: 'Mon–Fri 09:00–18:00 — free' }],
    [
      { ru: 'Понедельник - пятница', uz: 'dushanba-juma' },
      { ru: 'Понедельник–пятница', uz: 'dushanba–juma' },
    ],
  ],
});
