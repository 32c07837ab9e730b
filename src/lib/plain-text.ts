import { plain, provenanceOf, type LocalText } from './local-text';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitised HTML. */
export function plainText(html: LocalText): string {
  return plain(html)
    .replace(
      /<\/?(?:p|br|h\d|ul|ol|li|blockquote|hr|table|caption|thead|tbody|tr|th|td|figure|figcaption|img)\b[^>]*>/g,
      ' ',
    )
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether sanitised HTML has words or a picture. A field of a preview counts: its place is to be seen. */
export const hasContent = (html: LocalText): boolean =>
  Boolean(provenanceOf(html).field) || /<img\b/.test(plain(html)) || plainText(html) !== '';

/** A name without the quotation marks that some languages put around it. */
export const unquoted = (name: string): string => name.replace(/[“”«»"]/g, '');
