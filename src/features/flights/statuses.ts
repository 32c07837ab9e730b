import type { IconName } from '@/ui/Icon/names';

/** How urgent a state is for the traveller; a colour of the design. */
export type Tone = 'warn' | 'good' | 'info' | 'bad' | 'quiet';

/**
 * Where a flight stands: `waiting` while a new time or gate matters more than the status, `called` once
 * passengers are to act, `arriving` and `bags` while they look for a belt, `over` once it has left or its
 * bags are out, `off` where it will not happen as planned.
 */
export type Phase = 'waiting' | 'called' | 'arriving' | 'bags' | 'over' | 'off' | 'unknown';

/**
 * Every value of `status.value`, in the order of a flight's life; a foreign value becomes `unknown` and
 * keeps its own text. Names in the languages: `statuses` of the messages.
 */
export const statuses = {
  scheduled: { phase: 'waiting', tone: 'quiet', icon: 'dot' },
  checkin_open: { phase: 'waiting', tone: 'info', icon: 'badge-check-in' },
  checkin_closed: { phase: 'called', tone: 'quiet', icon: 'hourglass' },
  gate_open: { phase: 'called', tone: 'good', icon: 'boarding' },
  boarding: { phase: 'called', tone: 'good', icon: 'boarding' },
  final_call: { phase: 'called', tone: 'warn', icon: 'boarding' },
  gate_closed: { phase: 'called', tone: 'quiet', icon: 'hourglass' },
  departed: { phase: 'over', tone: 'quiet', icon: 'plane-takeoff' },
  en_route: { phase: 'waiting', tone: 'info', icon: 'plane' },
  approaching: { phase: 'arriving', tone: 'info', icon: 'radar' },
  landed: { phase: 'bags', tone: 'good', icon: 'plane-landing' },
  baggage: { phase: 'bags', tone: 'good', icon: 'luggage' },
  arrived: { phase: 'over', tone: 'quiet', icon: 'check-circle' },
  cancelled: { phase: 'off', tone: 'bad', icon: 'x-circle' },
  diverted: { phase: 'off', tone: 'warn', icon: 'route' },
  unknown: { phase: 'unknown', tone: 'quiet', icon: 'help' },
} as const satisfies Record<string, { phase: Phase; tone: Tone; icon: IconName }>;

export type FlightStatus = keyof typeof statuses;

export const flightStatuses = Object.keys(statuses) as [FlightStatus, ...FlightStatus[]];

/** Whether a status stands in one of some phases. */
export const isIn = (status: FlightStatus, ...phases: Phase[]): boolean =>
  phases.includes(statuses[status].phase);
