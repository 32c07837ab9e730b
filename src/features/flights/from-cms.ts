import type { Option } from '@/schema-parts/common';
import {
  flightTypes,
  type Flight,
  type FlightChange,
  type FlightDetail,
  type FlightType,
  type Season,
  type SeasonFlight,
} from './schema';
import type { Locale } from '@/i18n/locales';
import type { ScheduleQuery } from '@/features/flight-schedule/query';
import { effectiveTime, flagsOf, operatesOn, otherEnd } from './board';
import { flightType, milestones } from './reports';
import type { SeasonSpan } from '@/features/flight-schedule/seasons';
import { perReportKey } from './report-fields';
import { isIn } from './statuses';
import { statusText } from './status-text';
import type { BoardFlight, Change, City, Pattern } from './model';
import { fold } from '@/lib/fold';
import { plain, textIn, type LocalText } from '@/lib/local-text';
import { MINUTE_MS, toAirportIso, toZoneIso } from '@/lib/time';
import { words } from '@/i18n/words';

export const nameOf = ({ names, iata }: City, lang: Locale): LocalText =>
  textIn(names, lang) ?? iata;

export const toPlace = (city: City, lang: Locale) => ({
  iata: city.iata,
  name: nameOf(city, lang),
});

const isoOrNull = (at: number | null): string | null => (at === null ? null : toAirportIso(at));

const textOf = ({ report }: BoardFlight, lang: Locale): string =>
  statusText(report.status ?? 'unknown', lang, {
    belt: report.belt,
    place: report.divertedTo && plain(nameOf(report.divertedTo, lang)),
  });

/** A flight of the bundled board in the contract's shape. */
export function toFlight(flight: BoardFlight, lang: Locale): Flight {
  const { pattern, report } = flight;
  return {
    id: flight.id,
    direction: pattern.direction,
    number: pattern.number,
    airline: { iata: pattern.airline.iata, name: pattern.airline.name },
    codeshares: pattern.codeshares,
    city: { ...toPlace(pattern.city, lang), country: pattern.city.country },
    via: pattern.via.map((city) => toPlace(city, lang)),
    scheduled_at: toAirportIso(flight.scheduledAt),
    estimated_at: isoOrNull(report.estimatedAt),
    actual_at: isoOrNull(report.actualAt),
    status: { value: report.status ?? 'unknown', text: textOf(flight, lang) },
    flags: flagsOf(flight),
    ...perReportKey((name) => report[name]),
    type: flightType(flight),
    updated_at: toAirportIso(report.updatedAt),
  };
}

/**
 * A flight with what its own page tells beyond the board.
 * @param walkMinutes how many minutes it is on foot from the security check to each gate
 */
export function toFlightDetail(
  flight: BoardFlight,
  lang: Locale,
  walkMinutes: ReadonlyMap<string, number> = new Map(),
): FlightDetail {
  const { pattern, report } = flight;
  const departure = pattern.direction === 'departure';
  const expectedAt = effectiveTime(flight);
  const isOff = report.status !== null && isIn(report.status, 'off');
  const steps = new Map(milestones(flight, expectedAt).map(({ status, at }) => [status, at]));
  const step = (status: Parameters<typeof steps.get>[0]) =>
    isOff ? null : isoOrNull(steps.get(status) ?? null);
  const otherScheduled = otherEnd(flight);
  const shift = expectedAt - flight.scheduledAt;
  const { timeZone } = pattern.city;
  return {
    ...toFlight(flight, lang),
    aircraft: pattern.aircraft,
    check_in_opens_at: step('checkin_open'),
    check_in_closes_at: step('checkin_closed'),
    boarding_at: step('boarding'),
    gate_closes_at: step('gate_closed'),
    first_bag_at: step('baggage'),
    duration_minutes: pattern.durationMinutes,
    walk_minutes: departure && report.gate ? (walkMinutes.get(report.gate) ?? null) : null,
    other_end: {
      scheduled_at: toZoneIso(timeZone, otherScheduled),
      estimated_at:
        isOff || Math.abs(shift) < MINUTE_MS ? null : toZoneIso(timeZone, otherScheduled + shift),
      time_zone: timeZone,
    },
    diverted_to: report.divertedTo ? toPlace(report.divertedTo, lang) : null,
    notice: textIn(report.notice, lang) ?? '',
    history: report.history.map(toChange),
  };
}

/** A change of a report in the contract's shape. */
export const toChange = ({ at, ...rest }: Change): FlightChange => ({
  at: toAirportIso(at),
  ...rest,
});

function toSeasonFlight(pattern: Pattern, lang: Locale): SeasonFlight {
  const { number, direction, city, validFrom } = pattern;
  return {
    id: [number.replace(' ', ''), direction[0], validFrom].join('-').toLowerCase(),
    number,
    airline: { iata: pattern.airline.iata, name: pattern.airline.name },
    codeshares: pattern.codeshares,
    city: { ...toPlace(city, lang), country: city.country },
    direction,
    type: city.country === 'UZ' ? 'domestic' : 'international',
    days: pattern.days,
    departure_time: pattern.departureTime,
    arrival_time: pattern.arrivalTime,
    arrival_day_shift: pattern.arrivalDayShift,
    valid_from: validFrom,
    valid_to: pattern.validTo,
    aircraft: pattern.aircraft,
    terminal: pattern.terminal,
  };
}

/** Whether a pattern serves what a visitor asks for: an IATA code where there is such a city, else a part of a name. */
function cityFilter(patterns: readonly Pattern[], city: string): (pattern: Pattern) => boolean {
  const wanted = fold(city);
  if (wanted === '' || wanted === 'all') return () => true;
  const hasCode = (pattern: Pattern) => pattern.city.iata.toLowerCase() === wanted;
  if (patterns.some(hasCode)) return hasCode;
  return (pattern) => Object.values(pattern.city.names).some((name) => fold(name).includes(wanted));
}

/** A season with the flights that a query asks for, and the choices its filters offer. */
export function toSeason(
  span: SeasonSpan,
  patterns: readonly Pattern[],
  { direction, city, date, type, lang }: ScheduleQuery,
): Season {
  const ofDirection = patterns.filter(
    (pattern) => pattern.season === span.id && pattern.direction === direction,
  );
  const servesCity = cityFilter(patterns, city);
  const flights = ofDirection
    .filter((pattern) => servesCity(pattern) && (!date || operatesOn(pattern, date)))
    .map((pattern) => toSeasonFlight(pattern, lang))
    .filter((flight) => type === 'all' || flight.type === type)
    .sort(
      (a, b) =>
        plain(a.city.name).localeCompare(plain(b.city.name), lang) ||
        (a.departure_time ?? '').localeCompare(b.departure_time ?? ''),
    );
  const cities = [
    ...new Map(ofDirection.map((pattern) => [pattern.city.iata, pattern.city])).values(),
  ].map((entry): Option => ({ value: entry.iata, text: nameOf(entry, lang) }));
  return {
    id: span.id,
    title: seasonTitle(span, lang),
    from: span.from,
    to: span.to,
    flights,
    filters: seasonFilters(cities, flightTypes, lang),
  };
}

/** What the flights of a season can be chosen by: these cities, by name, and these types. */
export function seasonFilters(
  cities: Option[],
  types: readonly FlightType[],
  lang: Locale,
): Season['filters'] {
  const t = words(lang, 'season');
  return {
    city: [
      { value: 'all', text: t('allCities') },
      ...cities.toSorted((a, b) => plain(a.text).localeCompare(plain(b.text), lang)),
    ],
    type: [
      { value: 'all', text: t('allTypes') },
      ...types.map((type) => ({ value: type, text: t(type) })),
    ],
  };
}

/** "Winter 2026/27". */
export const seasonTitle = (span: SeasonSpan, lang: Locale): string =>
  words(lang, 'season')(span.kind, { years: yearsOf(span) });

const yearsOf = ({ kind, year }: SeasonSpan): string =>
  kind === 'summer' ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
