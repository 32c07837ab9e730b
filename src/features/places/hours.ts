import type { OpeningHours } from './schema';
import { addDays, airportClock, airportDate, weekdayOf } from '@/lib/time';

const FULL_DAY = '24:00';

/** What a traveller is told of a place's hours at a moment. */
export type OpenState =
  | { kind: 'always' }
  | { kind: 'open'; until: string }
  | { kind: 'opens'; at: string }
  | { kind: 'closedToday' };

const isAllDay = ({ from, to }: OpeningHours) => from === '00:00' && to === FULL_DAY;

/** Whether an interval ends on the day after the one it begins on. */
const overnight = ({ from, to }: OpeningHours) => to <= from;

const on = (hours: OpeningHours[], date: string) =>
  hours.filter(({ days }) => days.includes(weekdayOf(date)));

function openInterval(hours: OpeningHours[], at: number): OpeningHours | undefined {
  const today = airportDate(at);
  const clock = airportClock(at);
  return (
    on(hours, today).find(
      (entry) => entry.from <= clock && (overnight(entry) || clock < entry.to),
    ) ?? on(hours, addDays(today, -1)).find((entry) => overnight(entry) && clock < entry.to)
  );
}

/** Whether a place is open at a moment, in airport time. */
export function isOpen(hours: OpeningHours[], at: number): boolean {
  return openInterval(hours, at) !== undefined;
}

/**
 * The state of a place at a moment, in airport time; null where its hours are not known.
 * A place that opens again only on another day is closed today.
 */
export function openState(hours: OpeningHours[], at: number): OpenState | null {
  if (hours.length === 0) return null;
  const open = openInterval(hours, at);
  if (open) {
    const onwards = isAllDay(open) && on(hours, addDays(airportDate(at), 1)).some(isAllDay);
    return onwards ? { kind: 'always' } : { kind: 'open', until: open.to };
  }
  const later = on(hours, airportDate(at))
    .map(({ from }) => from)
    .filter((from) => from > airportClock(at))
    .sort()[0];
  return later ? { kind: 'opens', at: later } : { kind: 'closedToday' };
}

const week = [1, 2, 3, 4, 5, 6, 7];

/** Whether a place is open around the clock on every day. */
export const neverCloses = (hours: OpeningHours[]): boolean =>
  week.every((day) => hours.some((entry) => entry.days.includes(day) && isAllDay(entry)));

/** Runs of weekdays with the same hours, for a table: `[1, 5]` is Monday to Friday. */
export function weekRuns(
  hours: OpeningHours[],
): { first: number; last: number; times: { from: string; to: string }[] }[] {
  const days = week.map((day) =>
    hours.filter((entry) => entry.days.includes(day)).map(({ from, to }) => ({ from, to })),
  );
  const runs: ReturnType<typeof weekRuns> = [];
  days.forEach((times, index) => {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.last = index + 1;
    else runs.push({ first: index + 1, last: index + 1, times });
  });
  return runs;
}
