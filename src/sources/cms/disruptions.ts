import { published } from '@/cms/localized';
import { toRecord, type DisruptionDoc } from '@/cms/disruptions/to-record';
import type { DisruptionRecord } from '@/features/disruption/model';
import { requestTime } from '@/lib/request-time';
import { DAY_MS } from '@/lib/time';
import { cms } from './cms';
import { cachedInProcess } from './cached';

/** More than there ever are at once. */
const MOST = 50;

async function readDisruptions(): Promise<DisruptionRecord[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'disruptions',
    where: {
      or: [
        { state: { equals: 'public' } },
        {
          state: { equals: 'over' },
          // A rehearsal never was public.
          announcedAt: { exists: true },
          endedAt: { greater_than: new Date(requestTime() - DAY_MS).toISOString() },
        },
      ],
    },
    ...published,
    sort: '-from',
    limit: MOST,
    pagination: false,
    depth: 0,
  });
  return (docs as unknown as DisruptionDoc[]).map(toRecord);
}

/** The disruptions that are public, and those that ended within a day; a change of any purges it. */
export const disruptions = () => cachedInProcess('disruptions', readDisruptions, ['disruptions']);
