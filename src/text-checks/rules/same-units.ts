import { currencies, measures } from '@/lib/units';
import { million, thousand } from '../amounts';
import { proseOf } from '../prose';
import { inEachLanguage } from '../rule';
import { named, sameIn } from '../same-in';

const units = inEachLanguage((lang) =>
  Object.entries({ ...measures, ...currencies }).map(([id, names]) => {
    const after = `\\d[ \\u00a0]?(?:(?:${thousand[lang]}|${million[lang]})[ \\u00a0])?`;
    const name = `(?:${names[lang]})(?![\\p{L}\\d²])`;
    return {
      id,
      measured: new RegExp(`(?<=${after})${name}`, 'gu'),
      mentioned: new RegExp(`(?<!\\p{L})${name}`, 'u'),
    };
  }),
);

/** Units and currencies that are the same in every language; their numbers may be in words. */
export const sameUnits = sameIn(
  'sameUnits',
  (text, lang) =>
    units[lang].flatMap(({ id, measured }) => named(proseOf(text), measured, () => id)),
  {
    right: [
      {
        uz: '20 ming soʻm, 5 foiz, yarim litr',
        ru: '20 тысяч сумов, 5 %, 0,5 л',
        en: '20,000 UZS, 5%, half a litre',
      },
    ],
    wrong: [
      [
        { uz: '55 sm', ru: '55 см', en: '55 mm' },
        { uz: '55 ⟦sm⟧', ru: '55 ⟦см⟧', en: '55 ⟦mm⟧' },
      ],
      [
        { uz: '20 ming soʻm', en: '20,000 USD' },
        { uz: '20 ming ⟦soʻm⟧', en: '20,000 ⟦USD⟧' },
      ],
    ],
  },
  (text, lang) =>
    new Set(units[lang].filter(({ mentioned }) => mentioned.test(text)).map(({ id }) => id)),
);
