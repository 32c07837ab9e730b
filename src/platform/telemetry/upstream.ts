import { processWide } from '@/platform/process-wide';
import { metrics } from './metrics';

export const breakerStates = ['closed', 'half_open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** What a call was answered from; `upstream` is the API just now. */
export type AnswerOrigin = 'upstream' | 'fresh' | 'stale' | 'last_known_good' | 'bundled';

/** What is known of the airport API. */
export interface UpstreamState {
  /** Of each call that was made. */
  breakers: Record<string, BreakerState>;
  /** Seconds, of the data that each call was answered with last. */
  age_seconds: Record<string, number>;
}

const state = processWide<UpstreamState>('upstream', () => ({ breakers: {}, age_seconds: {} }));

/** What was recorded last; empty without an airport API. */
export const upstreamState = (): UpstreamState => state;

/**
 * An attempt of a call to the airport API.
 * @param call a name from the contract's calls, as of every function below
 * @param outcome how it ended; one of a small fixed set, for each makes a series
 */
export function recordAttempt(call: string, outcome: string, seconds: number): void {
  metrics.outcomes.inc({ call, outcome });
  metrics.attempts.observe({ call }, seconds);
}

/** The state that the circuit breaker of a call is in from now on; also recorded when it is created. */
export function recordBreaker(call: string, breaker: BreakerState): void {
  state.breakers[call] = breaker;
  for (const name of breakerStates) {
    metrics.breaker.set({ call, state: name }, name === breaker ? 1 : 0);
  }
}

/** A call that was not made: its breaker is open, or too many wait. */
export const recordRejected = (call: string, reason: 'open' | 'busy'): void =>
  metrics.rejected.inc({ call, reason });

/** What a call was answered from, and how old that was; null where the API has no part in it. */
export function recordAnswer(call: string, from: AnswerOrigin, ageSeconds: number | null): void {
  metrics.answers.inc({ call, from });
  if (ageSeconds === null) return;
  state.age_seconds[call] = Math.round(ageSeconds);
  metrics.age.set({ call }, ageSeconds);
}

/** Entries of a reply that could not be used. */
export const recordDropped = (call: string, entries: number): void =>
  metrics.dropped.inc({ call }, entries);

/** Entries of a reply that are used after they were repaired. */
export const recordRepaired = (call: string, entries: number): void =>
  metrics.repaired.inc({ call }, entries);
