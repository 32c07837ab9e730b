import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleAll,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { FailureRateBreaker } from './breaker';
import {
  ATTEMPTS,
  HALF_OPEN_AFTER_MS,
  MAX_CONCURRENCY,
  MAX_QUEUE,
  RETRY_MIN_MS,
  RETRY_MAX_MS,
} from './config';
import type { AttemptOutcome, BreakerState, UpstreamEvents } from './events';
import { isUpstreamFailure, UpstreamFailure, type FailureKind } from './failure';
import { RetryBudget } from './retry-budget';

interface Attempted {
  outcome: AttemptOutcome;
  /** Of the reply, where it is of interest. */
  status?: number;
}

/**
 * Runs a call's attempts; `attempt` throws what counts as a failure of the API.
 * @param call the path of the contract, for the events
 * @throws UpstreamFailure
 */
export type ClientPolicy = <Result extends Attempted>(
  call: string,
  attempt: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** What may be otherwise at the next attempt; a reply that cannot be read will not. */
const PASSING: readonly FailureKind[] = ['timeout', 'network', 'status'];

const states: Partial<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
};

/** @param error what an attempt or one of the policies threw */
function toFailure(error: unknown): UpstreamFailure {
  if (isUpstreamFailure(error)) return error;
  const failure = (kind: FailureKind, message: string) =>
    new UpstreamFailure(kind, message, { cause: error });
  if (error instanceof BrokenCircuitError) return failure('open', 'not requested: it fails often');
  if (error instanceof BulkheadRejectedError)
    return failure('busy', 'not requested: too many wait');
  if (error instanceof TaskCancelledError) return failure('timeout', 'no answer in time');
  return failure('network', 'no answer');
}

const jitter = () => RETRY_MIN_MS + Math.random() * (RETRY_MAX_MS - RETRY_MIN_MS);

/** Ends what takes longer, whether or not it heeds its signal. */
const withTimeout = (durationMs: number) =>
  timeout(durationMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false });

/** One retry, unless the API's Retry-After is longer than the time left. */
function oneRetry(budget: RetryBudget, deadline: number) {
  let pauseMs: number | undefined;
  const retries = (error: unknown) => {
    const { kind, retryAfterMs = 0 } = toFailure(error);
    if (pauseMs !== undefined || !PASSING.includes(kind)) return false;
    const wait = Math.max(jitter(), retryAfterMs);
    if (Date.now() + wait >= deadline || !budget.spend()) return false;
    pauseMs = wait;
    return true;
  };
  return retry(handleWhen(retries), {
    maxAttempts: ATTEMPTS - 1,
    backoff: new DelegateBackoff(() => pauseMs ?? 0),
  });
}

/** The result of an attempt, reported to the events with its duration. */
async function observed<Result extends Attempted>(
  attempt: () => Promise<Result>,
  report: (attempted: Attempted & { durationMs: number }) => void,
): Promise<Result> {
  const begun = performance.now();
  const ended = ({ outcome, status }: Attempted) =>
    report({ outcome, durationMs: performance.now() - begun, ...(status && { status }) });
  try {
    const result = await attempt();
    ended(result);
    return result;
  } catch (error) {
    const { kind, status } = toFailure(error);
    ended({ outcome: kind, status });
    throw error;
  }
}

/** A breaker for each call, so that one that is always broken does not take the board with it. */
function breakers(events: UpstreamEvents): (call: string) => CircuitBreakerPolicy {
  const known = new Map<string, CircuitBreakerPolicy>();
  return (call) => {
    const existing = known.get(call);
    if (existing) return existing;
    const breaker = circuitBreaker(handleAll, {
      breaker: new FailureRateBreaker(),
      halfOpenAfter: HALF_OPEN_AFTER_MS,
    });
    breaker.onStateChange((state) => {
      const name = states[state];
      if (name) events.breaker({ call, state: name });
    });
    known.set(call, breaker);
    return breaker;
  };
}

/**
 * The client policy, from the outside in: a time for all attempts, one retry within the budget, room
 * for so many calls at once, the breaker, a time for each attempt. The breaker is within the retry and so
 * counts attempts; waiting for room or for a retry does not count for it.
 * @param attemptMs milliseconds of one attempt
 */
export function clientPolicy(attemptMs: number, events: UpstreamEvents): ClientPolicy {
  const allMs = ATTEMPTS * attemptMs;
  const budget = new RetryBudget();
  const room = bulkhead(MAX_CONCURRENCY, MAX_QUEUE);
  const breakerOf = breakers(events);

  return async (call, attempt) => {
    budget.earn();
    const policy = wrap(
      withTimeout(allMs),
      oneRetry(budget, Date.now() + allMs),
      room,
      breakerOf(call),
    );
    let made = 0;
    try {
      return await policy.execute(({ signal }) => {
        const again = made > 0;
        made += 1;
        return observed(
          () => withTimeout(attemptMs).execute((context) => attempt(context.signal), signal),
          (attempted) => events.attempt({ call, retry: again, ...attempted }),
        );
      });
    } catch (error) {
      const failure = toFailure(error);
      const { kind } = failure;
      if (kind === 'open' || kind === 'busy') events.rejected({ call, reason: kind });
      throw failure;
    }
  };
}
