import { log } from './log';
import { metrics } from './metrics';

/**
 * Does scheduled work, counted and timed.
 * @param task the name of the task
 */
export async function jobRun<Result>(task: string, work: () => Promise<Result>): Promise<Result> {
  const stop = metrics.jobs.startTimer({ task });
  try {
    const result = await work();
    metrics.jobRuns.inc({ task, outcome: 'succeeded' });
    return result;
  } catch (err) {
    metrics.jobRuns.inc({ task, outcome: 'failed' });
    log.error({ err, task }, 'Scheduled work failed.');
    throw err;
  } finally {
    stop();
  }
}
