import { fold } from '../../src/lib/fold';

/** A word that no text has. */
export const NONSENSE = 'qxzwvqxzwv';

/** Signs that people type for the one in oʻ and gʻ, or for the tutuq belgisi. */
export const apostrophes = ['ʻ', "'", '‘', '’', 'ʼ', '`'];

/** The first word of at least four letters, with its apostrophes. */
export const firstWord = (text: string): string | undefined =>
  text.match(/[\p{L}ʻʼ‘’'`]+/gu)?.find((word) => [...word].length >= 4);

export const hasApostrophe = (word: string): boolean => /[oOgG][ʻ‘’'`ʼ]/.test(word);

/** The word with another sign for its apostrophes. */
export const withApostrophe = (word: string, sign: string): string =>
  word.replace(/[ʻ‘’'`ʼ]/g, sign);

/** The word with an accent on its first vowel that can carry one. */
export const accented = (word: string): string =>
  word.replace(/[aeiou](?![ʻ‘’'`ʼ])/i, (vowel) => `${vowel}\u0301`.normalize('NFC'));

const pairs: [RegExp, string][] = [
  [/o[ʻ‘’'`ʼ]/g, 'ў'],
  [/g[ʻ‘’'`ʼ]/g, 'ғ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/yo/g, 'ё'],
  [/yu/g, 'ю'],
  [/ya/g, 'я'],
];
const letters: Record<string, string> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'ҳ',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'қ',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  x: 'х',
  y: 'й',
  z: 'з',
};

/**
 * An Uzbek word in Cyrillic; undefined where the spelling is not unambiguous both ways: `e` at the
 * beginning is э, `ye` is е, and a foreign letter has no rule.
 */
export function inCyrillic(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (/^e|ye|ts|c(?!h)|w|[aeiou]e/.test(lower)) return undefined;
  const joined = pairs.reduce((text, [sign, letter]) => text.replace(sign, letter), lower);
  const cyrillic = joined.replace(/[a-z]/g, (letter) => letters[letter] ?? letter);
  return /^[\u0400-\u04ff]+$/.test(cyrillic) && fold(cyrillic) === fold(lower)
    ? cyrillic
    : undefined;
}
