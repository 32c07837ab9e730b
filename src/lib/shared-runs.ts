import { setTimeout as wait } from 'node:timers/promises';

/** A run that takes longer is given up by those who wait for the next. */
const PATIENCE_MS = 2000;

interface Runs<Result> {
  running: Promise<Result>;
  next?: Promise<Result>;
}

/**
 * Runs work once for all who ask for it at the same time, each kind of work by its name. Who asks while
 * it runs gets the next run: it begins after they asked, so that what it finds is never older than
 * their question. A run that hangs is not waited for any longer than two seconds.
 */
export function sharedRuns<Result>(
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
    return (runs.next ??= Promise.race([ended, wait(PATIENCE_MS, undefined, { ref: false })]).then(
      () => run(name),
    ));
  };
}
