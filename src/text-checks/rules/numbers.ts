import { languages } from '@/i18n/locales';
import { currency, measures, unit } from '@/lib/units';
import { findAll } from '../prose';
import { checkedLanguages, defineRule, inEachLanguage } from '../rule';

/** Thousands that are set apart as another language does. */
const grouped = inEachLanguage((lang) =>
  languages[lang].thousands === ','
    ? /(?<![\d.,:+\p{L}])\d{1,3}(?:[ \u00a0.]\d{3})+(?![\d.,])/gu
    : /(?<![\d.,:])\d{1,3}(?:[,.]\d{3})+(?![\d,])/gu,
);
const solid = inEachLanguage(
  (lang) =>
    new RegExp(
      `(?<![\\d.,:\\p{L}№-])(?:\\d{4,}(?=[ \\u00a0](?:${currency(lang)})(?!\\p{L}))|\\d{5,}(?=[ \\u00a0]\\p{Ll}))`,
      'gu',
    ),
);
const fraction = inEachLanguage(
  (lang) =>
    new RegExp(
      `(?<![\\d.,:])\\d+[.,]\\d{1,2}(?=(?:–\\d+(?:[.,]\\d+)?)?[ \\u00a0]?${unit(lang)}(?!\\p{L}))`,
      'gu',
    ),
);

/** A range that ends below its beginning. */
const descending = /(?<![\d.,:–\p{L}-])(\d{1,3})–(\d{1,3})(?![\d:.,–]|\p{L})/gu;

/** A unit without its space; signs such as that of percent have their own habits. */
const joined = inEachLanguage((lang) => {
  const names = Object.entries(measures).flatMap(([id, of]) =>
    id === 'percent' || id === 'celsius' ? [] : of[lang],
  );
  return new RegExp(`(?<=\\d)(?=(?:${names.join('|')})(?![\\p{L}\\d]))`, 'gu');
});

/** Russian adds to a number no more than the end of its word: 1-й, 2-го. */
const russianOrdinal =
  /(?<=\d)-?(?:(?:[ыои](?=й)|[ое](?=го|му)|[ыиое](?=м)|а(?=я)|у(?=ю)|[оеыи](?=е)|[ыи](?=х|ми))(й|го|му|м|я|ю|е|х|ми))(?!\p{L})/giu;
/** The noun after a number that ends in one. */
const russianOne: Record<string, string> = {
  лет: 'года',
  дней: 'дня',
  часов: 'часа',
  минут: 'минуты',
  мест: 'места',
};
const russianAfterOne = new RegExp(
  `(?<=(?<!\\d)\\d*(?<!1)1[ \\u00a0])(?:${Object.keys(russianOne).join('|')})(?!\\p{L})`,
  'gu',
);
/** English puts the currency after the sum, as the calculator of the site does. */
const currencyFirst = /UZS[ \u00a0]?(\d[\d.,–]*(?<=\d)(?:[ \u00a0](?:million|billion))?)/gu;
/** “2 qavatli” has two floors, “2-qavatda” is on the second. */
const uzbekOrdinalWithoutHyphen =
  /(?<=\d)[ \u00a0](?=(?:qavat|eshik|lenta|chiqish|yoʻlak|terminal)(?:da|dan|dagi|ga|gacha|ning)(?!\p{L}))/gu;
const uzbekRangeWithoutHyphen =
  /(?<=(?<![\d:.,])\d+–\d+)[ \u00a0](?=(?:chiqish|qavat|eshik|lenta|kabina)lar)/gu;
/** The hyphen of 2-qavat is the ending of the ordinal. */
const uzbekOrdinal = /(?<=\d)-?(?:i?n)?chi[ \u00a0](?=\p{L})/giu;

/** Thousands and fractions of a number are set apart as the language does. */
export const numbers = defineRule({
  id: 'numbers',
  languages: checkedLanguages,
  find: (text, lang) => {
    const { decimal } = languages[lang];
    // The site sets the no-break spaces.
    const thousands = languages[lang].thousands.replace('\u00a0', ' ');
    const inThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, thousands);
    return [
      ...findAll(text, grouped[lang], ([found]) => inThousands(found.replace(/\D/g, ''))),
      ...findAll(text, solid[lang], ([found]) => inThousands(found)),
      ...findAll(text, fraction[lang], ([found]) => found.replace(/[.,]/, decimal)),
      ...(languages[lang].decimal === ','
        ? findAll(text, /(?<=(?<![\d.,:]|\p{Lu}\s)\d)\.(?=\d(?![\d.:]))/gu, () => ',')
        : []),
      ...findAll(text, joined[lang], () => ' '),
      ...findAll(text, descending, ([, from, to]) =>
        Number(from) < Number(to) ? null : `${to}–${from}`,
      ),
      ...(lang === 'en' ? [] : findAll(text, /(?<=\d)%/gu, () => ' %')),
      ...(lang === 'ru'
        ? [
            ...findAll(text, russianOrdinal, ([, end]) => `-${end}`),
            ...findAll(text, russianAfterOne, ([noun]) => russianOne[noun]),
          ]
        : []),
      ...(lang === 'en'
        ? [
            ...findAll(text, currencyFirst, ([, sum]) => `${sum} UZS`),
            ...findAll(text, /(?<=\d)[ \u00a0](?=%)/gu, () => ''),
          ]
        : []),
      ...(lang === 'uz'
        ? [
            ...findAll(text, uzbekOrdinal, () => '-'),
            ...findAll(text, uzbekOrdinalWithoutHyphen, () => '-'),
            ...findAll(text, uzbekRangeWithoutHyphen, () => '-'),
            ...findAll(text, /(?<=\d)(?=ta(?!\p{L}))/gu, () => ' '),
          ]
        : []),
    ];
  },
  right: [
    {
      uz: '600 000 soʻm, 1,9 mln, 2 qavatli',
      ru: '5,5 кг, 1920 год, 140100 Самарканд',
      en: '2,000 UZS, 5.5 kg',
    },
    { en: '+998 00 000 00 14, ZRU-547, HY 49', ru: '01.02.2026, на 2-м этаже' },
  ],
  wrong: [
    [
      { uz: '600,000 soʻm, 42000 yoʻlovchi, 1.9 mln' },
      { uz: '600 000 soʻm, 42 000 yoʻlovchi, 1,9 mln' },
    ],
    [
      { ru: '5.5–7 кг, 2000 сумов, 1-ый, 2-ого, 3ем, 21 лет' },
      { ru: '5,5–7 кг, 2 000 сумов, 1-й, 2-го, 3-м, 21 года' },
    ],
    [{ en: '25–15 minutes' }, { en: '15–25 minutes' }],
    [{ uz: '2-chi qavat, 3-inchi eshik, 2 qavatda' }, { uz: '2-qavat, 3-eshik, 2-qavatda' }],
    [{ en: '600 000 UZS, 5,5 kg, UZS 2,000, 12 %' }, { en: '600,000 UZS, 5.5 kg, 2,000 UZS, 12%' }],
    [
      { uz: '23kg, 5G', ru: '100мл, 7км, 14%', en: '55mm' },
      { uz: '23 kg, 5G', ru: '100 мл, 7 км, 14 %', en: '55 mm' },
    ],
  ],
});
