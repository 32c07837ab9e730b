import { CircuitState, type IBreaker } from 'cockatiel';
import { BREAKER_FAILED_SHARE, BREAKER_MIN_CALLS, BREAKER_WINDOW_MS } from './config';

interface Call {
  at: number;
  failed: boolean;
}

/**
 * Opens a breaker when enough of the calls within the window failed. The library's own sampling
 * breaker removes one slice of its window for each call, so that on a quiet site calls of minutes ago
 * count as well.
 */
export class FailureRateBreaker implements IBreaker {
  private calls: Call[] = [];

  get state(): unknown {
    return this.calls;
  }

  set state(calls: unknown) {
    this.calls = calls as Call[];
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.calls = [];
    this.count(false);
  }

  failure(): boolean {
    this.count(true);
    const failed = this.calls.filter((call) => call.failed).length;
    const total = this.calls.length;
    return total >= BREAKER_MIN_CALLS && failed >= total * BREAKER_FAILED_SHARE;
  }

  private count(failed: boolean): void {
    const at = Date.now();
    this.calls = this.calls.filter((call) => at - call.at < BREAKER_WINDOW_MS);
    this.calls.push({ at, failed });
  }
}
