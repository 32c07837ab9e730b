import { unit } from '@/lib/units';
import { findAll } from '../prose';
import { checkedLanguages, defineRule, inEachLanguage, type CheckedLanguage } from '../rule';

const clock = (hours: number, minutes = '00') => `${String(hours).padStart(2, '0')}:${minutes}`;

/** Words before a time: only they tell 9.30 and 9-30 from a fraction and a range. */
const before: Record<CheckedLanguage, string> = {
  uz: 'soat',
  ru: 'в|с|до|к|после|около',
  en: 'at|from|until|till|by|before|after',
};
const pointed = inEachLanguage(
  (lang) =>
    new RegExp(
      `(?<=(?<!\\p{L})(?:${before[lang]})[ \\u00a0])(?:\\d{1,2}\\.[0-5]\\d|(?:[01]?\\d|2[0-4])-(?:00|15|30|45))(?![\\d.-]|[ \\u00a0]?${unit(lang)}(?!\\p{L}))`,
      'giu',
    ),
);
/** Uzbek puts the ending of a time apart from it. */
const uzbek =
  /(?<![\d.,:])(\d{1,2})(?:\.([0-5]\d)[ \u00a0-]?|:([0-5]\d)-?)(da|dan|gacha|ga)(?!\p{L})/giu;
const pointedRange =
  /(?<![\d.,:])(\d{1,2})\.([0-5]\d)–(\d{1,2})\.([0-5]\d)(?!\d|[.,]\d|[ \u00a0]?(?:%|\p{L}))/gu;

/** The half of the day in words, and what makes 24 hours of its twelve. */
const halfDay: Record<CheckedLanguage, RegExp> = {
  uz: /(?<!\p{L})(?:(?<am>ertalab(?:ki)?|tungi|tunda)|(?<pm>kechki|kechqurun|kunduzgi))[ \u00a0](?:soat[ \u00a0])?(?<hour>\d{1,2})(?::(?<minutes>\d\d))?(?=(?:[ \u00a0]|-)?(?:da|dan|gacha|ga|larda)(?!\p{L}))/giu,
  ru: /(?<![\d:.–-])(?<hour>\d{1,2})(?::(?<minutes>\d\d))?[ \u00a0](?:час\p{L}*[ \u00a0])?(?:(?<am>утра)|(?<pm>вечера)|(?<=(?:в|с|до|после|к)[ \u00a0]\d{1,2}(?::\d\d)?[ \u00a0](?:час\p{L}*[ \u00a0])?)(?<night>ночи|дня))(?!\p{L})/giu,
  en: /(?<![\d:.–-])(?<hour>\d{1,2})(?:[:.](?<minutes>\d\d))?[ \u00a0]?(?:(?<am>a\.?m\b\.?)|(?<pm>p\.?m\b\.?))/giu,
};

/** Times by the 24 hours of the day: 09:00, and 24:00 for the end of one. */
export const times = defineRule({
  id: 'times',
  languages: checkedLanguages,
  find: (text, lang) => [
    ...(lang === 'uz'
      ? findAll(
          text,
          uzbek,
          ([, hours, a, b, ending]) => `${clock(Number(hours), a ?? b)} ${ending ?? ''}`,
        )
      : []),
    ...findAll(
      text,
      /(?<![\d:.,])(\d{1,2}):(\d\d)(?![\d:]|[ \u00a0]?[ap]\.?m\b|[ \u00a0](?:утра|вечера|ночи))/giu,
      ([found, hours, minutes]) => {
        const [hour, minute] = [Number(hours), Number(minutes)];
        if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
        return found.padStart(5, '0');
      },
    ),
    ...findAll(text, pointed[lang], ([found]) => found.replace(/[.-]/, ':').padStart(5, '0')),
    ...findAll(
      text,
      pointedRange,
      ([, a, b, c, d]) => `${clock(Number(a), b)}–${clock(Number(c), d)}`,
    ),
    ...findAll(text, halfDay[lang], ({ groups = {} }) => {
      const { hour, minutes, am, pm, night } = groups;
      const hours = Number(hour);
      // “Ertalab 09:00” only says it twice.
      if (lang === 'uz' && minutes && (am || hours >= 12)) return null;
      if (hours > 12) return clock(hours, minutes);
      const isAfternoon = pm !== undefined || night?.toLowerCase() === 'дня';
      return clock((hours % 12) + (isAfternoon ? 12 : 0), minutes);
    }),
  ],
  right: [
    {
      uz: 'soat 09:00 dan 24:00 gacha, 1,5 soat, ertalab 09:00 da',
      ru: 'с 09:00 до 18:00, 3 дня, 2.5 кг',
      en: 'from 09:00 to 18:30, 2.5 kg',
    },
  ],
  wrong: [
    [{ uz: '9:00–18:00, soat 9.30 da, 14:00da' }, { uz: '09:00–18:00, soat 09:30 da, 14:00 da' }],
    [
      { ru: 'в 9.30, до 9 вечера, в 2 часа ночи, 9:00' },
      { ru: 'в 09:30, до 21:00, в 02:00, 09:00' },
    ],
    [{ en: 'at 9.30, 9 am, 9:30 p.m.' }, { en: 'at 09:30, 09:00, 21:30' }],
    [{ en: '25:00 and 12:75' }, { en: '⟦25:00⟧ and ⟦12:75⟧' }],
    [{ ru: '9.00–18.00, с 8-00 до 20-30' }, { ru: '09:00–18:00, с 08:00 до 20:30' }],
  ],
});
