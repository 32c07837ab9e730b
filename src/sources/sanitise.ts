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

/**
 * Keeps the structure of a body text: headings from the third level down, lists, tables, links and
 * images. A heading above that becomes one of the third level, so that a page keeps its outline.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'blockquote',
      'hr',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'img',
      'figure',
      'figcaption',
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
    allowedSchemes: ['https', 'http', 'tel', 'mailto'],
    allowProtocolRelative: false,
  });
}

/** Keeps the marks of a search result's title, without attributes. */
export function sanitiseTitle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['mark', 'b', 'i', 'em', 'strong'],
    allowedAttributes: {},
  });
}
