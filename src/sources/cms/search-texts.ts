import { excerpt, mark, placeOf } from '@/features/search/highlight';
import { localText, mapText, plain, provenanceOf, type LocalText } from '@/lib/local-text';

/** A title as HTML with the words found marked; one in Uzbek still says so. */
export const titleHtml = (title: LocalText, tokens: string[]): LocalText =>
  mapText(title, (text) => mark(text, tokens));

/**
 * What some texts have around the words found, as HTML: the first that holds one, else the first. It is in
 * the language of the text that it is cut from.
 */
export function summaryHtml(texts: LocalText[], tokens: string[]): LocalText {
  const from =
    texts.find((text) => placeOf(plain(text), tokens) !== undefined) ?? texts.find(plain) ?? '';
  const cut = excerpt([plain(from)], tokens);
  return localText(mark(cut, tokens), { lang: provenanceOf(from).lang });
}
