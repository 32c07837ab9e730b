import type { Call } from '@/api/calls';
import { calls } from '@/api/calls';
import { placeFilters } from '@/features/places/filters';
import { addDays } from '@/lib/time';

/** An answer as it is kept outside of the process. Moments are milliseconds since the epoch. */
export interface StaleReply {
  /** The address that was asked. */
  key: string;
  /** Data of the call, in the contract's shape when it was kept. */
  data: unknown;
  /** When the API made it. */
  asOf: number;
  receivedAt: number;
}

/** Where last known good answers outlive the process, for its successor and for other replicas. */
export interface StaleFallback {
  /**
   * Keeps an answer. Returns at once; what fails is told to the events, and nothing else comes of it.
   * @param lives milliseconds: how long it is fresh, within which it is not written again, and how
   *   long it may be used
   */
  keep(reply: StaleReply, lives: { freshMs: number; usableMs: number }): void;
  /** The answer kept for an address; null where there is none, it is too old, or the store fails. */
  recall(key: string): Promise<StaleReply | null>;
  /** There is no such thing any more. Returns at once. */
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
 * Whether a call's answer is kept: of what visitors may ask freely only what the pages ask by
 * themselves, else anybody could fill the table. That is the first page of unfiltered lists, and
 * the board of today, yesterday and tomorrow.
 * @param today the airport's date
 */
export function isKept(
  { path }: Call,
  query: Readonly<Record<string, string | undefined>>,
  today: string,
): boolean {
  const { date, offset } = query;
  return (
    path !== calls.search.path &&
    FREE.every((name) => !query[name]) &&
    placeFilters.every((name) => !query[name] || query[name] === 'all') &&
    (!offset || offset === '0') &&
    (!date || [-1, 0, 1].some((days) => date === addDays(today, days)))
  );
}
