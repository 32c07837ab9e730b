import { fold } from './fold';

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word by its sounds, which Cyrillic and Latin Uzbek write otherwise: етиб and yetib, станция and stansiya. */
const soundsOf = (word: string): string => word.replaceAll('ye', 'e').replaceAll('ts', 's');

/** Whether every word that was typed begins one of some words. */
function areBegun(words: string[], typed: string[]): boolean {
  const sounds = words.map(soundsOf);
  return typed.map(soundsOf).every((one) => sounds.some((word) => word.startsWith(one)));
}

/** Whether every word of a query begins a word of the text, both folded; an empty query matches. */
export const matches = (text: string, query: string): boolean =>
  areBegun(wordsOf(text), wordsOf(query));

/** How many letters of a word may be wrong. */
const tolerance = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

const isClose = (typed: string, word: string): boolean =>
  // Letters that the word lacks are wrong in any case.
  typed.length - word.length <= tolerance(typed) && errorsIn(typed, word) <= tolerance(typed);

/**
 * How well a text answers a query, both folded: 3 where they are the same, 2 where every word of the
 * query begins a word of the text, 1 where it does but for typing errors, else 0.
 */
export function matchScore(text: string, query: string): 0 | 1 | 2 | 3 {
  const words = wordsOf(text);
  const typed = wordsOf(query);
  if (words.join(' ') === typed.join(' ')) return 3;
  if (areBegun(words, typed)) return 2;
  return typed.every((one) => words.some((word) => isClose(one, word))) ? 1 : 0;
}

/**
 * The letters that are missing, wrong, too many or swapped (one error each) in what was typed, where it
 * stands for the beginning of a word: the last row of Damerau and Levenshtein's table, at its least.
 */
function errorsIn(typed: string, word: string): number {
  const at = (row: number[], index: number) => row[index] ?? Infinity;
  let rowBefore: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rowBefore, j - 2) + 1 : Infinity,
      );
    }
    [rowBefore, row] = [row, next];
  }
  return Math.min(...row);
}
