import { locales } from '@/i18n/locales';
import { withNoBreakSpaces } from '@/lib/no-break-spaces';
import { valuesNamedIn } from '@/lib/shared-values';

/** A text as it is being typed. */
export interface Typed {
  /** Such as `pages:12:title`. */
  field: string;
  text: string;
}

/** What is shown of a text before the server has it; null where only the server can say. */
function shownAtOnce(page: Document, text: string): string | null {
  const isRewritten =
    valuesNamedIn(text).length > 0 || !locales.some((lang) => lang === page.documentElement.lang);
  return isRewritten || text.trim() === '' ? null : withNoBreakSpaces(text);
}

/** Writes a text into those elements of its field that have nothing but one text. */
export function showTyped(page: Document, { field, text }: Typed): void {
  const shown = shownAtOnce(page, text);
  if (shown === null) return;
  for (const { childNodes } of page.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)) {
    const [node] = childNodes;
    const isText = childNodes.length === 1 && node?.nodeType === Node.TEXT_NODE;
    if (isText && node.nodeValue !== shown) node.nodeValue = shown;
  }
}
