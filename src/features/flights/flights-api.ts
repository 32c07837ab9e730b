import { fetchData } from '@/lib/fetch-data';
import type { FlightsQuery } from './query';
import type { Flights } from './schema';

/** The path of the call for a day's flights; apart from `src/api-contract/calls.ts`, whose schemas are too heavy for the browser. */
export const flightsApi = '/api/flights';

/** The same-origin address of a day's flights. */
export function flightsUrl({ direction, search, date, lang }: FlightsQuery): string {
  const query = new URLSearchParams({ direction, lang });
  if (search) query.set('search', search);
  if (date) query.set('date', date);
  return `${flightsApi}?${query}`;
}

/** The same-origin address of a flight. */
export const flightUrl = (id: string, lang: string): string =>
  `${flightsApi}/${encodeURIComponent(id)}?${new URLSearchParams({ lang })}`;

export const fetchFlights = fetchData<Flights>;
