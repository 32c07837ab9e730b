import type { ScheduleQuery } from './query';

export const schedulePath = '/seasonal-schedule/';

interface Shown extends Omit<ScheduleQuery, 'lang'> {
  /** The place of the first flight shown. */
  start?: number;
}

/** The address of a schedule; what is the default stays out of it. */
export function scheduleHref({ direction, city, date, type, start }: Shown): string {
  const query = new URLSearchParams();
  if (direction === 'arrival') query.set('direction', direction);
  if (city && city !== 'all') query.set('city', city);
  if (date) query.set('date', date);
  if (type !== 'all') query.set('type', type);
  if (start) query.set('start', String(start));
  return query.size > 0 ? `${schedulePath}?${query}` : schedulePath;
}
