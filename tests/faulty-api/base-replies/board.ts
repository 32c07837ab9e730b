import { flight as flightShape, type FlightDetail, type Flights } from '@/features/flights/schema';
import type { Locale } from '@/i18n/locales';
import { locales } from '@/i18n/locales';
import type { FlightsQuery } from '@/features/flights/query';
import { parseFlightId } from '@/features/flights/board';
import { fold } from '@/lib/fold';
import { matches } from '@/lib/match';
import { addDays, airportDate, DAY_MS, toAirportIso } from '@/lib/time';
import { plain } from '@/lib/local-text';
import type { Fixtures } from './fixtures';

type Boards = Fixtures['flights'];

const dateOf = ({ id }: FlightDetail) => parseFlightId(id)?.date ?? '';

/** The value with every time in it moved by whole days, in its own offset. */
function moved<Value>(value: Value, days: number): Value {
  const text = JSON.stringify(value).replace(
    /"(\d{4}-\d\d-\d\d)(T\d\d:\d\d[^"]*)"/g,
    (_, date: string, time: string) => `"${addDays(date, days)}${time}"`,
  );
  return JSON.parse(text) as Value;
}

/** A recorded flight as it would have been on another day, as of a moment. */
function onDate(flight: FlightDetail, date: string, now: number): FlightDetail {
  const recorded = dateOf(flight);
  const there = moved(flight, (Date.parse(date) - Date.parse(recorded)) / DAY_MS);
  const updated = Math.min(Date.parse(there.updated_at), now);
  return {
    ...there,
    id: flight.id.replace(/-\d{8}-/, `-${date.replaceAll('-', '')}-`),
    updated_at: toAirportIso(updated),
  };
}

const numberOf = ({ id }: FlightDetail) => id.replace(/-\d{8}-/, '-');

/** The day's flights in a language: over when their last time has passed, ahead until then. */
export function boardOn(boards: Boards, date: string, lang: Locale, now: number): FlightDetail[] {
  const { over, ahead } = boards[lang];
  const gone = new Map(over.map((flight) => [numberOf(flight), onDate(flight, date, now)]));
  return ahead
    .map((flight) => {
      const past = gone.get(numberOf(flight));
      const last = past && (past.actual_at ?? past.estimated_at ?? past.scheduled_at);
      return past && last && Date.parse(last) <= now ? past : onDate(flight, date, now);
    })
    .sort((a, b) => Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at));
}

/** Names of a flight's city in every language. */
const cityNames = (boards: Boards, flight: FlightDetail) =>
  locales.flatMap((lang) =>
    boards[lang].ahead
      .filter((other) => numberOf(other) === numberOf(flight))
      .map(({ city }) => plain(city.name)),
  );

function isSought(boards: Boards, flight: FlightDetail, search: string): boolean {
  const wanted = fold(search);
  const compact = wanted.replace(/\s/g, '');
  const numbers = [flight.number, ...flight.codeshares].map((code) =>
    fold(code).replace(/\s/g, ''),
  );
  const codes = [flight.airline.iata, flight.city.iata].map(fold);
  const names = [flight.airline.name, ...cityNames(boards, flight)];
  return (
    wanted === '' ||
    numbers.some((code) => code.includes(compact)) ||
    codes.includes(wanted) ||
    names.some((name) => matches(name, search))
  );
}

export function flights(
  boards: Boards,
  { direction, search, date, lang }: FlightsQuery,
  now: number,
): Flights {
  const found = boardOn(boards, date ?? airportDate(now), lang, now).filter(
    (flight) => flight.direction === direction && isSought(boards, flight, search),
  );
  return {
    flights: found.map((flight) => flightShape.parse(flight)),
    message: found.length > 0 ? '' : boards[lang].message,
    as_of: toAirportIso(now),
  };
}

export function flight(boards: Boards, id: string, lang: Locale, now: number) {
  const parsed = parseFlightId(id);
  const found = parsed && boardOn(boards, parsed.date, lang, now).find((entry) => entry.id === id);
  return found ? { flight: found, as_of: toAirportIso(now) } : null;
}
