import { LRUCache } from 'lru-cache';
import {
  BREAKER_REST_MS,
  FAILING_MS,
  HELD_BYTES,
  HELD_REPLIES,
  PAUSE_MS,
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

/** What is asked, and how long its answer is of use. */
export interface Question {
  /** The address: the same address is asked once at a time. */
  key: string;
  freshMs: number;
  /** How old an answer may be that stands in for a newer one. */
  usableMs: number;
  /** Whether the last known good answer outlives the process. */
  kept: boolean;
  /** @throws UpstreamFailure */
  ask: () => Promise<Answer>;
  /** Data that was kept, or null where it is not of the contract's shape any more. */
  read: (kept: unknown) => unknown;
}

export interface Served {
  answer: Answer;
  from: Exclude<ServedFrom, 'bundled'>;
}

interface Failed {
  failure: UpstreamFailure;
  at: number;
  /** It is not asked again before. */
  until: number;
}

const ageOf = ({ receivedAt }: Answer) => Date.now() - receivedAt;

/**
 * Answers from the process where they are fresh enough, from the API, or where it fails from the
 * last known good. Each address is asked once at a time, whoever waits for it.
 * @returns what answers a question
 * @throws UpstreamFailure where nothing does
 */
export function responseCache(store: StaleFallback): (question: Question) => Promise<Served> {
  const held = new LRUCache<string, Answer>({ max: HELD_REPLIES, maxSize: HELD_BYTES });
  const failed = new LRUCache<string, Failed>({ max: HELD_REPLIES });
  const asking = new Map<string, Promise<Answer>>();

  function usable({ key, usableMs }: Question): Answer | undefined {
    const answer = held.get(key);
    return answer && Date.now() - answer.asOf <= usableMs ? answer : undefined;
  }

  /** What another process has kept, if it is newer. */
  async function recall({ key, kept, read }: Question): Promise<void> {
    const reply = kept ? await store.recall(key) : null;
    const data = reply && read(reply.data);
    if (!reply || data === null) return;
    const { asOf, receivedAt } = reply;
    if (receivedAt <= (held.get(key)?.receivedAt ?? -Infinity)) return;
    const bytes = Buffer.byteLength(JSON.stringify(data));
    held.set(key, { data, asOf, receivedAt, bytes }, { size: bytes });
  }

  async function fail(question: Question, failure: UpstreamFailure): Promise<void> {
    const { key, kept } = question;
    const at = Date.now();
    const pause = Math.min(Math.max(PAUSE_MS, failure.retryAfterMs ?? 0), BREAKER_REST_MS);
    failed.set(key, { failure, at, until: at + pause });
    if (failure.kind !== 'missing') return recall(question);
    held.delete(key);
    if (kept) store.forget(key);
  }

  async function askAnew(question: Question): Promise<Answer> {
    const { key, kept, freshMs, usableMs } = question;
    // A process that has nothing yet reads what was kept while it asks, not only once that has failed.
    const beside = held.get(key) ? undefined : recall(question);
    try {
      const answer = await question.ask();
      held.set(key, answer, { size: answer.bytes });
      failed.delete(key);
      if (kept) store.keep({ key, ...answer }, { freshMs, usableMs });
      return answer;
    } catch (error) {
      const failure = isUpstreamFailure(error)
        ? error
        : new UpstreamFailure('shape', 'the reply could not be used', { cause: error });
      await beside;
      await fail(question, failure);
      throw failure;
    }
  }

  function ask(question: Question): Promise<Answer> {
    const { key } = question;
    const running = asking.get(key);
    if (running) return running;
    const last = failed.get(key);
    if (last && Date.now() < last.until) return Promise.reject(last.failure);
    const asked = askAnew(question).finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  }

  return async (question) => {
    const { key, freshMs } = question;
    const known = held.get(key);
    if (known && ageOf(known) < freshMs) return { answer: known, from: 'fresh' };
    const failing = Date.now() - (failed.get(key)?.at ?? -Infinity) < FAILING_MS;
    const asked = ask(question);
    if (known && !failing && ageOf(known) < freshMs * STALE_FACTOR) {
      asked.catch(() => {});
      return { answer: known, from: 'stale' };
    }
    const old = failing ? usable(question) : undefined;
    if (old) {
      asked.catch(() => {});
      return { answer: old, from: 'last_known_good' };
    }
    try {
      return { answer: await asked, from: 'upstream' };
    } catch (error) {
      const missing = isUpstreamFailure(error) && error.kind === 'missing';
      const answer = missing ? undefined : usable(question);
      if (!answer) throw error;
      return { answer, from: 'last_known_good' };
    }
  };
}
