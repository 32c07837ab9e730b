import type { JobsConfig } from 'payload';
import { runDueJobs } from './hooks/due-jobs';
import { publicationTask } from './hooks/publications';
import { purgeTask } from './hooks/purge';

/** Seconds between two looks at what is due. */
const EVERY_S = 10;

/**
 * Work that waits for its time; it is kept in the database, and one of the running servers does it. Pages
 * are rendered by requests, so what a job changes is purged over the server's own address.
 */
export const jobs: JobsConfig = {
  tasks: [publicationTask, purgeTask],
  autoRun: [{ cron: `*/${EVERY_S} * * * * *`, silent: true }],
  // All that is due is done here: Payload is told to look for nothing itself.
  shouldAutoRun: async (payload) => {
    await runDueJobs(payload);
    return false;
  },
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
};
