import type { Direction, Flight, FlightFlag } from './schema';
import { fold } from '@/lib/fold';
import { plain } from '@/lib/local-text';
import { airportDate, airportMoment, addDays, MINUTE_MS, weekdayOf, zoneMoment } from '@/lib/time';
import type { BoardFlight, Pattern, PlannedFlight, Report } from './model';

/** From this difference on, a new time is a delay or an early flight worth a flag. */
const NOTABLE_MINUTES = 10;

/** `hy601-20261121-d`: number, scheduled local date, direction. */
export function flightId(number: string, date: string, direction: Direction): string {
  const compact = number.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${compact}-${date.replaceAll('-', '')}-${direction === 'departure' ? 'd' : 'a'}`;
}

/** The parts of a flight id, or null where it is none. */
export function parseFlightId(id: string): { date: string; direction: Direction } | null {
  const match = /^[a-z0-9]+-(\d{4})(\d{2})(\d{2})-([ad])$/.exec(id);
  if (!match) return null;
  const date = `${match[1]}-${match[2]}-${match[3]}`;
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`)) || addDays(date, 0) !== date) return null;
  return { date, direction: match[4] === 'd' ? 'departure' : 'arrival' };
}

export function operatesOn(pattern: Pattern, date: string): boolean {
  return (
    pattern.validFrom <= date && date <= pattern.validTo && pattern.days.includes(weekdayOf(date))
  );
}

/** The movements of one local day in one direction, by scheduled time. */
export function planDay(
  patterns: readonly Pattern[],
  date: string,
  direction: Direction,
): PlannedFlight[] {
  return patterns
    .filter((pattern) => pattern.direction === direction && operatesOn(pattern, date))
    .map((pattern) => ({
      id: flightId(pattern.number, date, direction),
      pattern,
      date,
      scheduledAt: airportMoment(
        date,
        direction === 'departure' ? pattern.departureTime : pattern.arrivalTime,
      ),
    }))
    .sort((a, b) => a.scheduledAt - b.scheduledAt || a.id.localeCompare(b.id));
}

/** The scheduled moment at the other end: arrival there of a departure, departure there of an arrival. */
export function otherEnd({ pattern, date }: PlannedFlight): number {
  const { timeZone } = pattern.city;
  return pattern.direction === 'departure'
    ? zoneMoment(timeZone, addDays(date, pattern.arrivalDayShift), pattern.arrivalTime)
    : zoneMoment(timeZone, addDays(date, -pattern.arrivalDayShift), pattern.departureTime);
}

/** The latest known time of the movement at this airport. */
export function effectiveTime({ scheduledAt, report }: BoardFlight): number {
  return report.actualAt ?? report.estimatedAt ?? scheduledAt;
}

interface Movement {
  /** Milliseconds since the epoch. */
  scheduledAt: number;
  /** The latest known time. */
  effectiveAt: number;
  /** The airport's day of the plan. */
  date: string;
  /** Whether a gate or belt that was told has become another. */
  isChanged: (field: 'gate' | 'belt') => boolean;
}

/** What differs from the plan, in the contract's words. */
export function flagsAt({ scheduledAt, effectiveAt, date, isChanged }: Movement): FlightFlag[] {
  const late = (effectiveAt - scheduledAt) / MINUTE_MS;
  const flags: FlightFlag[] = [];
  if (late >= NOTABLE_MINUTES) flags.push('delayed');
  if (late <= -NOTABLE_MINUTES) flags.push('earlier');
  if (isChanged('gate')) flags.push('gate_changed');
  if (isChanged('belt')) flags.push('belt_changed');
  if (airportDate(effectiveAt) > date) flags.push('next_day');
  return flags;
}

/** Whether a report's history says that a value which was told has become another. */
export const hasChanged = ({ history }: Report, field: string): boolean =>
  history.some((change) => change.field === field && change.from !== null);

export const flagsOf = (flight: BoardFlight): FlightFlag[] =>
  flagsAt({
    scheduledAt: flight.scheduledAt,
    effectiveAt: effectiveTime(flight),
    date: flight.date,
    isChanged: (field) => hasChanged(flight.report, field),
  });

/**
 * Whether a flight answers a search: number with or without its space, codeshares, airline, city
 * in any language, IATA code. Names match from the start of a word, so that "ist" is Istanbul and
 * not every Uzbekistan Airways flight.
 */
export function matchesSearch({ pattern }: PlannedFlight, search: string): boolean {
  const { number, codeshares, airline, city, via } = pattern;
  const places = [city, ...via];
  const known =
    searched.get(pattern) ??
    folded({
      numbers: [number, ...codeshares],
      codes: [airline.iata, ...places.map(({ iata }) => iata)],
      names: [airline.name, ...places.flatMap(({ names }) => Object.values(names))],
    });
  searched.set(pattern, known);
  return answersSearch(search, known);
}

/** A pattern is searched on each of its days. */
const searched = new WeakMap<Pattern, Searched>();

/** The same of a flight of a reply, whose names are in one language. */
export function isFlightOf({ number, codeshares, airline, city, via }: Flight, search: string) {
  const places = [city, ...via];
  return answersSearch(
    search,
    folded({
      numbers: [number, ...codeshares],
      codes: [airline.iata, ...places.map(({ iata }) => iata)],
      names: [airline, ...places].map(({ name }) => plain(name)),
    }),
  );
}

/** What of a flight a search is compared with. */
type Searched = Record<'numbers' | 'codes' | 'names', string[]>;

const folded = ({ numbers, codes, names }: Searched): Searched => ({
  numbers: numbers.map((number) => fold(number).replace(' ', '')),
  codes: codes.map((code) => code.toLowerCase()),
  names: names.map((name) => ` ${fold(name)}`),
});

function answersSearch(search: string, { numbers, codes, names }: Searched): boolean {
  const wanted = fold(search);
  if (!wanted) return true;
  const compact = wanted.replace(/[\s-]/g, '');
  if (numbers.some((number) => number.includes(compact))) return true;
  if (codes.includes(wanted)) return true;
  return names.some((name) => name.includes(` ${wanted}`));
}

/**
 * Whether a search of the whole site names a flight: its number or a codeshare's from the start,
 * the beginning of an airline's or city's name, a code. Stricter than {@link matchesSearch}, which
 * is asked where only flights are looked for.
 */
export function isNamed(flight: PlannedFlight, wanted: string): boolean {
  const { number, codeshares, airline, city } = flight.pattern;
  const compact = wanted.replace(/[\s-]/g, '');
  if (compact.length < 3) return false;
  if (/\d/.test(compact)) {
    return [number, ...codeshares].some((code) =>
      fold(code).replace(/\s/g, '').startsWith(compact),
    );
  }
  const names = [airline.name, ...Object.values(city.names)].map(fold);
  return city.iata.toLowerCase() === wanted || names.some((name) => name.startsWith(wanted));
}
