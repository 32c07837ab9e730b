/**
 * Answers a burst of calls once, when it has been quiet for `wait` milliseconds, with the arguments
 * of the last call.
 */
export function debounce<Args extends unknown[]>(answer: (...args: Args) => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(answer, wait, ...args);
  };
  /** Forgets a call that still waits for its answer. */
  later.cancel = () => clearTimeout(timer);
  return later;
}
