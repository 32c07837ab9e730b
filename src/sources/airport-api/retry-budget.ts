import { RETRIES_A_CALL, RETRIES_SAVED } from './config';

/** Holds retries to a share of the calls: when everything fails, they must not double the load. */
export class RetryBudget {
  private saved = RETRIES_SAVED;

  /** A call is made. */
  earn(): void {
    this.saved = Math.min(RETRIES_SAVED, this.saved + RETRIES_A_CALL);
  }

  /** Whether a retry may be made; it then counts as made. */
  spend(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
