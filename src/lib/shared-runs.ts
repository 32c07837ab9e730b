/**
 * Runs work once for all who ask for it at the same time. Who asks while it runs gets the next run: it
 * begins after they asked, so that what it finds is never older than their question.
 */
export function sharedRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const run = (): Promise<Result> => {
    next = undefined;
    return (running = work().finally(() => (running = undefined)));
  };
  return () => {
    if (next) return next;
    return running ? (next = running.then(run, run)) : run();
  };
}
