import { LATE_SCRIPTS_AT_ONCE, LATE_SCRIPTS_MOST_MS } from '@/constants';
import type { ByteString } from './byte-string';
import { loadDeferred } from './load-deferred';

/** A file of the page's code, or a hint to fetch one, as React writes them. */
const code =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** What loads the files; a constant text, which a content security policy names by its hash. */
export const DEFERRED_LOADER = `(${loadDeferred})(${LATE_SCRIPTS_MOST_MS},${LATE_SCRIPTS_AT_ONCE})`;

/**
 * A page whose code is loaded after its first paint. Its texts can be read, its links followed and its
 * forms sent without that code; loaded earlier it would share a slow connection with them.
 */
export function withDeferredScripts(html: ByteString): ByteString {
  const files = new Set<string>();
  const parts: string[] = [];
  let first = 0;
  let end = 0;
  for (const { 0: element, 1: file, index } of html.matchAll(code)) {
    parts.push(html.slice(end, index));
    end = index + element.length;
    if (!file) continue;
    if (files.size === 0) first = parts.length;
    files.add(file);
  }
  if (files.size === 0) return html;
  parts.push(html.slice(end));
  const loader = `<script data-late="${[...files].join(' ')}">${DEFERRED_LOADER}</script>`;
  return parts.toSpliced(first, 0, loader).join('');
}
