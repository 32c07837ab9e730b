import type { FlightsQuery } from './query';

interface Board extends Pick<FlightsQuery, 'direction' | 'search' | 'date'> {
  /** The place of the first flight shown. */
  start?: number;
}

export const boardPath = '/flight-board/';

/** The address of a board; what is the default stays out of it. */
export function boardHref({ direction, search, date, start }: Board, today: string): string {
  const query = new URLSearchParams();
  if (direction === 'arrival') query.set('direction', direction);
  if (search) query.set('search', search);
  if (date && date !== today) query.set('date', date);
  if (start !== undefined) query.set('start', String(start));
  return query.size > 0 ? `${boardPath}?${query}` : boardPath;
}
