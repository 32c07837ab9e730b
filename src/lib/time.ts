import { AIRPORT_OFFSET_MS } from '@/constants';

// The airport's time is arithmetic; only the other end of a flight needs the time-zone database.
export const AIRPORT_TIME_ZONE = 'Asia/Tashkent';
export const AIRPORT_ZONE_NAME = 'UTC+5';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function wall(at: number, offsetMs: number): string {
  return new Date(at + offsetMs).toISOString().slice(0, 19);
}

function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** `2026-11-21T14:20:00+05:00` for a moment in milliseconds since the epoch. */
export function toAirportIso(at: number): string {
  return wall(at, AIRPORT_OFFSET_MS) + offsetText(AIRPORT_OFFSET_MS);
}

/** The airport-local calendar date, `2026-11-21`. */
export function airportDate(at: number): string {
  return wall(at, AIRPORT_OFFSET_MS).slice(0, 10);
}

/** The airport-local clock, `14:20`, of a moment given in milliseconds or as ISO 8601. */
export function airportClock(at: number | string): string {
  return wall(typeof at === 'string' ? Date.parse(at) : at, AIRPORT_OFFSET_MS).slice(11, 16);
}

/** The moment of an airport-local date and clock, in milliseconds since the epoch. */
export function airportMoment(date: string, clock = '00:00'): number {
  return Date.parse(`${date}T${clock}:00${offsetText(AIRPORT_OFFSET_MS)}`);
}

/** The calendar date `days` later; negative goes back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone's offset from UTC at a moment, in milliseconds. */
export function zoneOffset(timeZone: string, at: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The moment of a wall-clock time in a zone; in the hour that a clock change skips, the later one. */
export function zoneMoment(timeZone: string, date: string, clock: string): number {
  const asUtc = Date.parse(`${date}T${clock}:00Z`);
  const guess = asUtc - zoneOffset(timeZone, asUtc);
  return asUtc - zoneOffset(timeZone, guess);
}

/** ISO 8601 with the zone's own offset. */
export function toZoneIso(timeZone: string, at: number): string {
  const offset = zoneOffset(timeZone, at);
  return wall(at, offset) + offsetText(offset);
}

/** The clock written in an ISO 8601 time, in its own offset: `14:20` of `2026-11-21T14:20:00+03:00`. */
export function writtenClock(iso: string): string {
  return iso.slice(11, 16);
}

/** The date written in an ISO 8601 time, in its own offset. */
export function writtenDate(iso: string): string {
  return iso.slice(0, 10);
}
