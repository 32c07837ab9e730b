import { languages } from '@/i18n/locales';
import { findAll } from '../prose';
import { checkedLanguages, defineRule } from '../rule';

const latin = 'aceopxykABCEHKMOPTXY';
const cyrillic = 'асеорхукАВСЕНКМОРТХУ';

const scripts = {
  Latin: { own: /\p{Script=Latin}/gu, from: cyrillic, to: latin },
  Cyrillic: { own: /\p{Script=Cyrillic}/gu, from: latin, to: cyrillic },
} as const;
type Script = keyof typeof scripts;

const countOf = (word: string, script: Script) => word.match(scripts[script].own)?.length ?? 0;

/** A word with its look-alikes in a script; undefined where a letter of the other has none. */
function written(word: string, script: Script): string | undefined {
  const { from, to } = scripts[script];
  const text = word.replace(/./gu, (letter) => to[from.indexOf(letter)] ?? letter);
  const other = script === 'Latin' ? 'Cyrillic' : 'Latin';
  return countOf(text, other) === 0 ? text : undefined;
}

/** Latin and Cyrillic letters in one word; Cyrillic words in a language of the Latin script. */
export const mixedScripts = defineRule({
  id: 'mixedScripts',
  languages: checkedLanguages,
  find: (text, lang) => [
    // Gates, car parks and flights have Latin letters in every language; sizes of paper have not.
    ...findAll(
      text,
      /(?<![\p{L}\d])(?:[ВЕКМНОРСТХ](?=\d)|[АВЕКМНОРСТХУ]{2}(?=[ \u00a0]?\d))|(?<=(?:стойк|островк|ряд|вход|подъезд)\p{L}*[ \u00a0])[АВЕКМНОРСТХ](?![\p{L}.])/gu,
      ([code]) => written(code, 'Latin'),
    ),
    ...findAll(text, /[\p{L}\p{M}]+/gu, ([word]) => {
      const { script } = languages[lang];
      const [own, other] =
        script === 'Latin' ? [script, 'Cyrillic' as const] : [script, 'Latin' as const];
      const strange = countOf(word, other);
      if (strange === 0) return null;
      // A Russian ending of a foreign word is no look-alike.
      if (script === 'Cyrillic' && /^\p{Script=Latin}{3,}\p{Script=Cyrillic}{1,3}$/u.test(word)) {
        return undefined;
      }
      if (countOf(word, own) > 0) return written(word, own) ?? written(word, other);
      // Names and codes are in Latin everywhere; a small letter alone is a slip of the keyboard.
      if (script === 'Cyrillic' && !/^[acoyk]$/.test(word)) return null;
      return written(word, own);
    }),
  ],
  right: [
    { ru: 'Ряды A и B, Wi-Fi, CIP-зал и стойки C' },
    { uz: 'Chiqish 7, Wi-Fi' },
    { en: 'Ipak Yoʻli, São Paulo' },
  ],
  wrong: [
    [{ uz: 'kеlish zali' }, { uz: 'kelish zali' }],
    [{ ru: 'пaспорт c визой, Рeйс' }, { ru: 'паспорт с визой, Рейс' }],
    [{ en: 'the сafe, the зал' }, { en: 'the cafe, the ⟦зал⟧' }],
    [{ ru: 'стоянка Р1, стойки С 21–29, НУ 507' }, { ru: 'стоянка P1, стойки C 21–29, HY 507' }],
  ],
});
