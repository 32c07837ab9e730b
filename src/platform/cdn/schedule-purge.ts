import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/env';
import { processWide } from '@/platform/process-wide';
import { COPY_OLDEST_MS } from '@/lib/read-copies';
import { waitUntil } from '@/platform/lifecycle/state';
import { purgeEdges } from './purge';

/** By then the replies that were on their way have arrived. */
const ARRIVED_MS = 500;
/** By then copies of the database answer with what was written, and after its reply, such as the search index. */
const SETTLED_MS = COPY_OLDEST_MS + 1000;

const laterMs = () => (env().DATABASE_READ_URIS.length > 0 ? SETTLED_MS : ARRIVED_MS);

const plan = processWide('edges purged later', () => ({ made: false }));

/** Purges the edges in a moment, once for all who ask until then; the process does not end before. */
export function schedulePurge(): void {
  if (plan.made) return;
  plan.made = true;
  const purged = async () => {
    await wait(laterMs());
    plan.made = false;
    await purgeEdges();
  };
  waitUntil(purged());
}
