import type { DisruptionState } from '@/features/disruption/states';
import type { Cause, Severity } from '@/features/disruption/kinds';
import type { Period, Scope } from '@/features/disruption/scope';
import { addDays, airportDate, airportMoment, toAirportIso, HOUR_MS } from '@/lib/time';
import { clockFrom, momentNear } from '@/studio/operations-desk/draft';

/** A disruption that is being entered. */
export interface Draft extends Scope {
  cause: Cause;
  severity: Severity;
  /** The airport's clock as it was typed; now, where nothing was. */
  from?: string;
  /** Likewise; where nothing was, `hours` say it, and what was typed and taken away is no end. */
  until?: string;
  /** From the beginning to the end; null where the end is not known. */
  hours: number | null;
}

export const freshDraft: Draft = {
  cause: 'fog',
  severity: 'delays',
  direction: null,
  airlines: [],
  cities: [],
  hours: 3,
};

/** The first moment after another at which the airport's clock shows a time. */
export function momentAfter(from: number, clock: string): number {
  const date = airportDate(from);
  const at = airportMoment(date, clock);
  return at > from ? at : airportMoment(addDays(date, 1), clock);
}

/** The moment of a time as it was typed; `unset` where none was, undefined where it cannot be read. */
function momentOf<Unset>(
  typed: string | undefined,
  unset: Unset,
  at: (clock: string) => number,
): number | Unset | undefined {
  if (!typed?.trim()) return unset;
  const clock = clockFrom(typed);
  return clock === null ? undefined : at(clock);
}

/** The period of a draft; null where a time is typed that cannot be read. */
export function periodOf({ from: begins, until: ends, hours }: Draft, now: number): Period | null {
  const from = momentOf(begins, now, (clock) => momentNear(now, clock));
  if (from === undefined) return null;
  const lasting = ends === undefined && hours !== null ? from + hours * HOUR_MS : null;
  const until = momentOf(ends, lasting, (clock) => momentAfter(from, clock));
  return until === undefined ? null : { from, until };
}

/** The end that an hour more gives: what has no end, or had one, ends an hour from now. */
export const anHourLonger = (until: number | null, now: number): number =>
  Math.max(until ?? now, now) + HOUR_MS;

export const isoOrNull = (at: number | null): string | null =>
  at === null ? null : toAirportIso(at);

/** The body of the call that announces a draft. */
export const announcementOf = (
  { cause, severity, direction, airlines, cities }: Draft,
  { from, until }: Period,
  state: Exclude<DisruptionState, 'over'>,
) => ({
  state,
  cause,
  severity,
  direction,
  airlines,
  cities,
  from: toAirportIso(from),
  until: isoOrNull(until),
});
