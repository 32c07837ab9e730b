/** A piece of a word, as a regular expression that may look at what stands around it, and the letters for it. */
export type Rule = readonly [piece: string, letters: string];

/** An alphabet that Uzbek is written in, described by what it differs in from the Latin one of 1995. */
export interface Alphabet {
  /** For a Latin word in lower case; of the rules that fit at a place, the first holds. */
  fromLatin: readonly Rule[];
  /** For a word of this alphabet in lower case. */
  toLatin: readonly Rule[];
  /**
   * Words and beginnings of words that the rules get wrong, in this alphabet, apart by spaces. What Latin
   * they are follows from `toLatin`, or stands behind them: `сентябрь=sentabr`; behind `<` it is another
   * Latin spelling, which is only read. A soft sign at the end is lost before an ending: сентябрда.
   */
  exceptions?: string;
  /** What a number is joined to by a hyphen in Latin and by a space in this alphabet: 2026-yil. */
  spaced?: readonly { number: string; words: string }[];
}

/** Rules for letters that are one letter wherever they stand. */
export const letters = (from: string, to: string): Rule[] =>
  [...from].map((letter, index) => [letter, to[index] ?? '']);
