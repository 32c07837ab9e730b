import { Parser } from 'htmlparser2';
import { SIGNATURE, SOURCES } from './signed';

export interface Signable {
  text: string;
  signature: string | undefined;
}

/** What of a page decides its policy. */
export interface PageParts {
  /** The inline scripts that a browser would run. */
  scripts: Signable[];
  /** Its lists of what else it may load and run. */
  sources: Signable[];
}

/** Elements without a type, and those of these types, are code; everything else is data. */
const code =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isCode = ({ src, type }: Record<string, string>): boolean =>
  src === undefined && (!type?.trim() || code.test(type.trim()));

/** Reads through a page once. */
export function partsOf(html: string): PageParts {
  const parts: PageParts = { scripts: [], sources: [] };
  let script: Signable | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const signature = attributes[SIGNATURE];
      if (name === 'script' && isCode(attributes)) script = { text: '', signature };
      if (name !== 'meta' || attributes.name !== SOURCES) return;
      parts.sources.push({ text: attributes.content ?? '', signature });
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      parts.scripts.push(script);
      script = null;
    },
  });
  parser.end(html);
  return parts;
}
