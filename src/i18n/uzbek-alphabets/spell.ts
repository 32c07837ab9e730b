import type { OfferedAlphabet } from './alphabets';
import { toCyrillic } from './cyrillic';

/** Writes an Uzbek text in an alphabet. `names` stay in Latin letters: those of the texts that stand in the code, or more. */
export type Spell = (text: string, names?: readonly string[]) => string;

export const spell: Record<OfferedAlphabet, Spell> = {
  latin: (text) => text,
  cyrillic: toCyrillic,
};
