import { calls, type Call } from '@/api-contract/calls';
import { HOUR_MS } from '@/lib/time';

/**
 * How the airport API is called and how long its replies are used; docs/decisions/0010 says why.
 * AIRPORT_API_TIMEOUT_MS is the time of one attempt.
 */

/** A call's first attempt and its one retry; both together may take the time of two attempts: 4 s. */
export const ATTEMPTS = 2;
/** A retry comes after a random time between these. */
export const RETRY_MIN_MS = 100;
export const RETRY_MAX_MS = 300;
/** The retry budget: what each call adds, and its maximum, which is there at the start. */
export const RETRIES_A_CALL = 0.1;
export const RETRIES_SAVED = 10;

/** A call's breaker opens when this share of its attempts within the window failed, if there were enough. */
export const BREAKER_WINDOW_MS = 10_000;
export const BREAKER_MIN_CALLS = 10;
export const BREAKER_FAILED_SHARE = 0.5;
/** An open breaker lets one call through after this. */
export const HALF_OPEN_AFTER_MS = 10_000;

export const MAX_CONCURRENCY = 20;
/** Calls that wait for room; further ones fail at once. */
export const MAX_QUEUE = 100;

/** The longest reply, counted as it arrives and once decompressed. */
export const MAX_REPLY_BYTES = 5 * 1024 ** 2;
export const MAX_REDIRECTS = 3;

/** A stale reply is served, while it is revalidated, up to so many times its freshness. */
export const STALE_FACTOR = 2;
/** After a failure the same address is not requested again for at least this. */
export const BACKOFF_MS = 1000;
/** For so long after a failure, an older answer is served at once where there is one. */
export const FAILING_MS = 30_000;

/** Replies cached in the process: how many, and the bytes of their bodies together. */
export const MAX_CACHED_REPLIES = 500;
export const MAX_CACHED_BYTES = 16 * 1024 ** 2;

/** How old an answer may be when there is no newer one. */
const FLIGHTS_KNOWN_GOOD_MS = 30 * 60_000;
const KNOWN_GOOD_MS = 24 * HOUR_MS;

/** Milliseconds for which the last known good answer of a call may be served. */
export const knownGoodMs = ({ path }: Call): number =>
  path === calls.flights.path || path === calls.flight.path ? FLIGHTS_KNOWN_GOOD_MS : KNOWN_GOOD_MS;

/** Replies stored in PostgreSQL: how many, and the longest. */
export const MAX_STORED_REPLIES = 2000;
export const MAX_STORED_BYTES = 1024 ** 2;
/** Replies written at one time, and how many may wait; further ones are stored at a later request. */
export const STORE_WRITES_AT_ONCE = 2;
export const STORE_WRITES_WAITING = 100;
export const STORE_TIDY_MS = 60_000;
/** A database that has not answered by then has no answer. */
export const STORE_READ_TIMEOUT_MS = 3000;

/** Lifetime in seconds of a page rendered from anything but fresh answers. */
export const PAGE_LIFE_WHEN_OLD = 3;
