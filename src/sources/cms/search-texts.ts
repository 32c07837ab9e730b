import { excerpt, mark } from '@/features/search/highlight';
import { provenanceOf } from '@/lib/provenance';
import { withProvenance } from '@/lib/provenance-marks';

/** A title as HTML with the words found marked; one that stands in Uzbek still says so. */
export function titleHtml(title: string, tokens: string[]): string {
  const { text, lang } = provenanceOf(title);
  return withProvenance(mark(text, tokens), { lang });
}

/**
 * What some texts have around the words found, as HTML; it stands in Uzbek where the text does that it
 * is cut from.
 */
export function summaryHtml(texts: string[], tokens: string[]): string {
  const read = texts.map(provenanceOf);
  const cut = excerpt(
    read.map(({ text }) => text),
    tokens,
  );
  const from = read.find(({ text }) => excerpt([text], tokens) === cut);
  return withProvenance(mark(cut, tokens), { lang: from?.lang });
}
