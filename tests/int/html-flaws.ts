import { Parser } from 'htmlparser2';
import { MARK } from './fuzz-api';

/** What a page never shows: values that nobody turned into words. */
const raw = /\[object Object\]|Invalid Date|\bNaN\b|\bundefined\b/;
const runs = /^\s*(?:javascript|vbscript|data:text\/html)/i;
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];

/** What is wrong with the HTML of a page, in words: raw values, and markup that would run. */
export function flawsOf(html: string): string[] {
  const flaws: string[] = [];
  const inside: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      inside.push(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) flaws.push(`<${name} ${key}="${value}">`);
        if (addresses.includes(key) && runs.test(value)) flaws.push(`<${name} ${key}="${value}">`);
        if (raw.test(value)) flaws.push(`<${name} ${key}="${value}">`);
      }
    },
    ontext(text) {
      const within = inside.at(-1);
      if (within === 'script' && text.trimStart().startsWith(MARK)) {
        flaws.push(`<script>${text}</script>`);
      }
      if (within !== 'script' && within !== 'style' && raw.test(text)) flaws.push(text);
    },
    onclosetag: () => void inside.pop(),
  });
  parser.end(html);
  return flaws;
}
