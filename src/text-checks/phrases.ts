import { apostrophes } from '@/lib/fold';

const space = '[ \\u00a0\\n]+';
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface Phrase {
  pattern: RegExp;
  /** Small letters that each text with the phrase has: most texts need no pattern. */
  letters: string;
}

/**
 * A phrase to look for. `~` is any ending, a group of the pattern; ё may be written е, an Uzbek apostrophe
 * with any sign. Capitals count where the phrase has one.
 */
export function phraseOf(phrase: string): Phrase {
  const source = escape(phrase)
    .replace(/ё/g, '[её]')
    .replace(/[ʻʼ]/g, apostrophes.source)
    .replace(/ /g, space)
    .replace(/~/g, '(\\p{L}*)');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}])`,
    /\p{Lu}/u.test(phrase) ? 'gu' : 'giu',
  );
  return { pattern, letters: /[^\P{L}ʻʼё]*/u.exec(phrase.toLowerCase())?.[0] ?? '' };
}

/** The patterns of those phrases that a text may have. */
export function patternsFor(phrases: readonly Phrase[], text: string): RegExp[] {
  const lower = text.toLowerCase();
  return phrases.flatMap(({ pattern, letters }) => (lower.includes(letters) ? pattern : []));
}

/** The first letter as large as that of another text. */
export const withCaseOf = (model: string, text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
