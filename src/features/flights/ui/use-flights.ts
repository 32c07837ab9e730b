'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Flights } from '../schema';
import { FLIGHTS_REFRESH_MS, FLIGHTS_WITHDRAWN_MS } from '@/constants';
import type { FlightsQuery } from '../query';
import { fetchFlights, flightsUrl } from '../flights-api';

/** How flights are kept fresh while the page is visible, whatever becomes of a refresh. */
export const refreshing: SWRConfiguration = {
  refreshInterval: FLIGHTS_REFRESH_MS,
  // SWR polls no more after a failure, and its own retries grow to twenty minutes apart.
  onErrorRetry(_error, _key, { isVisible, isOnline }, revalidate, { retryCount }) {
    const again = () => (isVisible() && isOnline() ? void revalidate({ retryCount }) : later());
    const later = () => void setTimeout(again, FLIGHTS_REFRESH_MS);
    later();
  },
};

/** Whether flights are too old to be shown: for half an hour every refresh has failed. */
export function useWithdrawal() {
  const renewed = useRef(0);
  const [withdrawn, setWithdrawn] = useState(false);
  useEffect(() => {
    renewed.current = Date.now();
  }, []);
  const onSuccess = () => {
    renewed.current = Date.now();
    setWithdrawn(false);
  };
  const onError = () => setWithdrawn(Date.now() - renewed.current >= FLIGHTS_WITHDRAWN_MS);
  return { withdrawn, onSuccess, onError };
}

/**
 * A day's flights, from the server's value on, kept fresh while the page is visible. After a failed
 * refresh the last value stays, with `failed` set; after half an hour of them it is `withdrawn`.
 */
export function useFlights(query: FlightsQuery, initial: Flights, fetcher = fetchFlights) {
  const { withdrawn, ...events } = useWithdrawal();
  const { data, error } = useSWR(flightsUrl(query), fetcher, {
    ...refreshing,
    ...events,
    fallbackData: initial,
    keepPreviousData: false,
  });
  return { ...(data ?? initial), failed: Boolean(error), withdrawn };
}
