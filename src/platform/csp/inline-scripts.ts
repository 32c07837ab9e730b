import { Parser } from 'htmlparser2';
import type { ByteString } from '@/platform/response/byte-string';
import { SIGNATURE, SOURCES } from '@/lib/script-signature';

export interface Signable {
  text: ByteString;
  signature: string | undefined;
}

/** The parts of a page that decide its policy. */
export interface PageParts {
  /** The inline scripts that a browser would run. */
  scripts: Signable[];
  /** Its lists of what else it may load and run. */
  sources: Signable[];
}

/** Elements without a type, and those of these types, are code; everything else is data. */
const code =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

type Attributes = Record<string, string>;

const isCode = ({ src, type }: Attributes): boolean =>
  src === undefined && (!type?.trim() || code.test(type.trim()));

/** All that can be a part. What only looks like one can hide another, which then does not run. */
const candidates = /(<script\b[^>]*>)([\s\S]*?)<\/script\s*>|<meta\b[^>]*>/gi;

function attributesOf(tag: string): Attributes {
  let found: Attributes = {};
  const parser = new Parser({ onopentag: (_, attributes) => (found = attributes) });
  parser.end(tag);
  return found;
}

/** What of a page decides its policy. A page is long, so no more of it is parsed than must be. */
export function partsOf(html: ByteString): PageParts {
  const parts: PageParts = { scripts: [], sources: [] };
  for (const [meta, script, text = ''] of html.matchAll(candidates)) {
    const attributes = attributesOf(script ?? meta);
    const signature = attributes[SIGNATURE];
    if (script) {
      if (isCode(attributes)) parts.scripts.push({ text, signature });
    } else if (attributes.name === SOURCES) {
      parts.sources.push({ text: attributes.content ?? '', signature });
    }
  }
  return parts;
}
