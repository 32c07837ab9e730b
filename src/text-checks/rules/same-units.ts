import { currencies, measures } from '@/lib/units';
import { million, thousand } from '../amounts';
import { memoizeByText } from '../memoize';
import { proseOf } from '../prose';
import { inEachLanguage } from '../rule';
import { named, sameIn } from '../same-in';

/** Each unit as a group that has its name. */
const units = inEachLanguage((lang) => {
  const after = `\\d[ \\u00a0]?(?:(?:${thousand[lang]}|${million[lang]})[ \\u00a0])?`;
  const name = Object.entries({ ...measures, ...currencies })
    .map(([id, names]) => `(?<${id}>${names[lang]})`)
    .join('|');
  return {
    measured: new RegExp(`(?<=${after})(?:${name})(?![\\p{L}\\d²])`, 'gu'),
    mentioned: new RegExp(`(?<!\\p{L})(?:${name})(?![\\p{L}\\d²])`, 'gu'),
  };
});

const unitOf = ({ groups = {} }: RegExpExecArray) =>
  Object.keys(groups).find((id) => groups[id] !== undefined) ?? null;

const unitsMentioned = memoizeByText(
  (text, lang) => new Set(named(text, units[lang].mentioned, unitOf).map(({ value }) => value)),
);

/** Units and currencies that are the same in every language; their numbers may be in words. */
export const sameUnits = sameIn(
  'sameUnits',
  (text, lang) => (/\d/.test(text) ? named(proseOf(text), units[lang].measured, unitOf) : []),
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
  unitsMentioned,
);
