import type { Locale } from '@/i18n/locales';
import { plain, textIn } from '@/lib/local-text';
import { airportDate, toAirportIso } from '@/lib/time';
import { flagsAt, hasChanged } from './board';
import { nameOf, toChange, toPlace } from './from-cms';
import type { Report } from './model';
import { perReportKey, reportFields } from './report-fields';
import type { Flight, FlightDetail, FlightFlag } from './schema';
import { statusText } from './status-text';

const isoOr = (at: number | null, otherwise: string | null): string | null =>
  at === null ? otherwise : toAirportIso(at);

/** The latest known time of a flight's movement. */
const effectiveAt = ({ actual_at: actual, estimated_at: estimated, scheduled_at }: Flight) =>
  Date.parse(actual ?? estimated ?? scheduled_at);

/** What the API says of a flight's times stands where operations say nothing of them. */
const ofTimes = ['delayed', 'earlier', 'next_day'];

function flagsOf(flight: Flight, applied: Flight, report: Report): FlightFlag[] {
  const scheduledAt = Date.parse(flight.scheduled_at);
  const flags = flagsAt({
    scheduledAt,
    effectiveAt: effectiveAt(applied),
    date: airportDate(scheduledAt),
    isChanged: (field) =>
      flight.flags.includes(`${field}_changed`) ||
      (report[field] !== null &&
        (hasChanged(report, field) || (flight[field] !== null && flight[field] !== report[field]))),
  });
  const hasTime = report.estimatedAt !== null || report.actualAt !== null;
  if (hasTime) return flags;
  const isOfTimes = (flag: FlightFlag) => ofTimes.includes(flag);
  return [...flight.flags.filter(isOfTimes), ...flags.filter((flag) => !isOfTimes(flag))];
}

/** A flight of an airport's API, with what operations report of it by hand laid over: field by field, theirs wins. */
export function applyReport<Of extends Flight>(flight: Of, report: Report, lang: Locale): Of {
  const texts = perReportKey((name) => report[name] ?? flight[reportFields[name].key]);
  const value = report.status ?? flight.status.value;
  const place = report.divertedTo && plain(nameOf(report.divertedTo, lang));
  const isSaid = report.status !== null || (value === 'baggage' && report.belt !== null);
  const applied = {
    ...flight,
    ...texts,
    estimated_at: isoOr(report.estimatedAt, flight.estimated_at),
    actual_at: isoOr(report.actualAt, flight.actual_at),
    status: isSaid
      ? { value, text: statusText(value, lang, { belt: texts.belt, place }) }
      : flight.status,
    updated_at: toAirportIso(Math.max(Date.parse(flight.updated_at), report.updatedAt)),
  };
  return { ...applied, flags: flagsOf(flight, applied, report) };
}

/** The same of what a flight's own page tells: its steps move with its time, and the walk is to another gate. */
export function applyReportToDetail(
  flight: FlightDetail,
  report: Report,
  lang: Locale,
): FlightDetail {
  const applied = applyReport(flight, report, lang);
  const shift = effectiveAt(applied) - effectiveAt(flight);
  const shifted = (iso: string | null) =>
    iso && shift !== 0 ? toAirportIso(Date.parse(iso) + shift) : iso;
  const { other_end: end } = flight;
  const history = [...(flight.history ?? []), ...report.history.map(toChange)];
  return {
    ...applied,
    boarding_at: shifted(flight.boarding_at),
    check_in_closes_at: shifted(flight.check_in_closes_at),
    gate_closes_at: shifted(flight.gate_closes_at),
    first_bag_at: shifted(flight.first_bag_at),
    // Its clock is another zone's: what is not known is not shown.
    other_end: end && shift !== 0 ? { ...end, estimated_at: null } : end,
    walk_minutes: applied.gate === flight.gate ? flight.walk_minutes : null,
    diverted_to: report.divertedTo ? toPlace(report.divertedTo, lang) : flight.diverted_to,
    notice: textIn(report.notice, lang) ?? flight.notice,
    history:
      flight.history || history.length > 0
        ? history.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        : null,
  };
}
