import { log } from '@/platform/telemetry/log';
import {
  recordAnswer,
  recordAttempt,
  recordBreaker,
  recordDropped,
  recordMended,
  recordRejected,
} from '@/platform/telemetry/upstream';
import type { UpstreamEvents } from './events';

/** The same is written down once in this time; the counters count each. */
const FLAW_AGAIN_MS = 600_000;
const FAILURE_AGAIN_MS = 60_000;
const SAID_MOST = 500;

/** How often a thing has happened since it was last said; 0 when it is not to be said again yet. */
function sparing(againMs: number): (what: string) => number {
  const said = new Map<string, { at: number; unsaid: number }>();
  return (what) => {
    const now = Date.now();
    const last = said.get(what);
    if (last && now - last.at < againMs) {
      last.unsaid += 1;
      return 0;
    }
    if (said.size >= SAID_MOST) said.clear();
    said.set(what, { at: now, unsaid: 0 });
    return (last?.unsaid ?? 0) + 1;
  };
}

/** Writes what happens between the site and the airport API into the log and the counters. */
export function observed(): UpstreamEvents {
  const newFlaw = sparing(FLAW_AGAIN_MS);
  const newFailure = sparing(FAILURE_AGAIN_MS);
  const flaw = (kind: 'dropped' | 'mended', call: string, path: string, count: number) => {
    if (newFlaw(`${kind} ${call} ${path}`)) {
      log.warn({ call, path, count }, `Parts of the airport API's reply were ${kind}`);
    }
  };
  return {
    attempt({ call, outcome, durationMs, retry, status }) {
      recordAttempt(call, outcome, durationMs / 1000);
      if (outcome === 'success' || outcome === 'missing') return;
      const times = newFailure(`${call} ${outcome} ${status}`);
      if (!times) return;
      const ms = Math.round(durationMs);
      log.warn({ call, outcome, status, retry, ms, times }, 'Airport API failed');
    },
    rejected({ call, reason }) {
      recordRejected(call, reason);
    },
    breaker({ call, state }) {
      recordBreaker(call, state);
      const times = newFailure(`${call} ${state}`);
      if (times) log.warn({ call, state, times }, 'Circuit breaker of the airport API');
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
      const times = newFailure(`keeping ${operation}`);
      if (!times) return;
      log.warn({ operation, err: cause, times }, 'Last known good answers could not be used');
    },
  };
}
