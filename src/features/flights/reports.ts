import { GATE_ANNOUNCED_BEFORE_MS } from '@/constants';
import { perReportField, perReportTime } from './report-fields';
import type { FlightStatus } from './statuses';
import { airportMoment, MINUTE_MS } from '@/lib/time';
import type { PlannedFlight, Report } from './model';

const OPENS_BEFORE = { international: 180, domestic: 120 };
const SILENT_AFTER_MINUTES = 60;

export function flightType(flight: PlannedFlight): 'international' | 'domestic' {
  return flight.pattern.city.country === 'UZ' ? 'domestic' : 'international';
}

interface Milestone {
  status: FlightStatus;
  at: number;
}

/** When a departure's or arrival's usual steps fall, around its expected time, in order. */
export function milestones(flight: PlannedFlight, expectedAt: number): Milestone[] {
  const { pattern, scheduledAt } = flight;
  const from = (minutes: number) => expectedAt + minutes * MINUTE_MS;
  if (pattern.direction === 'arrival') {
    return [
      { status: 'en_route', at: from(-(pattern.durationMinutes ?? 120)) },
      { status: 'approaching', at: from(-20) },
      { status: 'landed', at: from(0) },
      { status: 'baggage', at: from(20) },
      { status: 'arrived', at: from(60) },
    ];
  }
  const opens = scheduledAt - OPENS_BEFORE[flightType(flight)] * MINUTE_MS;
  return [
    { status: 'checkin_open', at: opens },
    { status: 'checkin_closed', at: from(-pattern.airline.checkInCloses) },
    { status: 'gate_open', at: expectedAt - GATE_ANNOUNCED_BEFORE_MS },
    { status: 'boarding', at: from(-35) },
    { status: 'final_call', at: from(-20) },
    { status: 'gate_closed', at: from(-10) },
    { status: 'departed', at: from(0) },
  ];
}

/** A report that says nothing. */
export const emptyReport = (updatedAt: number): Report => ({
  status: null,
  ...perReportTime(() => null),
  ...perReportField(() => null),
  divertedTo: null,
  notice: {},
  history: [],
  updatedAt,
});

/**
 * What is said of a flight that operations have not reported: it is on schedule, and once it is an
 * hour past, its state is not known.
 */
export function unreported(flight: PlannedFlight, now: number): Report {
  const silent = now > flight.scheduledAt + SILENT_AFTER_MINUTES * MINUTE_MS;
  return {
    ...emptyReport(airportMoment(flight.date)),
    status: silent ? 'unknown' : 'scheduled',
    terminal: flight.pattern.terminal,
  };
}

/** A report laid over what would be said without it: what operations state wins, field by field. */
export function overlay(base: Report, reported: Report): Report {
  return {
    status: reported.status ?? base.status,
    ...perReportTime((name) => reported[name] ?? base[name]),
    ...perReportField((name) => reported[name] ?? base[name]),
    divertedTo: reported.divertedTo,
    notice: reported.notice,
    history: [...base.history, ...reported.history].sort((a, b) => a.at - b.at),
    updatedAt: reported.updatedAt,
  };
}
