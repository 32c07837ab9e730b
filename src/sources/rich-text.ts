import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { hasContent } from '@/lib/plain-text';
import { isText, localText, mapText, type LocalText } from '@/lib/local-text';
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
 * A formatted text as sanitised HTML; an empty string where it has neither words nor a picture. What is not
 * of the editor is not trusted.
 */
export function toBody(state: unknown): LocalText {
  if (isText(state)) return mapText(state, (html) => unlessEmpty(sanitiseBody(html)));
  if (!isRichState(state)) return '';
  const html = unlessEmpty(sanitiseBody(toHtml(state)));
  const { lang, field } = state[provenance] ?? {};
  // Nothing is in no language, such as a picture that was deleted.
  return localText(html, { field, ...(html && { lang }) });
}
