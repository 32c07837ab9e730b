import { log } from '@/observability/log';
import {
  recordAnswer,
  recordAttempt,
  recordBreaker,
  recordDropped,
  recordMended,
  recordRejected,
} from '@/observability/upstream';
import type { UpstreamEvents } from './events';

/** The same flaw of a reply is written down once in this time; the counters count each. */
const SAID_AGAIN_MS = 600_000;
const SAID_MOST = 500;

function once() {
  const said = new Map<string, number>();
  return (what: string): boolean => {
    const now = Date.now();
    if (now - (said.get(what) ?? -Infinity) < SAID_AGAIN_MS) return false;
    if (said.size >= SAID_MOST) said.clear();
    said.set(what, now);
    return true;
  };
}

/** Writes what happens between the site and the airport API into the log and the counters. */
export function observed(): UpstreamEvents {
  const isNew = once();
  const flaw = (kind: 'dropped' | 'mended', call: string, path: string, count: number) => {
    if (isNew(`${kind} ${call} ${path}`)) {
      log.warn({ call, path, count }, `Parts of the airport API's reply were ${kind}`);
    }
  };
  return {
    attempt({ call, outcome, durationMs, retry, status }) {
      recordAttempt(call, outcome, durationMs / 1000);
      if (outcome === 'success' || outcome === 'missing') return;
      log.warn({ call, outcome, status, retry, ms: Math.round(durationMs) }, 'Airport API failed');
    },
    rejected({ call, reason }) {
      recordRejected(call, reason);
    },
    breaker({ call, state }) {
      recordBreaker(call, state);
      log.warn({ call, state }, 'Circuit breaker of the airport API');
    },
    dropped({ call, path, count }) {
      recordDropped(call, count);
      flaw('dropped', call, path, count);
    },
    mended({ call, path, count }) {
      recordMended(call, count);
      flaw('mended', call, path, count);
    },
    served({ call, from, ageMs }) {
      recordAnswer(call, from, ageMs === null ? null : ageMs / 1000);
    },
    keepingFailed({ operation, cause }) {
      log.warn({ operation, err: cause }, 'Last known good answers could not be used');
    },
  };
}
