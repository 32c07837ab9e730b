import { setTimeout as wait } from 'node:timers/promises';

/** The next run does not wait for one that takes longer. */
const TIMEOUT_MS = 2000;

interface Runs<Result> {
  running: Promise<Result>;
  next?: Promise<Result>;
}

/**
 * Coalesces concurrent calls to one run of some work, each kind of work by its name. Calls made while it
 * runs share the next run: it begins after them, so that its result is never older than the call. It
 * waits two seconds at most for a run that hangs.
 */
export function coalesce<Result>(
  work: (name: string) => Promise<Result>,
): (name?: string) => Promise<Result> {
  const byName = new Map<string, Runs<Result>>();
  const run = (name: string): Promise<Result> => {
    const runs: Runs<Result> = { running: work(name) };
    byName.set(name, runs);
    const over = () => {
      if (!runs.next && byName.get(name) === runs) byName.delete(name);
    };
    runs.running.then(over, over);
    return runs.running;
  };
  return (name = '') => {
    const runs = byName.get(name);
    if (!runs) return run(name);
    const ended = runs.running.then(
      () => {},
      () => {},
    );
    return (runs.next ??= Promise.race([ended, wait(TIMEOUT_MS, undefined, { ref: false })]).then(
      () => run(name),
    ));
  };
}
