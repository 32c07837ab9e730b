import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { withProvenance } from '@/lib/provenance-marks';
import { isRichState, provenance } from './localized';
import { sanitiseBody } from './sanitise';

/** An editor's formatted text as sanitised HTML; nothing is an empty string. */
export function toBody(state: unknown): string {
  if (typeof state === 'string') return state;
  if (!isRichState(state)) return '';
  const html = convertLexicalToHTML({ data: state as never, disableContainer: true });
  return withProvenance(sanitiseBody(html), state[provenance] ?? {});
}
