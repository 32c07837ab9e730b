'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Flights } from '@/contract/flights';
import { FLIGHTS_WITHDRAWN_MS } from '@/constants';
import type { FlightsQuery } from '@/contract/query';
import { fetchFlights, flightsUrl } from '@/lib/api-client';

/** The board asks again this often while its page is visible. */
const REFRESH_MS = 30_000;

/**
 * A day's flights, from the server's value on, kept fresh while the page is visible. After a failed
 * refresh the last value stays, with `failed` set; after half an hour of them it is `withdrawn`.
 */
export function useFlights(query: FlightsQuery, initial: Flights, fetcher = fetchFlights) {
  const renewed = useRef(0);
  const [withdrawn, setWithdrawn] = useState(false);
  useEffect(() => {
    renewed.current = Date.now();
  }, []);
  const { data, error } = useSWR(flightsUrl(query), fetcher, {
    fallbackData: initial,
    refreshInterval: REFRESH_MS,
    keepPreviousData: false,
    onSuccess() {
      renewed.current = Date.now();
      setWithdrawn(false);
    },
    onError: () => setWithdrawn(Date.now() - renewed.current >= FLIGHTS_WITHDRAWN_MS),
  });
  return { ...(data ?? initial), failed: Boolean(error), withdrawn };
}
