'use client';

import useSWR from 'swr';
import { MAIN_FLIGHTS_SHOWN } from '@/constants';
import type { FlightsQuery } from '../query';
import { refreshing, useFlights } from './use-flights';
import { fetchFlights, flightsUrl } from '../flights-api';
import { dateAfter, flightsAhead, upcoming, type FlightsAhead } from '../status-view';

/**
 * The next flights of a direction, kept fresh. Tomorrow's are asked for while today has none to
 * spare, so that one is there when the first has gone.
 */
export function useNextFlights(query: FlightsQuery, initial: FlightsAhead) {
  const shown = useFlights(query, initial.today);
  // A page is given no more than it shows: whether there are more, the first refresh tells.
  const isWhole = Boolean(initial.tomorrow) || shown.flights !== initial.today.flights;
  const isSpare = upcoming(shown, MAIN_FLIGHTS_SHOWN + 1).length > MAIN_FLIGHTS_SHOWN;
  const { data: tomorrow } = useSWR(
    isSpare || !isWhole ? null : flightsUrl({ ...query, date: dateAfter(shown) }),
    fetchFlights,
    { ...refreshing, fallbackData: initial.tomorrow ?? undefined },
  );
  const next = flightsAhead({ today: shown, tomorrow: tomorrow ?? null }, MAIN_FLIGHTS_SHOWN);
  return { ...shown, ...next };
}
