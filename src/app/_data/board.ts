import { boardPage, startOf } from '@/features/flights/flight-pages';
import { flightsQuery } from '@/features/flights/query';
import type { Locale } from '@/i18n/locales';
import { toJsonProp } from '@/lib/json-prop';
import { requestTime } from '@/lib/request-time';
import { acceptable, type SearchParams } from '@/lib/search-params';
import { airportDate } from '@/lib/time';
import { source } from '@/sources';
import { nullOnOutage } from '@/sources/source';

/** The page of a board that an address asks for; without flights while they cannot be had. */
export async function boardAt(asked: SearchParams, lang: Locale) {
  const query = acceptable(flightsQuery, { ...asked, lang });
  const flights = await nullOnOutage(source().flights(query));
  return {
    query,
    /** The airport's current date. */
    today: airportDate(flights ? Date.parse(flights.as_of) : requestTime()),
    board: flights && toJsonProp(boardPage(flights, startOf(asked.start))),
  };
}
