import { BEGIN, plain } from './provenance';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitised HTML. */
export function plainText(html: string): string {
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

/** Whether sanitised HTML has words or a picture. A mark of a preview counts: its place is to be seen. */
export const hasContent = (html: string): boolean =>
  html.includes(BEGIN) || /<img\b/.test(html) || plainText(html) !== '';
