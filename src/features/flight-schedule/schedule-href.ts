import type { ScheduleQuery } from './query';

export const schedulePath = '/seasonal-schedule/';

/** The address of a schedule; what is the default stays out of it. */
export function scheduleHref({ direction, city, date, type }: Omit<ScheduleQuery, 'lang'>): string {
  const query = new URLSearchParams();
  if (direction === 'arrival') query.set('direction', direction);
  if (city && city !== 'all') query.set('city', city);
  if (date) query.set('date', date);
  if (type !== 'all') query.set('type', type);
  return query.size > 0 ? `${schedulePath}?${query}` : schedulePath;
}
