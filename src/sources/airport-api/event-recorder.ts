import { log } from '@/platform/telemetry/log';
import {
  recordAnswer,
  recordAttempt,
  recordBreaker,
  recordDropped,
  recordRepaired,
  recordRejected,
} from '@/platform/telemetry/upstream';
import type { UpstreamEvents } from './events';

/** The same is logged once in this time; the counters count each. */
const FLAW_AGAIN_MS = 600_000;
const FAILURE_AGAIN_MS = 60_000;
const MAX_REMEMBERED = 500;

/** How often a thing has happened since it was last logged; 0 where it is too soon to log it again. */
function throttled(againMs: number): (what: string) => number {
  const logged = new Map<string, { at: number; suppressed: number }>();
  return (what) => {
    const now = Date.now();
    const last = logged.get(what);
    if (last && now - last.at < againMs) {
      last.suppressed += 1;
      return 0;
    }
    if (logged.size >= MAX_REMEMBERED) logged.clear();
    logged.set(what, { at: now, suppressed: 0 });
    return (last?.suppressed ?? 0) + 1;
  };
}

/** Writes what happens between the site and the airport API into the log and the counters. */
export function eventRecorder(): UpstreamEvents {
  const newFlaw = throttled(FLAW_AGAIN_MS);
  const newFailure = throttled(FAILURE_AGAIN_MS);
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
    repaired({ call, path, count }) {
      recordRepaired(call, count);
      flaw('mended', call, path, count);
    },
    served({ call, from, ageMs }) {
      recordAnswer(call, from, ageMs === null ? null : ageMs / 1000);
    },
    storeFailed({ operation, cause }) {
      const times = newFailure(`keeping ${operation}`);
      if (!times) return;
      log.warn({ operation, err: cause, times }, 'Last known good answers could not be used');
    },
  };
}
