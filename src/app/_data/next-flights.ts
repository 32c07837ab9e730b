import { MAIN_FLIGHTS_SHOWN } from '@/constants';
import type { Direction } from '@/features/flights/schema';
import {
  dateAfter,
  flightsAhead,
  upcoming,
  type FlightsAhead,
} from '@/features/flights/status-view';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources';
import { nullOnOutage } from '@/sources/source';

/** The next flights of a direction; null while they cannot be had. */
async function nextOf(direction: Direction, lang: Locale): Promise<FlightsAhead | null> {
  const query = { direction, search: '', lang };
  const today = await nullOnOutage(source().flights({ ...query, date: undefined }));
  if (!today) return null;
  const isShort = upcoming(today, MAIN_FLIGHTS_SHOWN).length < MAIN_FLIGHTS_SHOWN;
  const date = dateAfter(today);
  const tomorrow = isShort ? await nullOnOutage(source().flights({ ...query, date })) : null;
  const shown = flightsAhead({ today, tomorrow }, MAIN_FLIGHTS_SHOWN);
  return {
    today: { ...today, flights: shown.today },
    tomorrow: tomorrow && { ...tomorrow, flights: shown.tomorrow },
  };
}

/** The next flights in both directions. */
export async function nextFlights(lang: Locale) {
  const [departures, arrivals] = await Promise.all([
    nextOf('departure', lang),
    nextOf('arrival', lang),
  ]);
  return { departures, arrivals };
}
