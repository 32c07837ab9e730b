import type { Call } from '@/api-contract/calls';
import { calls } from '@/api-contract/calls';
import { placeFilterNames } from '@/features/places/filters';
import { addDays } from '@/lib/time';

/** An answer as it is stored outside of the process. Moments are milliseconds since the epoch. */
export interface StaleReply {
  /** The requested address. */
  key: string;
  /** Data of the call, in the contract's shape when it was stored. */
  data: unknown;
  /** When the API made it. */
  asOf: number;
  receivedAt: number;
}

/** A store in which last known good answers outlive the process, for its successor and other replicas. */
export interface StaleFallback {
  /**
   * Stores an answer. Returns at once; a failure is reported to the events and otherwise ignored.
   * @param lives milliseconds: how long it is fresh, within which it is not written again, and how
   *   long it may be used
   */
  keep(reply: StaleReply, lives: { freshMs: number; usableMs: number }): void;
  /** The answer stored for an address; null where there is none, it is too old, or the store fails. */
  recall(key: string): Promise<StaleReply | null>;
  /** Deletes an answer. Returns at once. */
  forget(key: string): void;
}

/** Nothing outlives the process. */
export const noStaleFallback: StaleFallback = {
  keep: () => {},
  recall: async () => null,
  forget: () => {},
};

const FREE = ['search', 'city'];

/**
 * Whether a call's answer is stored: of queries that visitors choose freely only those that the pages
 * make by themselves, else anybody could fill the table. That is the first page of unfiltered lists, and
 * the board of today, yesterday and tomorrow.
 * @param today the airport's date
 */
export function isPersisted(
  { path }: Call,
  query: Readonly<Record<string, string | undefined>>,
  today: string,
): boolean {
  const { date, offset } = query;
  return (
    path !== calls.search.path &&
    FREE.every((name) => !query[name]) &&
    placeFilterNames.every((name) => !query[name] || query[name] === 'all') &&
    (!offset || offset === '0') &&
    (!date || [-1, 0, 1].some((days) => date === addDays(today, days)))
  );
}
