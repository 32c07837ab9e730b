import { setTimeout as wait } from 'node:timers/promises';
import { processWide } from '@/lib/process-wide';
import { waitUntil } from '@/lifecycle/state';
import { purgeEdges } from './purge';

/** By then the replies that were on their way have arrived. */
const LATER_MS = 500;

const plan = processWide('edges purged later', () => ({ made: false }));

/** Purges the edges in a moment, once for all who ask until then; the process does not end before. */
export function purgeEdgesLater(): void {
  if (plan.made) return;
  plan.made = true;
  const purged = async () => {
    await wait(LATER_MS);
    plan.made = false;
    await purgeEdges();
  };
  waitUntil(purged());
}
