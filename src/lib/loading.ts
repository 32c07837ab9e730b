import { PROGRESS_CAP_PERCENT } from '@/constants';

/** In this time the percentage covers two thirds of what is left to its cap. */
const PACE_MS = 1500;

let running = 0;
let last = 0;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/**
 * Something is being loaded: a page, or a call of the contract.
 * @returns ends it, once; with `true` what is shown is new
 */
export function beginLoading(): (fresh?: boolean) => void {
  let open = true;
  running += 1;
  notify();
  return (fresh = false) => {
    if (!open) return;
    open = false;
    running -= 1;
    if (fresh) last = Date.now();
    notify();
  };
}

export const isLoading = () => running > 0;

/** When what is shown was loaded last, in milliseconds; the document itself at first. */
export const loadedAt = () => last || performance.timeOrigin;

export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far a load of unknown length is shown to be: quick at first, never above the cap. */
export function progressPercent(elapsedMs: number): number {
  const share = 1 - Math.exp(-elapsedMs / PACE_MS);
  return Math.min(PROGRESS_CAP_PERCENT, share * PROGRESS_CAP_PERCENT);
}
