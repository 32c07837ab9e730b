import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { sanitiseBody } from './sanitise';

/** An editor's formatted text as sanitised HTML; nothing is an empty string. */
export function toBody(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('root' in state)) return '';
  return sanitiseBody(convertLexicalToHTML({ data: state as never, disableContainer: true }));
}
