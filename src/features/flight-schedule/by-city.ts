import type { SeasonFlight } from '@/features/flights/schema';
import { plain } from '@/lib/local-text';

/** Flights by their city, each city where its first flight stands; of a city without a code the name tells it. */
export function byCity(flights: SeasonFlight[]): SeasonFlight[][] {
  const groups = new Map<string, SeasonFlight[]>();
  for (const flight of flights) {
    const key = flight.city.iata || plain(flight.city.name);
    groups.set(key, [...(groups.get(key) ?? []), flight]);
  }
  return [...groups.values()];
}
