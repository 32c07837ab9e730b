import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobRun } from './jobs';
import { log } from './log';
import { metrics } from './metrics';

beforeEach(() => metrics.registry.resetMetrics());
afterEach(() => vi.restoreAllMocks());

test('a run is counted and timed', async () => {
  expect(await jobRun('purge', async () => 'done')).toBe('done');
  const shown = await metrics.registry.metrics();
  expect(shown).toContain('parvoz_job_runs_total{task="purge",outcome="succeeded"} 1');
  expect(shown).toContain('parvoz_job_duration_seconds_count{task="purge"} 1');
});

test('a failure is counted, logged, and still a failure', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const failure = new Error('no answer');
  await expect(jobRun('purge', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(logged).toHaveBeenCalledWith({ err: failure, task: 'purge' }, 'Scheduled work failed.');
  expect(await metrics.registry.metrics()).toContain(
    'parvoz_job_runs_total{task="purge",outcome="failed"} 1',
  );
});
