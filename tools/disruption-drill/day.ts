import type { Severity } from '../../src/features/disruption/kinds';

/** What operations say of a flight on the day. */
export type Say = { delayMinutes: number } | { status: 'cancelled' | 'diverted' };

/** A step of the day; flights are named by their place in its list. */
export type Step =
  | { kind: 'announce'; severity: Severity }
  | { kind: 'change-severity'; severity: Severity }
  | { kind: 'end' }
  | { kind: 'report'; flights: readonly number[]; say: Say }
  /** Both operators change one flight; the second has not seen what the first wrote. */
  | { kind: 'collide'; flight: number; first: Say; second: Say }
  | { kind: 'api-down' }
  | { kind: 'api-up' };

export interface Moment {
  /** Clock time of the script. */
  at: string;
  /** Which of the two operators does it. */
  operator: 0 | 1;
  step: Step;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const LATE = range(0, 39);
export const CANCELLED = range(40, 45);
export const DIVERTED = range(46, 47);
/** The flights that something happens to; those that are diverted have to be arrivals. */
export const FLIGHTS = LATE.length + CANCELLED.length + DIVERTED.length;

export const BEGINS = '05:00';
export const ENDS = '11:00';

const late = (flights: readonly number[], delayMinutes: number): Step => ({
  kind: 'report',
  flights,
  say: { delayMinutes },
});
const off = (flights: readonly number[], status: 'cancelled' | 'diverted'): Step => ({
  kind: 'report',
  flights,
  say: { status },
});

/**
 * A day of fog, from five to eleven: the airfield closes, forty flights are late, some of them twice, six are
 * cancelled, two diverted; the airport API is down from seven to eight.
 */
export const day: readonly Moment[] = [
  { at: '05:05', operator: 0, step: { kind: 'announce', severity: 'closure' } },
  { at: '05:30', operator: 1, step: late(range(0, 9), 90) },
  { at: '06:00', operator: 0, step: late(range(10, 19), 60) },
  { at: '06:30', operator: 1, step: off([46], 'diverted') },
  { at: '07:00', operator: 0, step: { kind: 'api-down' } },
  { at: '07:05', operator: 0, step: off(range(40, 42), 'cancelled') },
  { at: '07:20', operator: 1, step: late(range(20, 29), 75) },
  { at: '07:40', operator: 0, step: late(range(0, 8), 180) },
  {
    at: '07:50',
    operator: 0,
    step: {
      kind: 'collide',
      flight: 9,
      first: { delayMinutes: 120 },
      second: { delayMinutes: 150 },
    },
  },
  { at: '08:00', operator: 0, step: { kind: 'api-up' } },
  { at: '08:20', operator: 1, step: off([47], 'diverted') },
  { at: '08:40', operator: 0, step: late(range(30, 39), 45) },
  { at: '09:10', operator: 1, step: off(range(43, 45), 'cancelled') },
  { at: '09:40', operator: 0, step: { kind: 'change-severity', severity: 'delays' } },
  { at: '10:10', operator: 1, step: late(range(20, 29), 50) },
  { at: ENDS, operator: 0, step: { kind: 'end' } },
];

/** How much of the day has passed at a clock time, from 0 to 1. */
export function shareOfDay(clock: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutes(clock) - minutes(BEGINS)) / (minutes(ENDS) - minutes(BEGINS));
}
