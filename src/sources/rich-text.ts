import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { hasContent } from '@/lib/plain-text';
import { provenanceOf } from '@/lib/provenance';
import { withProvenance } from '@/lib/provenance-marks';
import { isRichState, provenance } from '@/cms/localized';
import { sanitiseBody } from './sanitise';

/** What the editor wrote, as HTML; nothing where it cannot have written it. */
function toHtml(state: object): string {
  try {
    return convertLexicalToHTML({ data: state as never, disableContainer: true });
  } catch {
    return '';
  }
}

const unlessEmpty = (html: string): string => (hasContent(html) ? html : '');

/**
 * A formatted text as sanitised HTML; an empty string where it has neither words nor a picture. A string
 * is none that the editor wrote, and is not trusted.
 */
export function toBody(state: unknown): string {
  if (typeof state === 'string') {
    const { text, ...from } = provenanceOf(state);
    return withProvenance(unlessEmpty(sanitiseBody(text)), from);
  }
  if (!isRichState(state)) return '';
  const html = unlessEmpty(sanitiseBody(toHtml(state)));
  const { lang, field } = state[provenance] ?? {};
  // Nothing is in no language, such as a picture that was deleted.
  return withProvenance(html, { field, ...(html && { lang }) });
}
