import { setTimeout as wait } from 'node:timers/promises';
import { processWide } from '@/platform/process-wide';
import { waitUntil } from '@/platform/lifecycle/state';
import { purgeEdges } from './purge';

/** By then the replies that were on their way have arrived, and what is written after a reply, the search index, is there. */
const ARRIVED_MS = 500;

const plan = processWide('edges purged later', () => ({ made: false }));

/** Purges the edges in a moment, once for all who ask until then; the process does not end before. */
export function schedulePurge(): void {
  if (plan.made) return;
  plan.made = true;
  const purged = async () => {
    await wait(ARRIVED_MS);
    plan.made = false;
    await purgeEdges();
  };
  waitUntil(purged());
}
