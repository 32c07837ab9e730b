import { warnOnce } from '@/observability/warn-once';
import type { PageSources } from './content-policy';
import { isFrameworkScript } from './framework-scripts';
import { partsOf, type Signable } from './inline-scripts';
import { sha256 } from './sha256';
import { isSigned } from './signed';

const isKnown = ({ text, signature }: Signable): boolean =>
  isFrameworkScript(text) || isSigned('script', text, signature);

/** Enough of a script to find it by. */
const BEGINNING = 80;

function tell({ text }: Signable): void {
  warnOnce({ script: text.slice(0, BEGINNING) }, 'An inline script is not known: it will not run.');
}

/**
 * What a page may load and run: the inline scripts that its framework writes and those that the site
 * signed, and the sources of a signed list. Whatever else got into the page is not among them.
 */
export function sourcesOf(html: string): PageSources {
  const { scripts, sources } = partsOf(html);
  const own = scripts.filter(isKnown).map(({ text }) => sha256(text));
  const listed = sources
    .filter(({ text, signature }) => isSigned('sources', text, signature))
    .flatMap(({ text }) => text.split(' '));
  const isHash = (source: string) => source.startsWith('sha256-');
  const hashes = [...new Set([...own, ...listed.filter(isHash)])];
  scripts.filter(({ text }) => text && !hashes.includes(sha256(text))).forEach(tell);
  return { hashes, hosts: [...new Set(listed.filter((source) => source && !isHash(source)))] };
}
