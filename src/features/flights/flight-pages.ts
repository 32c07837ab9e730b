import { FLIGHTS_A_PAGE } from '@/constants';
import { airportClock } from '@/lib/time';
import type { Flights } from './schema';
import { isOfToday, placeOfNext } from './status-view';

/** Of a list of flights, those that one page shows. */
export interface Span {
  /** The place of the first of them. */
  start: number;
  /** The place after the last. */
  end: number;
}

/** The address of a page names the place of its first flight; anything else is no address of a page. */
export function startOf(value: string | string[] | undefined): number | undefined {
  const [text = ''] = [value].flat();
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The page of so many flights that begins at a place; beyond the last of them, the last page. */
export function pageAt(count: number, start = 0): Span {
  const first = start < count ? start : Math.max(0, count - FLIGHTS_A_PAGE);
  return { start: first, end: Math.min(count, first + FLIGHTS_A_PAGE) };
}

/** Where the pages before and after one begin; null where there is none. */
export function pagesAround({ start, end }: Span, count: number) {
  return {
    previous: start > 0 ? Math.max(0, start - FLIGHTS_A_PAGE) : null,
    next: end < count ? end : null,
  };
}

/** Where the page of a board begins that is opened first: with some flights before the next one. */
function usualStart(board: Flights): number {
  const { length } = board.flights;
  if (length <= FLIGHTS_A_PAGE || !isOfToday(board)) return 0;
  const next = placeOfNext(board);
  return Math.max(0, (next < 0 ? length : next) - FLIGHTS_A_PAGE / 5);
}

/** A page of a board, and where those before and after it begin; null where there is none. */
export interface BoardPage extends Flights {
  /** The place that the address names. */
  start?: number;
  previous: number | null;
  next: number | null;
  /** The clock of the first flight of the next page. */
  nextAt: string | null;
}

/** @param start the place of its first flight; absent means the page with now */
export function boardPage(board: Flights, start?: number): BoardPage {
  const { flights } = board;
  const page = pageAt(flights.length, start ?? usualStart(board));
  const { previous, next } = pagesAround(page, flights.length);
  const following = flights[page.end];
  return {
    ...board,
    start,
    flights: flights.slice(page.start, page.end),
    previous,
    next,
    nextAt: following ? airportClock(following.scheduled_at) : null,
  };
}
