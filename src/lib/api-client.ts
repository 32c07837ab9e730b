import type { Flights } from '@/contract/flights';
import { flightsApi } from '@/contract/paths';
import type { FlightsQuery } from '@/contract/query';

/** The same-origin address of a day's flights. */
export function flightsUrl({ direction, search, date, lang }: FlightsQuery): string {
  const query = new URLSearchParams({ direction, lang });
  if (search) query.set('search', search);
  if (date) query.set('date', date);
  return `${flightsApi}?${query}`;
}

/**
 * The data of a reply of this site's own API, for SWR.
 * @throws Error with the HTTP status when the reply is a failure, AbortError when `signal` aborts.
 */
export async function fetchData<Data>(
  url: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  // eslint-disable-next-line no-restricted-globals -- the browser's one way to the contract
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const body = (await response.json()) as { data: Data };
  return body.data;
}

export const fetchFlights = fetchData<Flights>;
