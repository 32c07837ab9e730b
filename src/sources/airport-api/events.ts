import type { FailureKind } from './failure';

/** `success`, or why an attempt gave no answer of use. */
export type AttemptOutcome = 'success' | FailureKind;

/**
 * Where an answer came from: the API just now; the process, fresh or stale while it is revalidated; the
 * last known good one, because the API does not answer; the bundled CMS, because nothing else did.
 */
export type ServedFrom = 'upstream' | 'fresh' | 'stale' | 'last_known_good' | 'bundled';

export type BreakerState = 'closed' | 'open' | 'half_open';

/**
 * What happens between the site and the airport API, for logs and counters. `call` is the path of
 * the contract with its parameters unfilled: `/api/flights/{id}`. Times are milliseconds.
 */
export interface UpstreamEvents {
  /** One request was made, `retry` if it was not the call's first. */
  attempt(event: {
    call: string;
    outcome: AttemptOutcome;
    durationMs: number;
    retry: boolean;
    status?: number;
  }): void;
  /** A call was not made: the breaker is open, or too many calls wait. */
  rejected(event: { call: string; reason: 'open' | 'busy' }): void;
  /** Whether a call is made: not while its breaker is open, once while it is half open. */
  breaker(event: { call: string; state: BreakerState }): void;
  /** Parts of a reply were dropped. `path` has `*` for places in lists: `flights.*.gate`. */
  dropped(event: { call: string; path: string; count: number }): void;
  /** Parts of a reply were not as the contract has them, but could be read. */
  repaired(event: { call: string; path: string; count: number }): void;
  /** An answer was given; `ageMs` since the API made it, null where the bundled CMS answered. */
  served(event: { call: string; from: ServedFrom; ageMs: number | null }): void;
  /** PostgreSQL could not store or return a last known good answer. */
  storeFailed(event: { operation: 'keep' | 'recall' | 'forget' | 'tidy'; cause: unknown }): void;
}

const nothing = () => {};

/** No listener. */
export const silent: UpstreamEvents = {
  attempt: nothing,
  rejected: nothing,
  breaker: nothing,
  dropped: nothing,
  repaired: nothing,
  served: nothing,
  storeFailed: nothing,
};
