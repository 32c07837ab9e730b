import type { Direction, Flight } from '@/features/flights/schema';
import { isOver } from '@/features/flights/status-view';

/** Which flights a disruption concerns; what is empty leaves nothing out. */
export interface Scope {
  direction: Direction | null;
  /** IATA codes. */
  airlines: readonly string[];
  /** IATA codes. */
  cities: readonly string[];
}

/** From when until when, in milliseconds since the epoch; open at its end. */
export interface Period {
  from: number;
  until: number | null;
}

const has = (codes: readonly string[], code: string): boolean =>
  codes.length === 0 || codes.includes(code);

/** The latest known time of a flight's movement. */
const movesAt = ({ actual_at: actual, estimated_at: estimated, scheduled_at: planned }: Flight) =>
  Date.parse(actual ?? estimated ?? planned);

/**
 * Whether a flight is concerned: it is to move within the period, by plan or by now. One that has departed or
 * landed is not.
 */
export function isConcerned(flight: Flight, scope: Scope, { from, until }: Period): boolean {
  const isChosen =
    (scope.direction === null || flight.direction === scope.direction) &&
    has(scope.airlines, flight.airline.iata) &&
    has(scope.cities, flight.city.iata);
  if (!isChosen || isOver(flight) || flight.actual_at !== null) return false;
  const isWithin = (at: number) => at >= from && (until === null || at < until);
  const moves = movesAt(flight);
  return isWithin(Date.parse(flight.scheduled_at)) || isWithin(moves);
}
