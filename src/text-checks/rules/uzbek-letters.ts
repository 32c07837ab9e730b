import { apostrophes } from '@/lib/fold';
import { findAll } from '../prose';
import { defineRule } from '../rule';

/** A letter, an apostrophe of any kind, and whether a word goes on. */
const signed = new RegExp(`(\\p{L})(${apostrophes.source})(?=(\\p{L}{0,2}))`, 'gu');
/** D’Artagnan and O’Hare keep the apostrophe of their language. */
const isForeignName = (letter: string, next: string) =>
  /[DLO]/.test(letter) && /^\p{Lu}\p{Ll}/u.test(next);

/** oʻ and gʻ have U+02BB, the tutuq belgisi is U+02BC. */
export const uzbekLetters = defineRule({
  id: 'uzbekLetters',
  languages: ['uz'],
  find: (text) =>
    findAll(text, signed, ([, letter = '', sign, next = '']) => {
      if (isForeignName(letter, next)) return null;
      if (/[og]/i.test(letter)) return `${letter}ʻ`;
      // At the end of a word it is a quotation mark, which another rule judges.
      return next || /[ʻʼ]/.test(sign ?? '') ? `${letter}ʼ` : null;
    }),
  right: [
    { uz: 'Oʻzbekistondagi maʼlumot stoli, “Ipak yoʻli” doʻkoni' },
    { uz: 'OʻZBEKISTON, sanʼat, DʼArtagnan emas, D’Artagnan' },
  ],
  wrong: [
    [
      { uz: "O'zbekiston, yo`l, tog‘, g´isht, boʼlim" },
      { uz: 'Oʻzbekiston, yoʻl, togʻ, gʻisht, boʻlim' },
    ],
    [{ uz: 'ma’lumot, san‘at, eʻlon, ta`til' }, { uz: 'maʼlumot, sanʼat, eʼlon, taʼtil' }],
    [{ uz: "O'ZBEKISTON, bog'" }, { uz: 'OʻZBEKISTON, bogʻ' }],
  ],
});
