import { distance } from 'fastest-levenshtein';

const MOST = 3;

const numberOf = (flight: string) => flight.split('-')[0];

/**
 * Which flights somebody may have meant who named one that there is not, the likeliest first.
 * @param known ids of flights of about that day
 */
export const nearestFlights = (id: string, known: readonly string[]): string[] =>
  known
    // Day and direction are mistaken more often than the number.
    .map((one) => ({ one, far: distance(id, one) + (numberOf(one) === numberOf(id) ? 0 : 1) }))
    .toSorted((a, b) => a.far - b.far || a.one.localeCompare(b.one))
    .slice(0, MOST)
    .map(({ one }) => one);
