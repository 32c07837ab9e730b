import { PREFETCH_IDLE_TIMEOUT_MS } from '@/constants';

/** Runs a task when the browser is idle, at the latest after a while. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  } else {
    setTimeout(task, PREFETCH_IDLE_TIMEOUT_MS);
  }
}
