/** The limits of the measurements: ratios within one run, times in milliseconds. */

/** Requests a second, as a share of another subject's in the same round. */
export const MIN_THROUGHPUT_SHARE = {
  /** Through nginx's cache, of a static file of the same nginx. */
  kept: 0.75,
  /** The site's cached page, of a minimal Next page of the same bytes. */
  cached: 1.2,
} as const;

/** Of pages through nginx's cache, at {@link CONNECTIONS}. */
export const MAX_P99_MS = 10;
export const CONNECTIONS = 32;

/** Share by which memory may grow over the requests after warming up. */
export const MAX_GROWTH = 0.1;

/** Times must grow less than the data: with the data to a power below this. */
export const EXPONENT_BELOW = 1;

/** Milliseconds of an uncached reply at the largest amount of data. */
export const WORK_MS = {
  /** A page of a board or of the whole timetable, rendered. */
  flightPage: 120,
  /** A day's flights. */
  flights: 30,
  /** A page of a list of cards, whatever its filters. */
  cards: 25,
} as const;

/** Searches of the largest amount, of 95 replies in 100. */
export const SEARCH = {
  fullMs: 50,
  shortMs: 30,
  atOnce: 8,
  /** Of what an empty search and PostgreSQL's own search for the same words take together. */
  share: 2,
} as const;

/** Scores of 100, and what Lighthouse's model of a phone may see. */
export const LIGHTHOUSE = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1500,
  tbtMs: 80,
  cls: 0.01,
} as const;

/** From an input to the next frame, with a processor slowed down to a quarter. */
export const MAX_INP_MS = 80;

/** Of a text page that opens: so many times the blocking of Starlight's example page, and so much more. */
export const BLOCKING = { times: 1.5, moreMs: 10 } as const;

/** From the first act on a text page to the frame that answers it, by when it is done. */
export const FIRST_ACT_MS = { painted: 300, idle: 100 } as const;

/** What staff wait for, on a quiet machine of two cores. */
export const WRITING = {
  /** A publication while the translations view is open, as a share of one while it is not. */
  openShare: 1.2,
  /** From the last key beside the page to the text in the frame. */
  typedMs: 1000,
  /** From the request of a list or an editor until it can be used. */
  usableMs: 1500,
  /** A publication, and a list until it can be used, of the same in a stock Payload application. */
  stockShare: 1.2,
} as const;

/** What may become of texts that people type while everything fails. */
export const EDITS = {
  lost: 0,
  overwritten: 0,
  /** A text that is gone had stood so long at most. */
  goneMs: 2000,
} as const;
