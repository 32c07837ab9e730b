import { fold } from '@/lib/fold';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text as HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Letters with the apostrophes inside them, or digits. */
const word = /[\p{L}\p{N}][\p{L}\p{N}ʻʼ’'‘]*/gu;

/** How much of a word's end may differ and still be the word sought: endings of ru and uz. */
const ENDING = 3;

/** What a word must begin with to be what a query's word means: it may differ in its ending. */
const stemOf = (token: string) =>
  token.length > 4 ? token.slice(0, Math.max(4, token.length - ENDING)) : token;

/** The beginnings by which words of a text are what a query's words mean. */
const stemsOf = (tokens: string[]) => tokens.map(fold).filter(Boolean).map(stemOf);

/** Where the words stand in a text that begin with one of some stems, in their order. */
function* found(text: string, stems: string[]): Generator<RegExpExecArray, undefined> {
  // Most texts have none of most words, and to look at each of their words takes long.
  const folded = fold(text);
  const likely = stems.filter((stem) => folded.includes(stem));
  if (likely.length === 0) return undefined;
  for (const match of text.matchAll(word)) {
    const own = fold(match[0]);
    if (likely.some((stem) => own.startsWith(stem))) yield match;
  }
  return undefined;
}

/** Where in a text the first word begins that a query's words mean; undefined where there is none. */
export const placeOf = (text: string, tokens: string[]): number | undefined =>
  found(text, stemsOf(tokens)).next().value?.index;

/** The text as HTML with `mark` around the words that a query's words mean. */
export function mark(text: string, tokens: string[]): string {
  let html = '';
  let end = 0;
  for (const match of found(text, stemsOf(tokens))) {
    html += `${escapeHtml(text.slice(end, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

const EXCERPT = 180;

/** The first of some texts that holds a word of the query, cut around it; else the beginning. */
export function excerpt(texts: string[], tokens: string[]): string {
  for (const text of texts) {
    const at = placeOf(text, tokens);
    if (at !== undefined) return cut(text, Math.max(0, at - EXCERPT / 3));
  }
  return cut(texts.find(Boolean) ?? '', 0);
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  if (rest.length <= EXCERPT) return (start > 0 ? '… ' : '') + rest;
  const end = rest.lastIndexOf(' ', EXCERPT);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : EXCERPT)} …`;
}
