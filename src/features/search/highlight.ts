import { fold } from '@/lib/fold';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text as HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Letters with the apostrophes inside them, or digits. */
const word = /[\p{L}\p{N}][\p{L}\p{N}ʻʼ’'‘]*/gu;

/** How much of a word's end may differ and still be the word sought: endings of ru and uz. */
const ENDING = 3;

/** Whether a word is what a query's word means: begins with it, or differs in its ending. */
function means(text: string, token: string): boolean {
  const own = fold(text);
  if (token.length === 0) return false;
  if (own.startsWith(token)) return true;
  const stem = token.slice(0, Math.max(4, token.length - ENDING));
  return token.length > 4 && own.startsWith(stem);
}

/** The text as HTML with `mark` around the words that a query's words mean. */
export function mark(text: string, tokens: string[]): string {
  const wanted = tokens.map(fold);
  let html = '';
  let end = 0;
  for (const match of text.matchAll(word)) {
    if (!wanted.some((token) => means(match[0], token))) continue;
    html += `${escapeHtml(text.slice(end, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}

const EXCERPT = 180;

/** The first of some texts that holds a word of the query, cut around it; else the beginning. */
export function excerpt(texts: string[], tokens: string[]): string {
  const wanted = tokens.map(fold);
  for (const text of texts) {
    const at = [...text.matchAll(word)].find((match) =>
      wanted.some((token) => means(match[0], token)),
    )?.index;
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
