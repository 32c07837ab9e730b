import {
  perReportField,
  reportFieldNames,
  type ReportField,
} from '@/features/flights/report-fields';
import type { Flight } from '@/features/flights/schema';
import { isIn, type FlightStatus } from '@/features/flights/statuses';
import type { ReportInput } from '@/cms/flight-reports/report';
import type { Conflict } from '@/cms/flight-reports/write-report';
import { locales, type Locale } from '@/i18n/locales';
import {
  addDays,
  airportClock,
  airportDate,
  airportMoment,
  DAY_MS,
  toAirportIso,
} from '@/lib/time';

/** What is stored of a flight's report, its notice in all languages. */
export interface StoredReport extends Partial<Record<ReportField, string | null>> {
  id: number;
  flightId: string;
  status?: string | null;
  estimatedAt?: string | null;
  actualAt?: string | null;
  divertedTo?: { iata: string } | null;
  notice?: Partial<Record<Locale, string | null>> | null;
  updatedAt: string;
}

export type Notice = Partial<Record<Locale, string>>;

/** What a dispatcher has entered and not sent; what is absent stays as it is, an empty text takes it back. */
export interface Draft extends Partial<Record<ReportField, string>> {
  status?: Exclude<FlightStatus, 'unknown'> | '';
  /** The airport's clock as it was typed: {@link clockFrom} reads it. */
  clock?: string;
  divertedTo?: string;
  notice?: Notice;
}

const HALF_DAY_MS = DAY_MS / 2;

/** What {@link clockFrom} can read, for a field's `pattern`. */
export const CLOCK_PATTERN = '([01]?\\d|2[0-3])[:.]?[0-5]\\d';

/** `HH:MM` of a time typed as `21:45`, `21.45` or `2145`; null of anything else. */
export function clockFrom(typed: string): string | null {
  const text = typed.trim();
  if (!new RegExp(`^${CLOCK_PATTERN}$`).test(text)) return null;
  const digits = text.replace(/\D/, '').padStart(4, '0');
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** The moment near a flight's planned one at which the airport's clock shows a time: at night it may be tomorrow's. */
export function momentNear(scheduledAt: number, clock: string): number {
  const date = airportDate(scheduledAt);
  const candidates = [-1, 0, 1].map((days) => airportMoment(addDays(date, days), clock));
  // A flight is late more often, and by more, than it is early.
  const middle = scheduledAt + HALF_DAY_MS / 2;
  return candidates.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] as number;
}

/** The clock at which a flight moves when it is so many minutes late. */
export const clockAfter = ({ scheduled_at: at }: Pick<Flight, 'scheduled_at'>, minutes: number) =>
  airportClock(Date.parse(at) + minutes * 60_000);

const inAll = <Value>(valueOf: (lang: Locale) => Value) =>
  Object.fromEntries(locales.map((lang) => [lang, valueOf(lang)])) as Record<Locale, Value>;

const noticeOf = (stored: StoredReport | undefined) =>
  inAll((lang) => stored?.notice?.[lang] || null);

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** What a report says of each field that a call can change. */
function valuesOf(stored: StoredReport | undefined) {
  return {
    status: stored?.status ?? null,
    estimatedAt: stored?.estimatedAt ?? null,
    actualAt: stored?.actualAt ?? null,
    ...perReportField((name) => stored?.[name] ?? null),
    divertedTo: stored?.divertedTo?.iata ?? null,
  };
}
type Values = ReturnType<typeof valuesOf>;

/** Whether a flight of a status has moved, and when it did is known. */
const hasMoved = (status: Draft['status']) => !!status && isIn(status, 'bags', 'over');

function changesOf(
  flight: Flight,
  stored: StoredReport | undefined,
  draft: Draft,
  now: number,
): Partial<Values> {
  const { status, clock, divertedTo } = draft;
  const changes: Partial<Values> = {};
  if (status !== undefined) changes.status = status || null;
  if (clock !== undefined) {
    const time = clockFrom(clock);
    changes.estimatedAt = time && toAirportIso(momentNear(Date.parse(flight.scheduled_at), time));
  }
  // What has left or landed did so now; what is put back has not.
  if (status === 'departed' || status === 'landed') changes.actualAt = toAirportIso(now);
  else if (status !== undefined && stored?.actualAt && !hasMoved(status)) {
    changes.actualAt = null;
  }
  for (const name of reportFieldNames) {
    if (draft[name] !== undefined) changes[name] = orNull(draft[name]);
  }
  if (divertedTo !== undefined) changes.divertedTo = orNull(divertedTo);
  return changes;
}

const pick = <Of extends object>(of: Of, names: readonly string[]) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name))) as Partial<Of>;

/**
 * The call that sends a draft.
 * @param stored what the dispatcher has seen of the report
 */
export function reportOf(
  flight: Flight,
  stored: StoredReport | undefined,
  draft: Draft,
  now: number,
): ReportInput {
  const changes = changesOf(flight, stored, draft, now);
  const { notice } = draft;
  return {
    flightId: flight.id,
    ...changes,
    ...(notice && { notice: inAll((lang) => orNull(notice[lang])), seenNotice: noticeOf(stored) }),
    seen: pick(valuesOf(stored), Object.keys(changes)),
  } as ReportInput;
}

/** The call that takes another back, as long as nobody has written since. */
export function undoOf(sent: ReportInput): ReportInput {
  const { flightId, notice, seen = {}, seenNotice } = sent;
  return {
    flightId,
    ...seen,
    ...(notice && { notice: seenNotice, seenNotice: notice }),
    seen: pick(sent, Object.keys(seen)),
  } as ReportInput;
}

/** The call that sends the same over what another wrote, which its sender has seen by now. */
export const seenToo = (report: ReportInput, conflicts: readonly Conflict[]): ReportInput => {
  const theirs = conflicts.filter(({ field }) => field !== 'notice');
  const seen = {
    ...report.seen,
    ...Object.fromEntries(theirs.map((one) => [one.field, one.theirs])),
  };
  const isOfNotice = theirs.length < conflicts.length;
  return { ...report, seen, ...(isOfNotice && { seenNotice: undefined }) };
};

/** The call that takes back all that was set by hand for a flight: what its source says shows again. */
export const takenBack = (stored: StoredReport): ReportInput => {
  const values = valuesOf(stored);
  return {
    flightId: stored.flightId,
    ...Object.fromEntries(Object.keys(values).map((name) => [name, null])),
    notice: inAll(() => null),
    seenNotice: noticeOf(stored),
    seen: values,
  } as ReportInput;
};

/** Whether anything of a flight is set by hand. */
export const isByHand = (stored: StoredReport | undefined): boolean =>
  Boolean(stored) &&
  (Object.values(valuesOf(stored)).some((value) => value !== null) ||
    Object.values(stored?.notice ?? {}).some(Boolean));
