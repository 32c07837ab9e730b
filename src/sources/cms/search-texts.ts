import { excerpt, mark } from '@/features/search/highlight';
import { localText, mapText, plain, provenanceOf, type LocalText } from '@/lib/local-text';

/** A title as HTML with the words found marked; one in Uzbek still says so. */
export const titleHtml = (title: LocalText, tokens: string[]): LocalText =>
  mapText(title, (text) => mark(text, tokens));

/**
 * What some texts have around the words found, as HTML; it is in the language of the text that it is cut
 * from.
 */
export function summaryHtml(texts: LocalText[], tokens: string[]): LocalText {
  const cut = excerpt(texts.map(plain), tokens);
  const from = texts.find((text) => excerpt([plain(text)], tokens) === cut) ?? '';
  return localText(mark(cut, tokens), { lang: provenanceOf(from).lang });
}
