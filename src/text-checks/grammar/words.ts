/** A word whose first letter may be a capital. */
const inEitherCase = (word: string) =>
  `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1).replaceAll('_', ' ')}`;

/** The words of a list as alternatives, each with a small letter or a capital; `_` is a space within one. */
export const anyOf = (list: string): string =>
  `(?:${list.trim().split(/\s+/).map(inEitherCase).join('|')})`;

/** One of the words of a list, whole. */
export const oneOf = (list: string): string => `(?<![\\p{L}ʻʼ’-])${anyOf(list)}(?![\\p{L}ʻʼ’-])`;

/** Endings of a list, as a part of a pattern. */
export const endings = (list: string): string => `(?:${list.trim().split(/\s+/).join('|')})`;
