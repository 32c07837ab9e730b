import type { Where } from 'payload';
import { requestTime } from '@/lib/request-time';

/** Of disruptions, those that travellers were or are told of: no rehearsal, and none before its time. */
export const publicDisruptions = (): Where => ({
  state: { not_equals: 'rehearsal' },
  announcedAt: { exists: true },
  from: { less_than_equal: new Date(requestTime()).toISOString() },
});
