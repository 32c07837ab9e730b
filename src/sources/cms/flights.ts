import { sql } from '@payloadcms/db-postgres';
import { LRUCache } from 'lru-cache';
import { published } from '@/cms/localized';
import type {
  Airline as AirlineDoc,
  City as CityDoc,
  Flight as FlightDoc,
  Schedule as ScheduleDoc,
} from '@/cms/payload-types';
import type { Direction, Flight, FlightReply, Flights, Schedule } from '@/features/flights/schema';
import { locales, type Locale } from '@/i18n/locales';
import type { FlightsQuery } from '@/features/flights/query';
import type { ScheduleQuery } from '@/features/flight-schedule/query';
import { perReportField, perReportTime } from '@/features/flights/report-fields';
import { fold } from '@/lib/fold';
import { isNamed, matchesSearch, parseFlightId, planDay } from '@/features/flights/board';
import { overlay, unreported } from '@/features/flights/reports';
import { nextSeason, seasonOf } from '@/features/flight-schedule/seasons';
import { isOver } from '@/features/flights/status-view';
import type {
  Airline,
  BoardFlight,
  City,
  Pattern,
  PlannedFlight,
  Report,
} from '@/features/flights/model';
import { memoizeByVersion, type CacheSlot } from '@/lib/memoize-by-version';
import { remake, type Made } from '@/lib/remake';
import { processWide } from '@/platform/process-wide';
import { requestTime } from '@/lib/request-time';
import { addDays, airportDate, MINUTE_MS, toAirportIso } from '@/lib/time';
import { toFlight, toFlightDetail, toSeason } from '@/features/flights/from-cms';
import { words } from '@/i18n/words';
import type { RequestOf } from '@/api-contract/calls';
import { demonstrate } from '../demo-flights/reports';
import { cms } from './cms';
import { select } from './lists';
import { cached, cachedInProcess, cacheVersion } from './cached';

type Localised<T, Field extends keyof T> = Omit<T, Field> &
  Record<Field, Partial<Record<Locale, string>> | null | undefined>;

/** Texts in every language; the empty ones left out. */
function named(values: Partial<Record<Locale, string | null>> | null | undefined) {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, text]) => text)) as Partial<
    Record<Locale, string>
  >;
}

const toCity = ({ iata, name, country, timeZone }: Localised<CityDoc, 'name'>): City => ({
  iata,
  names: named(name),
  country,
  timeZone,
});

const toAirline = ({ iata, name, checkInCloses }: AirlineDoc): Airline => ({
  iata,
  name,
  checkInCloses,
});

function toPattern(
  entry: ScheduleDoc,
  airlines: ReadonlyMap<number, Airline>,
  cities: ReadonlyMap<number, City>,
): Pattern | null {
  const airline = airlines.get(entry.airline as number);
  const city = cities.get(entry.city as number);
  if (!airline || !city) return null;
  const { aircraft } = entry;
  return {
    season: entry.season,
    number: entry.number,
    direction: entry.direction,
    airline,
    city,
    via: (entry.via ?? []).flatMap((id) => cities.get(id as number) ?? []),
    codeshares: entry.codeshares ?? [],
    days: entry.days.map(Number),
    departureTime: entry.departureTime,
    arrivalTime: entry.arrivalTime,
    arrivalDayShift: entry.arrivalDayShift,
    durationMinutes: entry.duration ?? null,
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    aircraft: aircraft?.iata ? { iata: aircraft.iata, name: aircraft.name ?? '' } : null,
    terminal: entry.terminal || null,
  };
}

async function readTimetable(): Promise<Pattern[]> {
  const payload = await cms();
  const all = { ...published, pagination: false, depth: 0 } as const;
  const [cities, airlines, entries] = await Promise.all([
    payload.find({ collection: 'cities', ...all }),
    payload.find({ collection: 'airlines', ...all }),
    payload.find({ collection: 'schedule', ...all }),
  ]);
  const byId = <Doc extends { id: number }, Result>(docs: Doc[], map: (doc: Doc) => Result) =>
    new Map(docs.map((doc) => [doc.id, map(doc)]));
  const cityById = byId(cities.docs as unknown as Localised<CityDoc, 'name'>[], toCity);
  const airlineById = byId(airlines.docs, toAirline);
  return entries.docs.flatMap((entry) => toPattern(entry, airlineById, cityById) ?? []);
}

/** The whole timetable with its airlines and cities; a change of any of the three purges it. */
const timetable = () =>
  cachedInProcess('timetable', readTimetable, ['schedule', 'airlines', 'cities']);

/** What airlines are called, in every language alike. */
export const airlineNames = cached(
  'airline names',
  async () => {
    const rows = await select<{ name: string | null }>(
      sql`SELECT name FROM airlines ORDER BY name`,
    );
    return rows.flatMap(({ name }) => name || []);
  },
  ['airlines'],
);

const operations = cached('operations', async () =>
  (await cms()).findGlobal({ slug: 'operations', overrideAccess: false }),
);

const moment = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);

function toReport(doc: Localised<FlightDoc, 'notice'>): Report {
  return {
    status: (doc.status as Report['status']) ?? null,
    ...perReportTime((name) => moment(doc[name])),
    ...perReportField((name) => doc[name] || null),
    divertedTo:
      typeof doc.divertedTo === 'object' && doc.divertedTo
        ? toCity(doc.divertedTo as unknown as Localised<CityDoc, 'name'>)
        : null,
    notice: named(doc.notice),
    history: (doc.history ?? []).map((change) => ({
      at: moment(change.at) ?? 0,
      field: change.field as Report['history'][number]['field'],
      from: change.from ?? null,
      to: change.to ?? null,
    })),
    updatedAt: Date.parse(doc.updatedAt),
  };
}

export type Reports = ReadonlyMap<string, Report>;

async function readReports(date: string): Promise<Reports> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'flights',
    where: { date: { equals: date } },
    ...published,
    pagination: false,
    depth: 1,
  });
  return new Map(
    (docs as unknown as Localised<FlightDoc, 'notice'>[]).map((doc) => [
      doc.flightId,
      toReport(doc),
    ]),
  );
}

/** The days requested last are cached, as many as each direction of some days before and after today. */
const MAX_CACHED_DAYS = 12;

/** A report that came by another way than this CMS is seen so much later at most. */
const REPORTS_CACHED_MS = 15_000;

const reportsVersion = cacheVersion('reports', ['flights', 'cities']);

/** What operations reported for a day, by flight. Each report purges it: a gate must not be old. */
export function reportsOf(date: string): Promise<Reports> {
  const days = processWide(
    'reported days',
    () => new LRUCache<string, CacheSlot<Reports>>({ max: MAX_CACHED_DAYS }),
  );
  const place = days.get(date) ?? {};
  days.set(date, place);
  return memoizeByVersion(place, {
    stamp: async () => `${await reportsVersion()} ${Math.floor(Date.now() / REPORTS_CACHED_MS)}`,
    read: () => readReports(date),
    lifeMs: Infinity,
  });
}

/** The planned days of a cached timetable. */
const plannedDays = new WeakMap<readonly Pattern[], LRUCache<string, PlannedFlight[]>>();

function plannedDay(
  patterns: readonly Pattern[],
  date: string,
  direction: Direction,
): PlannedFlight[] {
  const known = plannedDays.get(patterns) ?? new LRUCache({ max: MAX_CACHED_DAYS });
  plannedDays.set(patterns, known);
  const name = `${date} ${direction}`;
  const day = known.get(name) ?? planDay(patterns, date, direction);
  known.set(name, day);
  return day;
}

/** What the boards of a day are made of. */
async function boardParts(date: string) {
  const [patterns, reports, { automaticProgress }] = await Promise.all([
    timetable(),
    reportsOf(date),
    operations(),
  ]);
  return { patterns, reports, isDemonstrated: Boolean(automaticProgress) };
}

/** Flights with what is known of them by now. */
function reportedBy(
  now: number,
  planned: readonly PlannedFlight[],
  { reports, isDemonstrated }: Awaited<ReturnType<typeof boardParts>>,
): BoardFlight[] {
  const base = isDemonstrated ? demonstrate : unreported;
  return planned.map((flight) => {
    const expected = base(flight, now);
    const reported = reports.get(flight.id);
    return { ...flight, report: reported ? overlay(expected, reported) : expected };
  });
}

async function boardOf(
  date: string,
  direction: Direction,
  now: number,
  keep: (flight: PlannedFlight) => boolean,
): Promise<BoardFlight[]> {
  const parts = await boardParts(date);
  return reportedBy(now, plannedDay(parts.patterns, date, direction).filter(keep), parts);
}

interface ShownDay {
  planned: readonly PlannedFlight[];
  /** The same in the contract's shape. */
  flights: Flight[];
}

/** In each language. */
const MAX_SHOWN_DAYS = MAX_CACHED_DAYS * locales.length;

/**
 * A day's flights in a language. What is said of them changes when something becomes known, and by itself at
 * whole minutes: until then every request gets the same, and may not change it.
 */
async function shownDay(
  date: string,
  direction: Direction,
  lang: Locale,
  now: number,
): Promise<ShownDay> {
  const parts = await boardParts(date);
  const days = processWide(
    'shown days',
    () => new LRUCache<string, Made<ShownDay>>({ max: MAX_SHOWN_DAYS }),
  );
  const name = `${date} ${direction} ${lang}`;
  const of = [...Object.values(parts), Math.floor(now / MINUTE_MS)];
  const day = remake(days.get(name), of, () => {
    const planned = plannedDay(parts.patterns, date, direction);
    const flights = reportedBy(now, planned, parts).map((flight) => toFlight(flight, lang));
    return { planned, flights };
  });
  days.set(name, day);
  return day.value;
}

export async function flights({ direction, search, date, lang }: FlightsQuery): Promise<Flights> {
  const now = requestTime();
  const day = await shownDay(date ?? airportDate(now), direction, lang, now);
  const { planned } = day;
  const flights = search
    ? day.flights.filter((_, at) => matchesSearch(planned[at]!, search))
    : day.flights;
  return {
    flights,
    message: flights.length > 0 ? '' : words(lang, 'board')('none'),
    as_of: toAirportIso(now),
  };
}

export async function flight({ id, lang }: RequestOf<'flight'>): Promise<FlightReply | null> {
  const now = requestTime();
  const parsed = parseFlightId(id);
  if (!parsed) return null;
  const [flight] = await boardOf(
    parsed.date,
    parsed.direction,
    now,
    (candidate) => candidate.id === id,
  );
  if (!flight) return null;
  const { gates } = await operations();
  const walkMinutes = new Map((gates ?? []).map((gate) => [gate.gate, gate.walkMinutes]));
  return { flight: toFlightDetail(flight, lang, walkMinutes), as_of: toAirportIso(now) };
}

export async function schedule(query: ScheduleQuery): Promise<Schedule> {
  const current = seasonOf(query.date ?? airportDate(requestTime()));
  const wanted = query.date ? [current] : [current, nextSeason(current)];
  const patterns = await timetable();
  const seasons = wanted.map((season) => toSeason(season, patterns, query));
  const empty = seasons.every(({ flights }) => flights.length === 0);
  return { seasons, message: empty ? words(query.lang, 'board')('none') : '' };
}

/** The flights still to come today and tomorrow that a search of the whole site means, soonest first. */
export async function flightsLike(search: string, lang: Locale): Promise<Flight[]> {
  const wanted = fold(search);
  const now = requestTime();
  const today = airportDate(now);
  const boards = await Promise.all(
    [today, addDays(today, 1)].flatMap((date) =>
      (['departure', 'arrival'] as const).map((direction) =>
        boardOf(date, direction, now, (flight) => isNamed(flight, wanted)),
      ),
    ),
  );
  return boards
    .flat()
    .map((flight) => toFlight(flight, lang))
    .filter((flight) => !isOver(flight))
    .sort((a, b) => a.scheduled_at.localeCompare(b.scheduled_at));
}
