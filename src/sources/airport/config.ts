import { calls, type Call } from '@/api/calls';

/**
 * How the airport API is asked and how long its replies are used; docs/decisions/0010 says why.
 * AIRPORT_API_TIMEOUT_MS is the time of one attempt.
 */

/** The first attempt at a call and its one retry. All of it ends after as many attempts' time: 4 s. */
export const ATTEMPTS = 2;
/** A retry comes after a random time between these. */
export const RETRY_LEAST_MS = 100;
export const RETRY_MOST_MS = 300;
/** Retries earned by each call, and how many may be saved up; as many are there at the start. */
export const RETRIES_A_CALL = 0.1;
export const RETRIES_SAVED = 10;

/** A call's breaker opens when this share of its attempts within the window failed, if there were enough. */
export const BREAKER_WINDOW_MS = 10_000;
export const BREAKER_LEAST_CALLS = 10;
export const BREAKER_FAILED_SHARE = 0.5;
/** An open breaker lets one call through after this. */
export const BREAKER_REST_MS = 10_000;

export const CALLS_AT_ONCE = 20;
/** Calls that wait for room; further ones fail at once. */
export const CALLS_WAITING = 100;

/** The longest reply, counted as it arrives and once unpacked. */
export const REPLY_MOST_BYTES = 5 * 1024 ** 2;
export const REDIRECTS_MOST = 3;

/** A reply is used, while it is asked anew, until it is so many times as old as it may be fresh. */
export const STALE_FACTOR = 2;
/** After a failure the same is not asked again for at least this. */
export const PAUSE_MS = 1000;
/** For so long after a failure, nobody who can be given an older answer waits for a new one. */
export const FAILING_MS = 30_000;

/** Replies held in the process: how many, and the bytes of their bodies together. */
export const HELD_REPLIES = 500;
export const HELD_BYTES = 16 * 1024 ** 2;

/** How old an answer may be when there is no newer one. */
const FLIGHTS_KNOWN_GOOD_MS = 30 * 60_000;
const KNOWN_GOOD_MS = 24 * 3_600_000;

/** Milliseconds for which the last known good answer of a call stands in for a newer one. */
export const knownGoodMs = ({ path }: Call): number =>
  path === calls.flights.path || path === calls.flight.path ? FLIGHTS_KNOWN_GOOD_MS : KNOWN_GOOD_MS;

/** Replies kept in PostgreSQL: how many, and the longest. */
export const KEPT_REPLIES = 2000;
export const KEPT_MOST_BYTES = 1024 ** 2;
/** Replies written at one time, and how many may wait for it; others are kept when they are next asked. */
export const KEPT_AT_ONCE = 2;
export const KEPT_WAITING = 100;
export const KEPT_TIDY_MS = 60_000;
/** A database that has not answered by then has no answer. */
export const KEPT_READ_MS = 3000;

/** Seconds that a page stands which was rendered from anything but a fresh answer. */
export const PAGE_LIFE_WHEN_OLD = 3;
