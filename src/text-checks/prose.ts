import type { Finding } from './rule';
import { telephones } from '@/lib/telephones';

/** Stands where something is that nobody reads; no letter, no digit, no space, no punctuation. */
export const HIDDEN = '\uFFFC';

/** In this order: an argument of a message is hidden before what stands around its braces. */
const unread = [
  /(?<=\])\([^()\s]*\)/g,
  /<[^<>]+>/g,
  /\bhttps?:\/\/[^\s<>()]*[^\s<>().,;:!?»”]/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\w/])\/(?:[a-z\d-]+\/)+/g,
  /(?<![\w@])(?:[a-z\d-]+\.)+(?:com|uz|ru|org|net|aero)(?!\w)[\w/-]*/gi,
  telephones,
  /\{[\w:+-]+\}/g,
  /\{\w+, (?:plural|select|selectordinal),/g,
  /=\d+(?= [{\uFFFC])|\b[a-z]+ \{/g,
  /[{}]/g,
];

/** The texts that were last looked at: every rule looks at the same ones. */
const known = new Map<string, string>();
const MOST_KNOWN = 500;

/** A text with its addresses, telephones, tags, and the skeleton of its ICU message hidden, of the same length. */
export function proseOf(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const hide = (prose: string, pattern: RegExp) =>
    prose.replace(pattern, (found) => HIDDEN.repeat(found.length));
  const prose = unread.reduce(hide, text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, prose);
  return prose;
}

/**
 * Finds a pattern in what is read of a text.
 * @param suggest what a match should be. One that is so already is no finding; neither is one for which it
 * answers `null`. For one that is wrong in a way that only its writer can mend it answers `undefined`.
 */
export const findAll = (
  text: string,
  pattern: RegExp,
  suggest: (match: RegExpExecArray) => string | null | undefined,
): Finding[] =>
  [...proseOf(text).matchAll(pattern)].flatMap((match) => {
    const [found] = match;
    const suggestion = suggest(match);
    if (suggestion === null || suggestion === found) return [];
    const place = { start: match.index, end: match.index + found.length, found };
    return suggestion === undefined ? place : { ...place, suggestion };
  });
