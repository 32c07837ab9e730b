import { GATE_ANNOUNCED_BEFORE_MS } from '@/constants';
import type { IconName } from '@/ui/Icon/names';
import type { LocalText } from '@/lib/local-text';
import type { Flight, Flights } from './schema';
import { isIn, statuses, type FlightStatus, type Tone } from './statuses';
import { addDays, airportClock, MINUTE_MS, writtenDate } from '@/lib/time';

/** Fewer than this are not worth folding. */
const FOLDED_FROM = 3;
/** Those who held a ticket, or meet somebody, still come and look. */
const OFF_SHOWN_MS = 3 * 60 * MINUTE_MS;

/** What a status says: the source's own text, or a change told in the interface's words. */
export type StatusText =
  | { kind: 'own'; text: LocalText }
  | { kind: 'delayed' | 'earlier'; time: string }
  | { kind: 'gate_changed'; gate: string }
  | { kind: 'belt_changed'; belt: string }
  | { kind: 'departedAt'; time: string };

export interface StatusView {
  tone: Tone;
  icon: IconName;
  text: StatusText;
}

const lookOf = (status: FlightStatus) => {
  const { tone, icon } = statuses[status];
  return { tone, icon };
};

/** How a flight's state is shown: never by colour alone, the most useful news first. */
export function statusView(flight: Flight): StatusView {
  const { status, flags, gate, belt, estimated_at, actual_at } = flight;
  if (isIn(status.value, 'arriving', 'bags') && flags.includes('belt_changed') && belt) {
    return { tone: 'warn', icon: 'swap', text: { kind: 'belt_changed', belt } };
  }
  if (isIn(status.value, 'waiting')) {
    if (flags.includes('gate_changed') && gate) {
      return { tone: 'warn', icon: 'swap', text: { kind: 'gate_changed', gate } };
    }
    if (estimated_at && flags.includes('delayed')) {
      const time = airportClock(estimated_at);
      return { tone: 'warn', icon: 'clock-alert', text: { kind: 'delayed', time } };
    }
    if (estimated_at && flags.includes('earlier')) {
      const time = airportClock(estimated_at);
      return { tone: 'info', icon: 'clock', text: { kind: 'earlier', time } };
    }
  }
  if (status.value === 'departed' && actual_at) {
    const time = airportClock(actual_at);
    return { ...lookOf('departed'), text: { kind: 'departedAt', time } };
  }
  return { ...lookOf(status.value), text: { kind: 'own', text: status.text } };
}

export function isCancelled(flight: Flight): boolean {
  return flight.status.value === 'cancelled';
}

/** Whether the movement has happened: departed, or landed and after. */
export function isOver(flight: Flight): boolean {
  return isIn(flight.status.value, 'bags', 'over');
}

/**
 * The clock at which the gate of a departure is expected to be announced; null where it is known, where
 * nobody waits for it, and once that time has passed.
 */
export function gateExpected(flight: Flight, asOf: string): string | null {
  const { direction, gate, status, estimated_at, scheduled_at } = flight;
  if (direction === 'arrival' || gate || !isIn(status.value, 'waiting', 'called')) return null;
  const at = Date.parse(estimated_at ?? scheduled_at) - GATE_ANNOUNCED_BEFORE_MS;
  return at > Date.parse(asOf) ? airportClock(at) : null;
}

/** An airport's clock at a flight's end, and the scheduled one where it was replaced. */
export interface ShownTimes {
  time: string;
  replaced: string | null;
  /** Whether the new time is before the scheduled one. */
  isSooner: boolean;
}

/** The clock to show: the new time and the scheduled one it replaced, or the scheduled one alone. */
export function shownTimes(flight: Flight): ShownTimes {
  const scheduled = airportClock(flight.scheduled_at);
  const isSooner = flight.flags.includes('earlier');
  const changed = flight.flags.includes('delayed') || isSooner;
  const latest = flight.actual_at ?? flight.estimated_at;
  return changed && latest
    ? { time: airportClock(latest), replaced: scheduled, isSooner }
    : { time: scheduled, replaced: null, isSooner: false };
}

/** Whether a flight will not leave or land here as planned: it was cancelled or diverted. */
const isOff = (flight: Flight): boolean => isIn(flight.status.value, 'off');

/** Whether a flight has gone or landed, or its time passed without it. */
export const hasPassed = (flight: Flight, asOf: string, ms = 0): boolean =>
  isOver(flight) || (isOff(flight) && Date.parse(flight.scheduled_at) < Date.parse(asOf) - ms);

/** Whether nobody at the airport needs a flight's row any more. */
const isPast = (flight: Flight, asOf: string) => hasPassed(flight, asOf, OFF_SHOWN_MS);

/** Whether any of a board's flights is planned on the day its data was obtained. */
export const isOfToday = ({ flights, as_of }: Flights) =>
  flights.some(({ scheduled_at }) => writtenDate(scheduled_at) === writtenDate(as_of));

/** The place of the first flight that is still to come; -1 where none is. */
export const placeOfNext = ({ flights, as_of }: Flights) =>
  flights.findIndex((flight) => !isOver(flight) && flight.scheduled_at > as_of);

/** A board's flights in order: those that need nobody's attention any more, and the rest. */
export interface FoldedBoard {
  earlier: Flight[];
  shown: Flight[];
  /** Where the line "now" stands among those shown; -1 on another day than the data's. */
  now: number;
}

/**
 * Folds away what has departed or landed before now, but for the last: a traveller looks for what is
 * to come. A late flight that is still awaited stays in its place.
 * @param fold whether to; what a search found is shown whole
 */
export function foldBoard(board: Flights, fold = true): FoldedBoard {
  const { flights, as_of } = board;
  const next = placeOfNext(board);
  if (!isOfToday(board) || next <= 0) return { earlier: [], shown: flights, now: -1 };
  const over = flights.slice(0, next).filter((flight) => isPast(flight, as_of));
  const earlier = fold && over.length > FOLDED_FROM ? over.slice(0, -1) : [];
  return {
    earlier,
    shown: flights.filter((flight) => !earlier.includes(flight)),
    now: next - earlier.length,
  };
}

/**
 * The first of a day's flights that have not departed or landed. One that never will, as it was cancelled or
 * diverted, is left out once its scheduled time has passed.
 */
export function upcoming({ flights, as_of }: Flights, count: number): Flight[] {
  return flights
    .filter((flight) => !isOver(flight))
    .filter((flight) => !isOff(flight) || flight.scheduled_at > as_of)
    .slice(0, count);
}

/** How many of the flights that are still to come are late, and how many are cancelled. */
export function changesAhead(boards: Flights[]): { late: number; cancelled: number } {
  const ahead = boards.flatMap((board) => upcoming(board, board.flights.length));
  const cancelled = ahead.filter(isCancelled).length;
  const late = ahead.filter((flight) => !isCancelled(flight) && flight.flags.includes('delayed'));
  return { late: late.length, cancelled };
}

/** The date after the one whose flights were obtained, `YYYY-MM-DD`. */
export const dateAfter = ({ as_of }: Flights): string => addDays(writtenDate(as_of), 1);

/** A day's flights, and those of the day after where too few are left of the first. */
export interface FlightsAhead {
  today: Flights;
  tomorrow: Flights | null;
}

/** The home page's choice: what is left of the day, and as many of the next day as fill the list. */
export function flightsAhead({ today, tomorrow }: FlightsAhead, count: number) {
  const left = upcoming(today, count);
  const date = dateAfter(today);
  const following = (tomorrow?.flights ?? []).filter(
    ({ scheduled_at }) => writtenDate(scheduled_at) === date,
  );
  const rest = upcoming({ ...today, flights: following }, count - left.length);
  return { today: left, tomorrow: rest };
}
