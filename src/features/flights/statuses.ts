import type { IconName } from '@/ui/Icon/names';

/** How urgent a state is for the traveller; a colour of the design. */
export type Tone = 'warn' | 'good' | 'info' | 'bad' | 'quiet';

/**
 * Where a flight stands: `waiting` while a new time or gate matters more than the status, `called` once
 * passengers are to act, `arriving` and `bags` while they look for a belt, `over` once it has left or its
 * bags are out, `off` where it will not happen as planned.
 */
export type Phase = 'waiting' | 'called' | 'arriving' | 'bags' | 'over' | 'off' | 'unknown';

interface StatusView {
  phase: Phase;
  tone: Tone;
  icon: IconName;
  /** The flights that it is said of; null of both. */
  direction: 'departure' | 'arrival' | null;
}

/**
 * Every value of `status.value`, in the order of a flight's life; a foreign value becomes `unknown` and
 * keeps its own text. Names in the languages: `status-names.ts`.
 */
export const statuses = {
  scheduled: { phase: 'waiting', tone: 'quiet', icon: 'dot', direction: null },
  checkin_open: { phase: 'waiting', tone: 'info', icon: 'badge-check-in', direction: 'departure' },
  checkin_closed: { phase: 'called', tone: 'quiet', icon: 'hourglass', direction: 'departure' },
  gate_open: { phase: 'called', tone: 'good', icon: 'boarding', direction: 'departure' },
  boarding: { phase: 'called', tone: 'good', icon: 'boarding', direction: 'departure' },
  final_call: { phase: 'called', tone: 'warn', icon: 'boarding', direction: 'departure' },
  gate_closed: { phase: 'called', tone: 'quiet', icon: 'hourglass', direction: 'departure' },
  departed: { phase: 'over', tone: 'quiet', icon: 'plane-takeoff', direction: 'departure' },
  en_route: { phase: 'waiting', tone: 'info', icon: 'plane', direction: 'arrival' },
  approaching: { phase: 'arriving', tone: 'info', icon: 'radar', direction: 'arrival' },
  landed: { phase: 'bags', tone: 'good', icon: 'plane-landing', direction: 'arrival' },
  baggage: { phase: 'bags', tone: 'good', icon: 'luggage', direction: 'arrival' },
  arrived: { phase: 'over', tone: 'quiet', icon: 'check-circle', direction: 'arrival' },
  cancelled: { phase: 'off', tone: 'bad', icon: 'x-circle', direction: null },
  diverted: { phase: 'off', tone: 'warn', icon: 'route', direction: null },
  unknown: { phase: 'unknown', tone: 'quiet', icon: 'help', direction: null },
} as const satisfies Record<string, StatusView>;

export type FlightStatus = keyof typeof statuses;

export const flightStatuses = Object.keys(statuses) as [FlightStatus, ...FlightStatus[]];

/** Whether a status stands in one of some phases. */
export const isIn = (status: FlightStatus, ...phases: Phase[]): boolean =>
  phases.includes(statuses[status].phase);
