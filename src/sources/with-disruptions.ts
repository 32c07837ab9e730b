import { isOver, toldAt } from '@/features/disruption/lasting';
import { said, type DisruptionRecord } from '@/features/disruption/model';
import { isConcerned } from '@/features/disruption/scope';
import type { Disruption, DisruptionNotice } from '@/features/disruption/schema';
import { directions, type Flight } from '@/features/flights/schema';
import { isCancelled } from '@/features/flights/status-view';
import { names } from '@/features/names';
import type { Locale } from '@/i18n/locales';
import { isBlank } from '@/lib/local-text';
import { remake, type Made } from '@/lib/remake';
import { requestTime } from '@/lib/request-time';
import { addDays, airportDate, toAirportIso } from '@/lib/time';
import { nullOnOutage, SourceError, type Source } from './source';

/** A source that may know no disruptions of its own. */
type Base = Omit<Source, 'disruption' | 'notice'> & Partial<Pick<Source, 'disruption' | 'notice'>>;

/** What another source tells of disruptions; null where it knows no such call, or does not answer. */
async function nullOnFailure<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

const isoOrNull = (at: number | null) => (at === null ? null : toAirportIso(at));

/** What is said of a disruption on every page; of one that is over, that it is. */
function toNotice(record: DisruptionRecord, lang: Locale, now: number): DisruptionNotice {
  const over = isOver(record, now);
  const { texts, allClear, allClearAdvice, period, updatedAt, severity, cause } = record;
  const heading = said(over ? allClear : texts.heading, record, lang);
  // What nobody has written a heading for is announced all the same.
  const plainest = over ? '' : `${names[lang].severities[severity]}: ${names[lang].causes[cause]}`;
  return {
    id: String(record.id),
    severity,
    over,
    heading: isBlank(heading) ? plainest : heading,
    text: said(over ? allClearAdvice : texts.banner, record, lang),
    updated_at: toAirportIso(over ? (period.until ?? updatedAt) : updatedAt),
  };
}

function toDisruption(
  record: DisruptionRecord,
  lang: Locale,
  now: number,
  flights: Flight[] | null,
): Disruption {
  const { texts, period, cause } = record;
  const notice = toNotice(record, lang, now);
  const { over } = notice;
  return {
    ...notice,
    cause: { value: cause, text: names[lang].causes[cause] },
    details: over ? '' : said(texts.details, record, lang, { flights: flights?.length ?? 0 }),
    advice: over ? notice.text : said(texts.advice, record, lang),
    announced_at: toAirportIso(record.announcedAt),
    from: toAirportIso(period.from),
    until: isoOrNull(period.until),
    ended_at: over ? isoOrNull(period.until) : null,
    flights,
  };
}

/**
 * The days whose boards have the flights of a disruption: from the one before it, whose late flights may be
 * concerned, and yesterday at the earliest, until tomorrow at most.
 */
function daysOf({ period: { from, until } }: DisruptionRecord, now: number): string[] {
  const [yesterday, tomorrow] = [addDays(airportDate(now), -1), addDays(airportDate(now), 1)];
  const before = addDays(airportDate(from), -1);
  const end = until === null ? tomorrow : airportDate(until);
  const days: string[] = [];
  for (
    let day = before > yesterday ? before : yesterday;
    day <= end && day <= tomorrow;
    day = addDays(day, 1)
  ) {
    days.push(day);
  }
  return days;
}

/**
 * A source with what operations announced laid over it: a notice in the layout, the affected flights marked, and
 * the call that tells of disruptions. Without a database, or without its own, what the source itself tells.
 */
export function withDisruptions(
  base: Base,
  disruptions: () => Promise<DisruptionRecord[]>,
): Source {
  const told = async () => toldAt((await nullOnOutage(disruptions())) ?? [], requestTime());
  const lasting = async () => {
    const now = requestTime();
    return (await told()).filter((one) => !isOver(one, now));
  };
  const marked = new WeakMap<Flight[], Made<Flight[]>>();
  const concerning = (all: readonly DisruptionRecord[], flight: Flight) =>
    all.find((one) => isConcerned(flight, one.scope, one.period));

  async function flightsOf(record: DisruptionRecord, lang: Locale, now: number) {
    const wanted = record.scope.direction ? [record.scope.direction] : directions;
    const boards = await Promise.all(
      daysOf(record, now).flatMap((date) =>
        wanted.map((direction) => base.flights({ direction, date, search: '', lang })),
      ),
    );
    const concerned = boards
      .flatMap(({ flights }) => flights)
      .filter((flight) => isConcerned(flight, record.scope, record.period));
    return {
      boards,
      flights: concerned.map((flight) => ({ ...flight, disrupted: true as const })),
    };
  }

  return {
    ...base,
    async layout(request) {
      const [layout, [record]] = await Promise.all([base.layout(request), told()]);
      if (!record) return layout;
      const notice = toNotice(record, request.lang, requestTime());
      return isBlank(notice.heading) ? layout : { ...layout, disruption: notice };
    },
    async flights(query) {
      const [board, all] = await Promise.all([base.flights(query), lasting()]);
      if (all.length === 0) return board;
      // The same list for as long as the source has the same.
      const flights = remake(marked.get(board.flights), all, () =>
        board.flights.map((flight) =>
          concerning(all, flight) ? { ...flight, disrupted: true as const } : flight,
        ),
      );
      marked.set(board.flights, flights);
      return { ...board, flights: flights.value };
    },
    async flight(request) {
      const [answer, all] = await Promise.all([base.flight(request), lasting()]);
      if (!answer) return null;
      const record = concerning(all, answer.flight);
      if (!record) return answer;
      const { flight } = answer;
      // Of a flight that is cancelled its status says more.
      const notice =
        isBlank(flight.notice) && !isCancelled(flight)
          ? said(record.texts.note, record, request.lang)
          : flight.notice;
      return { ...answer, flight: { ...flight, notice, disrupted: true } };
    },
    async notice(request) {
      const now = requestTime();
      // As of the call of disruptions: an outage is no all-clear.
      const [record] = toldAt(await disruptions(), now);
      if (record) return { notice: toNotice(record, request.lang, now) };
      const theirs = base.notice && (await nullOnFailure(base.notice(request)));
      if (theirs) return theirs;
      // An API that knows no notice may know disruptions.
      const known = base.disruption && (await nullOnFailure(base.disruption(request)));
      return { notice: known?.disruptions[0] ?? null };
    },
    async disruption(request) {
      const now = requestTime();
      // An outage is no all-clear: whoever knew of a disruption keeps what they know.
      const all = toldAt(await disruptions(), now);
      if (all.length === 0 && base.disruption) {
        const theirs = await nullOnFailure(base.disruption(request));
        if (theirs) return theirs;
      }
      const found = await Promise.all(
        all.map(async (record) => {
          const known = await nullOnOutage(flightsOf(record, request.lang, now));
          const { boards = [], flights = null } = known ?? {};
          return { boards, told: toDisruption(record, request.lang, now, flights) };
        }),
      );
      const boards = found.flatMap((one) => one.boards);
      const oldest = Math.min(now, ...boards.map(({ as_of }) => Date.parse(as_of)));
      return {
        disruptions: found.map((one) => one.told),
        as_of: toAirportIso(oldest),
        ...(boards.some(({ stale }) => stale) && { stale: true as const }),
      };
    },
  };
}
