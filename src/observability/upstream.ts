import { processWide } from '@/lib/process-wide';
import { metrics } from './metrics';

export const breakerStates = ['closed', 'half-open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** What a call was answered from. */
export type AnswerOrigin = 'fresh' | 'stale' | 'last_known_good';

/** What is known of the airport API. */
export interface UpstreamState {
  /** Null before the first word about it. */
  breaker: BreakerState | null;
  /** Seconds, of the data that each call was answered with last. */
  age_seconds: Record<string, number>;
}

const state = processWide<UpstreamState>('upstream', () => ({ breaker: null, age_seconds: {} }));

/** What was recorded last; nothing where no airport API is asked. */
export const upstreamState = (): UpstreamState => state;

/**
 * An attempt to ask the airport API.
 * @param call a name from the contract's calls, as of every function below
 * @param outcome how it ended; one of a small fixed set, for each makes a series
 */
export function recordAttempt(call: string, outcome: string, seconds: number): void {
  metrics.outcomes.inc({ call, outcome });
  metrics.attempts.observe({ call }, seconds);
}

/** The state that the circuit breaker is in from now on; also to be told when it is made. */
export function recordBreaker(breaker: BreakerState): void {
  state.breaker = breaker;
  for (const name of breakerStates) metrics.breaker.set({ state: name }, name === breaker ? 1 : 0);
}

/** What a call was answered from, and how old that was. */
export function recordAnswer(call: string, from: AnswerOrigin, ageSeconds: number): void {
  state.age_seconds[call] = Math.round(ageSeconds);
  metrics.answers.inc({ call, from });
  metrics.age.set({ call }, ageSeconds);
}

/** Entries of a reply that could not be used. */
export const recordDropped = (call: string, entries: number): void =>
  metrics.dropped.inc({ call }, entries);

/** Entries of a reply that are used after they were mended. */
export const recordMended = (call: string, entries: number): void =>
  metrics.mended.inc({ call }, entries);
