import sanitizeHtml from 'sanitize-html';

/** Keeps `a[href]`, `b` and `i` of a short message; scripts, styles and handlers do not survive. */
export function sanitiseMessage(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'i'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'tel', 'mailto'],
    allowProtocolRelative: false,
  });
}
