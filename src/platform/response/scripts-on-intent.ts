import {
  LATE_SCRIPTS_AT_ONCE,
  LATE_SCRIPTS_MOST_MS,
  LIVE_ATTRIBUTE,
  OPENS_ATTRIBUTE,
  TAKEN_OVER_EVENT,
  UNTOUCHED_PAGE_MS,
} from '@/constants';
import { ACCEPTS_ATTRIBUTE } from '@/features/analytics/consent';
import { CLOSES_ATTRIBUTE } from '@/features/disruption/ui/DisruptionBanner/closing';
import type { ByteString } from './byte-string';
import { loadOnIntent } from './load-on-intent';

/** A file of the page's code, or a hint to fetch one, as React writes them. */
const code =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** Next's own document of a failure, which nothing but code fills. */
const EMPTY = '<html id="__next_error__"';

const timing = {
  paintMs: LATE_SCRIPTS_MOST_MS,
  untouchedMs: UNTOUCHED_PAGE_MS,
  atOnce: LATE_SCRIPTS_AT_ONCE,
};

/** Buttons of the cookie notice and of a disruption's: the document's head answers them. */
const answered = `[${ACCEPTS_ATTRIBUTE}],[${CLOSES_ATTRIBUTE}]`;

/** What loads the files; a constant text, which a content security policy names by its hash. */
export const INTENT_LOADER = `(${loadOnIntent})(${JSON.stringify(timing)},'${TAKEN_OVER_EVENT}','${OPENS_ATTRIBUTE}','${answered}')`;

/**
 * A page whose code is loaded when somebody is there, or after its first paint where it is {@link Live}.
 * Its texts can be read, its links followed and its forms sent without that code.
 */
export function withScriptsOnIntent(html: ByteString): ByteString {
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
  const isLive = html.includes(` ${LIVE_ATTRIBUTE}="`) || html.includes(EMPTY);
  const live = isLive ? ` ${LIVE_ATTRIBUTE}=""` : '';
  const loader = `<script data-late="${[...files].join(' ')}"${live}>${INTENT_LOADER}</script>`;
  return parts.toSpliced(first, 0, loader).join('');
}
