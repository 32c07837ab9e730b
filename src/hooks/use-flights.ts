'use client';

import useSWR from 'swr';
import type { Flights } from '@/contract/flights';
import type { FlightsQuery } from '@/contract/query';
import { fetchFlights, flightsUrl } from '@/lib/api-client';

/** The board asks again this often while its page is visible. */
const REFRESH_MS = 30_000;

/**
 * A day's flights, from the server's value on, kept fresh while the page is visible. After a failed
 * refresh the last value stays, with `failed` set.
 */
export function useFlights(query: FlightsQuery, initial: Flights, fetcher = fetchFlights) {
  const { data, error } = useSWR(flightsUrl(query), fetcher, {
    fallbackData: initial,
    refreshInterval: REFRESH_MS,
    keepPreviousData: false,
  });
  return { ...(data ?? initial), failed: Boolean(error) };
}
