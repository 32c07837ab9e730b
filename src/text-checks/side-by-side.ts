import { othersOf, type CheckedLanguage, type Texts } from './rule';

/** A part of a text, where it begins, and the same part in the other languages. */
export interface Part {
  text: string;
  start: number;
  others: [CheckedLanguage, string][];
}

interface Piece {
  text: string;
  start: number;
}

const piecesOf = (text: string, pattern: RegExp): Piece[] =>
  [...text.matchAll(pattern)].map(({ 0: piece, index }) => ({ text: piece, start: index }));

const LINES = /[^\n]+/g;
const SENTENCES = /[^\s][^\n]*?(?:[.!?…][»”)]*(?=\s|$)|$)/gmu;

/** Parts of a text beside those of the other languages, where each has as many of them. */
function partsOf(
  text: string,
  lang: CheckedLanguage,
  texts: Texts,
  pattern: RegExp,
): Part[] | null {
  const others = othersOf(lang, texts).map(
    ([other, written]) => [other, piecesOf(written, pattern)] as const,
  );
  const pieces = piecesOf(text, pattern);
  if (others.some(([, those]) => those.length !== pieces.length)) return null;
  return pieces.map((piece, index) => ({
    ...piece,
    others: others.map(([other, those]) => [other, those[index]?.text ?? '']),
  }));
}

/** The lines of a text beside those of the other languages; the whole text where they have more or fewer. */
export const linesOf = (text: string, lang: CheckedLanguage, texts: Texts): Part[] =>
  partsOf(text, lang, texts, LINES) ?? [{ text, start: 0, others: othersOf(lang, texts) }];

/** The sentences of a text beside those of the other languages; a whole line where one has more or fewer of them. */
export const sentencesOf = (text: string, lang: CheckedLanguage, texts: Texts): Part[] =>
  linesOf(text, lang, texts).flatMap((line) => {
    const parts = partsOf(line.text, lang, Object.fromEntries(line.others), SENTENCES) ?? [
      { ...line, start: 0 },
    ];
    return parts.map((part) => ({ ...part, start: line.start + part.start }));
  });

/** How many sentences a text has that end in a full stop or another mark. */
export const countSentences = (text: string): number =>
  text.match(/[.!?…][»”)]*(?=\s|$)/gu)?.length ?? 0;
