import { LRUCache } from 'lru-cache';
import {
  HALF_OPEN_AFTER_MS,
  FAILING_MS,
  MAX_CACHED_BYTES,
  MAX_CACHED_REPLIES,
  BACKOFF_MS,
  STALE_FACTOR,
} from './config';
import type { ServedFrom } from './events';
import { isUpstreamFailure, UpstreamFailure } from './failure';
import type { StaleFallback } from './stale-fallback';

/** An answer of the API. Moments are milliseconds since the epoch. */
export interface Answer {
  data: unknown;
  /** When the API made it. */
  asOf: number;
  receivedAt: number;
  /** Of the body it came in. */
  bytes: number;
}

/** An address to request, and how long its answer may be used. */
export interface CacheRequest {
  /** The address; concurrent requests for it are coalesced. */
  key: string;
  freshMs: number;
  /** How old a last known good answer may be. */
  usableMs: number;
  /** Whether the last known good answer is stored outside of the process. */
  persisted: boolean;
  /** @throws UpstreamFailure */
  fetch: () => Promise<Answer>;
  /** Stored data, or null where it is not of the contract's shape any more. */
  read: (stored: unknown) => unknown;
}

export interface Served {
  answer: Answer;
  from: Exclude<ServedFrom, 'bundled'>;
}

interface Failed {
  failure: UpstreamFailure;
  at: number;
  /** It is not requested again before. */
  until: number;
}

const ageOf = ({ receivedAt }: Answer) => Date.now() - receivedAt;

/**
 * Answers from the process where they are fresh enough, from the API, or where it fails from the last
 * known good. Concurrent requests for an address are coalesced.
 * @returns a function that answers a request, and throws UpstreamFailure where it cannot
 */
export function responseCache(store: StaleFallback): (request: CacheRequest) => Promise<Served> {
  const cached = new LRUCache<string, Answer>({
    max: MAX_CACHED_REPLIES,
    maxSize: MAX_CACHED_BYTES,
  });
  const failed = new LRUCache<string, Failed>({ max: MAX_CACHED_REPLIES });
  const inFlight = new Map<string, Promise<Answer>>();

  function usable({ key, usableMs }: CacheRequest): Answer | undefined {
    const answer = cached.get(key);
    return answer && Date.now() - answer.asOf <= usableMs ? answer : undefined;
  }

  /** Reads what another process has stored, if it is newer. */
  async function recall({ key, persisted, read }: CacheRequest): Promise<void> {
    const reply = persisted ? await store.recall(key) : null;
    const data = reply && read(reply.data);
    if (!reply || data === null) return;
    const { asOf, receivedAt } = reply;
    if (receivedAt <= (cached.get(key)?.receivedAt ?? -Infinity)) return;
    const bytes = Buffer.byteLength(JSON.stringify(data));
    cached.set(key, { data, asOf, receivedAt, bytes }, { size: bytes });
  }

  async function fail(request: CacheRequest, failure: UpstreamFailure): Promise<void> {
    const { key, persisted } = request;
    const at = Date.now();
    const pause = Math.min(Math.max(BACKOFF_MS, failure.retryAfterMs ?? 0), HALF_OPEN_AFTER_MS);
    failed.set(key, { failure, at, until: at + pause });
    if (failure.kind !== 'missing') return recall(request);
    cached.delete(key);
    if (persisted) store.forget(key);
  }

  async function fetchAnswer(request: CacheRequest): Promise<Answer> {
    const { key, persisted, freshMs, usableMs } = request;
    // Without a cached answer the stored one is read during the request, not only once that has failed.
    const recalled = cached.get(key) ? undefined : recall(request);
    try {
      const answer = await request.fetch();
      cached.set(key, answer, { size: answer.bytes });
      failed.delete(key);
      if (persisted) store.keep({ key, ...answer }, { freshMs, usableMs });
      return answer;
    } catch (error) {
      const failure = isUpstreamFailure(error)
        ? error
        : new UpstreamFailure('shape', 'the reply could not be used', { cause: error });
      await recalled;
      await fail(request, failure);
      throw failure;
    }
  }

  function fetchOnce(request: CacheRequest): Promise<Answer> {
    const { key } = request;
    const running = inFlight.get(key);
    if (running) return running;
    const last = failed.get(key);
    if (last && Date.now() < last.until) return Promise.reject(last.failure);
    const fetching = fetchAnswer(request).finally(() => inFlight.delete(key));
    inFlight.set(key, fetching);
    return fetching;
  }

  return async (request) => {
    const { key, freshMs } = request;
    const known = cached.get(key);
    if (known && ageOf(known) < freshMs) return { answer: known, from: 'fresh' };
    const failing = Date.now() - (failed.get(key)?.at ?? -Infinity) < FAILING_MS;
    const fetching = fetchOnce(request);
    if (known && !failing && ageOf(known) < freshMs * STALE_FACTOR) {
      fetching.catch(() => {});
      return { answer: known, from: 'stale' };
    }
    const old = failing ? usable(request) : undefined;
    if (old) {
      fetching.catch(() => {});
      return { answer: old, from: 'last_known_good' };
    }
    try {
      return { answer: await fetching, from: 'upstream' };
    } catch (error) {
      const missing = isUpstreamFailure(error) && error.kind === 'missing';
      const answer = missing ? undefined : usable(request);
      if (!answer) throw error;
      return { answer, from: 'last_known_good' };
    }
  };
}
