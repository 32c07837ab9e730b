import { warnOnce } from '@/platform/telemetry/warn-once';
import { textOf, type ByteString } from '@/platform/response/byte-string';
import { INTENT_LOADER } from '@/platform/response/scripts-on-intent';
import type { PageSources } from './content-policy';
import { isFrameworkScript } from './framework-scripts';
import { partsOf, type Signable } from './inline-scripts';
import { sha256 } from '@/lib/sha256';
import { isSigned } from '@/lib/script-signature';

const isOurs = (purpose: 'script' | 'sources', { text, signature }: Signable): boolean =>
  signature !== undefined && isSigned(purpose, textOf(text), signature);

const isKnown = (script: Signable): boolean =>
  script.text === INTENT_LOADER || isFrameworkScript(script.text) || isOurs('script', script);

/** Enough of a script to find it by. */
const BEGINNING = 80;

function warn({ text }: Signable): void {
  warnOnce(
    { script: textOf(text.slice(0, BEGINNING)) },
    'An inline script is not known: it will not run.',
  );
}

/**
 * What a page may load and run: the inline scripts that its framework writes and those that the site
 * signed, and the sources of a signed list. Whatever else got into the page is not among them.
 */
export function sourcesOf(html: ByteString): PageSources {
  const { scripts, sources } = partsOf(html);
  const hashed = scripts.map((script) => ({ ...script, hash: sha256(script.text, 'latin1') }));
  const own = hashed.filter(isKnown).map(({ hash }) => hash);
  const listed = sources
    .filter((list) => isOurs('sources', list))
    .flatMap(({ text }) => text.split(' '));
  const isHash = (source: string) => source.startsWith('sha256-');
  const hashes = [...new Set([...own, ...listed.filter(isHash)])];
  hashed.filter(({ text, hash }) => text && !hashes.includes(hash)).forEach(warn);
  return { hashes, hosts: [...new Set(listed.filter((source) => source && !isHash(source)))] };
}
