import type { SourceError } from '../source';

/**
 * Why there is no answer. `refused` is a 4xx, and `missing` a 404 of one item: answers, though not of
 * use. `open` and `busy` were not requested at all.
 */
export type FailureKind =
  | 'timeout'
  | 'network'
  | 'status'
  | 'redirect'
  | 'too_large'
  | 'content_type'
  | 'shape'
  | 'refused'
  | 'missing'
  | 'open'
  | 'busy';

interface Details {
  /** HTTP status, where there was a reply. */
  status?: number;
  /** Milliseconds until the API accepts a retry. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** The airport API gave no answer that is of use. */
export class UpstreamFailure extends Error {
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly kind: FailureKind,
    message: string,
    { status, retryAfterMs, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'UpstreamFailure';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Recognized by its name: pages and route handlers have a class each, and share one client. */
export const isUpstreamFailure = (error: unknown): error is UpstreamFailure =>
  error instanceof Error && error.name === 'UpstreamFailure';

const UNAVAILABLE: readonly FailureKind[] = ['timeout', 'network', 'open', 'busy'];
const OVERLOADED = [429, 503];

/** What the site makes of a failure: no answer at all is `unavailable`, a useless one `upstream_failed`. */
export function errorCodeOf({ kind, status }: UpstreamFailure): SourceError['code'] {
  if (status === 404) return 'not_found';
  if (UNAVAILABLE.includes(kind) || (status && OVERLOADED.includes(status))) return 'unavailable';
  return 'upstream_failed';
}
