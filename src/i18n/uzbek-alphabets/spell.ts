import type { OfferedAlphabet } from './alphabets';
import { toCyrillic } from './cyrillic';

/** Writes an Uzbek text in an alphabet. */
export const spell: Record<OfferedAlphabet, (text: string) => string> = {
  latin: (text) => text,
  cyrillic: (text) => toCyrillic(text),
};
