import type { FlightsQuery } from './query';

type Filters = Pick<FlightsQuery, 'direction' | 'search' | 'date'>;

export const boardPath = '/flight-board/';

/** The address of a board; what is the default stays out of it. */
export function boardHref({ direction, search, date }: Filters, today: string): string {
  const query = new URLSearchParams();
  if (direction === 'arrival') query.set('direction', direction);
  if (search) query.set('search', search);
  if (date && date !== today) query.set('date', date);
  return query.size > 0 ? `${boardPath}?${query}` : boardPath;
}
