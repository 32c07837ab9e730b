import { setTimeout as wait } from 'node:timers/promises';
import { processWide } from '@/platform/process-wide';
import { waitUntil } from '@/platform/lifecycle/state';
import { joined, NOTHING, type PurgeExtent } from './extent';
import { purgeEdges } from './purge';

/** By then replies in flight have reached the edges, and the search index is updated. */
const DELAY_MS = 500;

const purge = processWide('scheduled purge', () => ({ scheduled: false, extent: NOTHING }));

/** Purges the edges after a delay, once for all calls until then; the process does not end before. */
export function schedulePurge(extent: PurgeExtent): void {
  purge.extent = joined(purge.extent, extent);
  if (purge.scheduled) return;
  purge.scheduled = true;
  const run = async () => {
    await wait(DELAY_MS);
    const { extent: all } = purge;
    purge.scheduled = false;
    purge.extent = NOTHING;
    await purgeEdges(all);
  };
  waitUntil(run());
}
