import { setTimeout as wait } from 'node:timers/promises';
import { processWide } from '@/platform/process-wide';
import { waitUntil } from '@/platform/lifecycle/state';
import { purgeEdges } from './purge';

/** By then replies in flight have reached the edges, and the search index is updated. */
const DELAY_MS = 500;

const purge = processWide('scheduled purge', () => ({ scheduled: false }));

/** Purges the edges after a delay, once for all calls until then; the process does not end before. */
export function schedulePurge(): void {
  if (purge.scheduled) return;
  purge.scheduled = true;
  const run = async () => {
    await wait(DELAY_MS);
    purge.scheduled = false;
    await purgeEdges();
  };
  waitUntil(run());
}
