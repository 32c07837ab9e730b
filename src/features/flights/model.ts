import type { Direction } from './schema';
import type { ReportField, reportFields, ReportTime } from './report-fields';
import type { FlightStatus } from './statuses';
import type { Locale } from '@/i18n/locales';

export interface City {
  iata: string;
  /** Each language's own name; absent where it is not translated. */
  names: Partial<Record<Locale, string>>;
  country: string;
  timeZone: string;
}

export interface Airline {
  iata: string;
  name: string;
  /** Minutes before departure. */
  checkInCloses: number;
}

/** One flight number in one direction through a season, at the airport's local times. */
export interface Pattern {
  season: string;
  number: string;
  direction: Direction;
  airline: Airline;
  city: City;
  via: City[];
  codeshares: string[];
  /** Weekdays of the movement at this airport, Monday 1 … Sunday 7. */
  days: number[];
  /** Local times at the respective airports, `HH:MM`. */
  departureTime: string;
  arrivalTime: string;
  arrivalDayShift: number;
  durationMinutes: number | null;
  validFrom: string;
  validTo: string;
  aircraft: { iata: string; name: string } | null;
  terminal: string | null;
}

/** A value that operations changed; times are milliseconds since the epoch. */
export interface Change {
  at: number;
  field: 'status' | 'estimated_at' | (typeof reportFields)[ReportField]['key'];
  from: string | null;
  to: string | null;
}

/** What is known of one flight on one day beyond its pattern; times are milliseconds since the epoch. */
export interface Report
  extends Record<ReportField, string | null>, Record<ReportTime, number | null> {
  status: FlightStatus | null;
  divertedTo: City | null;
  notice: Partial<Record<Locale, string>>;
  history: Change[];
  updatedAt: number;
}

/** A pattern on one day. */
export interface PlannedFlight {
  id: string;
  pattern: Pattern;
  /** The airport-local date of the movement. */
  date: string;
  scheduledAt: number;
}

export interface BoardFlight extends PlannedFlight {
  report: Report;
}
