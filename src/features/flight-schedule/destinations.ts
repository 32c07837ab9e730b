import type { Season } from '@/features/flights/schema';
import { fold } from '@/lib/fold';
import { byCity } from './by-city';

/** Where an airline flies in a season from a date on, `2026-11-21`, and on which days of the week, by city. */
export function destinationsOf(airline: string, { flights }: Season, from: string) {
  const wanted = fold(airline);
  const own = flights.filter(
    (flight) => fold(flight.airline.name) === wanted && flight.valid_to >= from,
  );
  return byCity(own).flatMap((ofCity) => {
    const [first] = ofCity;
    if (!first) return [];
    const days = new Set(ofCity.flatMap((flight) => flight.days));
    return [{ city: first.city, days: [...days].sort((a, b) => a - b) }];
  });
}
