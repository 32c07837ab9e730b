import type { SectionOf } from '../schemas';

type Transport = SectionOf<'transport'>;
export type Way = Transport['items'][number];
export type Origin = Transport['origins'][number];
export type Trip = Origin['trips'][number];
type Runs = NonNullable<Trip['runs']>;

const DAY = 24 * 60;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockOf = (minutes: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor((minutes % DAY) / 60))}:${two(minutes % 60)}`;
};

/** Minutes from one clock to the next time that the other shows. */
const between = (from: string, to: string): number => (minutesOf(to) - minutesOf(from) + DAY) % DAY;

/** Minutes from a clock to the next departure. */
export function waitFor({ first, last, every }: Runs, at: string): number {
  const length = between(first, last);
  const since = between(first, at);
  return since > length ? DAY - since : Math.min(Math.ceil(since / every) * every, length) - since;
}

/** A way as it is taken at a time; clocks are the airport's, `HH:MM`. */
export interface Answer {
  way: Way;
  trip: Trip;
  /** Null at any time. */
  departs: string | null;
  /** It does not run until then. */
  isPaused: boolean;
  arrives: string;
}

/** The ways from an origin at a time, the one that is there first before the others. */
export function answersFrom(origin: Origin, ways: Way[], at: string): Answer[] {
  const answers = origin.trips.flatMap((trip) => {
    const way = ways.find(({ icon }) => icon === trip.way);
    if (!way) return [];
    const wait = trip.runs ? waitFor(trip.runs, at) : 0;
    const leaves = minutesOf(at) + wait;
    const answer: Answer = {
      way,
      trip,
      departs: trip.runs && clockOf(leaves),
      isPaused: trip.runs !== null && wait > trip.runs.every,
      arrives: clockOf(leaves + trip.minutes),
    };
    return [{ answer, takes: wait + trip.minutes }];
  });
  return answers.sort((one, other) => one.takes - other.takes).map(({ answer }) => answer);
}
