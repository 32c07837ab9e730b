import type { Direction, Flight } from '@/features/flights/schema';

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
 * Whether a flight is concerned: it was to move within the period, or moves in it now. A flight that left
 * before it began is not, though it was planned for later.
 */
export function isConcerned(flight: Flight, scope: Scope, { from, until }: Period): boolean {
  const isChosen =
    (scope.direction === null || flight.direction === scope.direction) &&
    has(scope.airlines, flight.airline.iata) &&
    has(scope.cities, flight.city.iata);
  if (!isChosen) return false;
  const isWithin = (at: number) => at >= from && (until === null || at < until);
  const moves = movesAt(flight);
  if (flight.actual_at !== null && moves < from) return false;
  return isWithin(Date.parse(flight.scheduled_at)) || isWithin(moves);
}
