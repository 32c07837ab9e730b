import type { FlightDetail } from './schema';

export interface Step {
  key:
    | 'checkInOpens'
    | 'checkInCloses'
    | 'boarding'
    | 'gateCloses'
    | 'departs'
    | 'lands'
    | 'leaves'
    | 'landsHere'
    | 'firstBag';
  /** ISO 8601; at the other end in that place's own time. */
  at: string;
  done: boolean;
}

/** What happens on a flight's way, in order; what is not known is left out. */
export function flightSteps(flight: FlightDetail, asOf: string): Step[] {
  const here = flight.actual_at ?? flight.estimated_at ?? flight.scheduled_at;
  const there =
    flight.other_end && (flight.other_end.estimated_at ?? flight.other_end.scheduled_at);
  const steps: [Step['key'], string | null][] =
    flight.direction === 'departure'
      ? [
          ['checkInOpens', flight.check_in_opens_at],
          ['checkInCloses', flight.check_in_closes_at],
          ['boarding', flight.boarding_at],
          ['gateCloses', flight.gate_closes_at],
          ['departs', here],
          ['lands', there],
        ]
      : [
          ['leaves', there],
          ['landsHere', here],
          ['firstBag', flight.first_bag_at],
        ];
  const now = Date.parse(asOf);
  return steps
    .flatMap(([key, at]) => (at ? [{ key, at, done: Date.parse(at) <= now }] : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
