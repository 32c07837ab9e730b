import { calls, type Call } from '@/api-contract/calls';
import { clockTime, instant, localDate, slug } from '@/schema-parts/common';
import { causeNames, severityNames } from '@/features/disruption/kinds';
import {
  directions,
  flightTypes,
  season as seasonShape,
  type Direction,
  type FlightType,
} from '@/features/flights/schema';
import { localeOf, type Locale } from '@/i18n/locales';
import { flightId, parseFlightId } from '@/features/flights/board';
import { nextSeason, seasonOf, type SeasonSpan } from '@/features/flight-schedule/seasons';
import { cardPath, pagePath, partnerPath, personPath, pressPath, servicePath } from '@/lib/hrefs';
import { airportDate, airportMoment, toAirportIso } from '@/lib/time';
import { seasonFilters, seasonTitle } from '@/features/flights/from-cms';
import { flightStatuses, type FlightStatus } from '@/features/flights/statuses';
import { statusText } from '@/features/flights/status-text';
import { isObject } from './lenient-parse';

type Tree = Record<string, unknown>;

/** What was requested, and when its answer is from. */
export interface Context {
  /** As in the address. */
  query: Record<string, string | undefined>;
  /** What fills the `{…}` of the call's path. */
  parameters: Record<string, string>;
  /** Milliseconds since the epoch. */
  asOf: number;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const oneOf = <Value extends string>(all: readonly Value[], value: unknown): Value | undefined =>
  all.find((candidate) => candidate === value);

const langOf = ({ query }: Context): Locale => localeOf(query.lang);

/** Objects of a list changed; whatever else it holds is left to the reader. */
const each = (list: unknown, change: (item: Tree, index: number) => unknown): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown, index) => (isObject(item) ? change(item, index) : item))
    : list;

const lastSegment = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast((segment) => segment !== '');

function slugOf(value: unknown): string {
  const text = textOf(value);
  if (slug.safeParse(text).success) return text;
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * An item with its id, which may be in its address, its name under either word, and its page. An id by
 * which details are requested stays as it is.
 */
function identified(item: Tree, pathOf: (id: string) => string, known?: string): Tree {
  const address = textOf(item.href) || textOf(item.link);
  const id = textOf(item.id) || known || slugOf(lastSegment(address));
  const href = textOf(item.href) || (id && pathOf(id));
  const title = textOf(item.title) ? item.title : item.name;
  return { ...item, title, ...(id && { id }), ...(href && { href }) };
}

/** A list with its count: that of what is there, and of what was passed over. */
function counted(payload: Tree, { query }: Context): Tree {
  const { items, count } = payload;
  if (!Array.isArray(items) || textOf(count)) return payload;
  return { ...payload, count: items.length > 0 ? Number(query.offset ?? 0) + items.length : 0 };
}

type PathOf = (context: Context) => (id: string) => string;

const listed =
  (pathOf: PathOf) =>
  (payload: Tree, context: Context): Tree =>
    counted(
      { ...payload, items: each(payload.items, (item) => identified(item, pathOf(context))) },
      context,
    );

const detailed =
  (pathOf: PathOf) =>
  (payload: Tree, context: Context): Tree =>
    isObject(payload.item)
      ? { ...payload, item: identified(payload.item, pathOf(context), context.parameters.id) }
      : payload;

/** Ids that only the site's own lists look for may be made url-safe. */
const withSlugs = (payload: Tree): Tree => ({
  ...payload,
  items: each(payload.items, (item) => ({ ...item, id: slugOf(item.id) || item.id })),
});

const cardPaths: PathOf = ({ parameters }) => cardPath.bind(null, parameters.kind ?? '');

const found = (payload: Tree, context: Context): Tree => counted(payload, context);

const STAMP = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d\d:\d\d)(?::\d\d)?$/;

/** A time with its offset; one without is the airport's, one without a date is of the requested day. */
function momentOf(value: unknown, { query, asOf }: Context): unknown {
  if (instant.safeParse(value).success) return value;
  const [, date = query.date ?? airportDate(asOf), clock = ''] = STAMP.exec(textOf(value)) ?? [];
  if (!localDate.safeParse(date).success || !clockTime.safeParse(clock).success) return value;
  return toAirportIso(airportMoment(date, clock));
}

/** A city by its name or its code, each of which may replace the other. */
function cityOf(value: unknown): Tree | undefined {
  if (!isObject(value)) return textOf(value) ? { name: value } : undefined;
  const name = textOf(value.name) || textOf(value.iata);
  return name ? { ...value, name } : undefined;
}

const placesOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.flatMap((place) => cityOf(place) ?? []) : value;

/** Number and airline, of which either may hold the airline's code. */
function numbered(item: Tree): Tree {
  const given = isObject(item.airline) ? item.airline : { iata: textOf(item.airline) };
  const written = textOf(item.number);
  const number = /^\d+$/.test(written) ? `${textOf(given.iata)} ${written}`.trim() : written;
  const [, code = ''] = /^([A-Z][A-Z\d]|\d[A-Z])\s?\d/.exec(number) ?? [];
  return { number: number || undefined, airline: { ...given, iata: textOf(given.iata) || code } };
}

function typeOf(type: unknown, city: Tree | undefined): FlightType | null {
  const country = textOf(city?.country);
  const known = oneOf(flightTypes, type);
  return known ?? (country ? (country === 'UZ' ? 'domestic' : 'international') : null);
}

/** A status that the contract does not know is `unknown` and keeps its text; one without words has the site's. */
function statusOf(status: unknown, belt: string, lang: Locale): Tree {
  const given = isObject(status) ? status : { value: status };
  const value: FlightStatus = oneOf(flightStatuses, given.value) ?? 'unknown';
  return { value, text: textOf(given.text) ? given.text : statusText(value, lang, { belt }) };
}

const directionOf = ({ direction }: Tree, query: Context['query']): Direction =>
  oneOf(directions, direction) ?? oneOf(directions, query.direction) ?? 'departure';

function flightOf(item: Tree, context: Context): Tree {
  const own = parseFlightId(textOf(context.parameters.id));
  const direction = directionOf(item, { direction: own?.direction, ...context.query });
  const { number, airline } = numbered(item);
  const scheduled_at = momentOf(item.scheduled_at, context);
  const city = cityOf(item.city);
  const id = textOf(item.id) || context.parameters.id || '';
  const made =
    number && instant.safeParse(scheduled_at).success
      ? flightId(textOf(number), airportDate(Date.parse(textOf(scheduled_at))), direction)
      : undefined;
  return {
    ...item,
    id: parseFlightId(id) ? id : made,
    direction,
    number,
    airline,
    city,
    via: placesOf(item.via),
    scheduled_at,
    status: statusOf(item.status, textOf(item.belt), langOf(context)),
    type: typeOf(item.type, city),
    updated_at: instant.safeParse(item.updated_at).success
      ? item.updated_at
      : toAirportIso(context.asOf),
  };
}

/** The season that a reply means: by its id, its first day, else the current one and those after it. */
function spanOf({ id, from }: Tree, index: number, { asOf }: Context): SeasonSpan {
  if (seasonShape.shape.id.safeParse(id).success) {
    const [kind, ...year] = String(id);
    return seasonOf(`20${year.join('')}-${kind === 's' ? '07' : '12'}-01`);
  }
  if (localDate.safeParse(from).success) return seasonOf(String(from));
  let span = seasonOf(airportDate(asOf));
  for (let after = 0; after < index; after += 1) span = nextSeason(span);
  return span;
}

const clockOf = (value: unknown) => (clockTime.safeParse(value).success ? value : null);

function seasonFlightOf(item: Tree, index: number, season: Tree, context: Context): Tree {
  const direction = directionOf(item, context.query);
  const { number, airline } = numbered(item);
  const city = cityOf(item.city);
  const dateOf = (own: unknown, whole: unknown) => (localDate.safeParse(own).success ? own : whole);
  return {
    ...item,
    id: textOf(item.id) || `${slugOf(number)}-${direction}-${index}`,
    number,
    airline,
    city,
    direction,
    type: typeOf(item.type, city),
    departure_time: clockOf(item.departure_time),
    arrival_time: clockOf(item.arrival_time),
    arrival_day_shift: item.arrival_day_shift ?? 0,
    valid_from: dateOf(item.valid_from, season.from),
    valid_to: dateOf(item.valid_to, season.to),
  };
}

/** What the flights of a season can be chosen by, from what they are. */
function filtersOf(flights: unknown, lang: Locale): unknown {
  const all = Array.isArray(flights) ? flights.filter(isObject) : [];
  const cities = all.flatMap(({ city }) => {
    const text = isObject(city) ? textOf(city.name) : '';
    return isObject(city) && text ? [[textOf(city.iata) || text, text] as const] : [];
  });
  const types = flightTypes.filter((type) => all.some((flight) => flight.type === type));
  const options = [...new Map(cities)].map(([value, text]) => ({ value, text }));
  return seasonFilters(options, types, lang);
}

function seasonIn(item: Tree, index: number, context: Context): Tree {
  const span = spanOf(item, index, context);
  const season = {
    ...item,
    id: span.id,
    title: textOf(item.title) ? item.title : seasonTitle(span, langOf(context)),
    from: localDate.safeParse(item.from).success ? item.from : span.from,
    to: localDate.safeParse(item.to).success ? item.to : span.to,
  };
  const flights = each(item.flights, (flight, at) => seasonFlightOf(flight, at, season, context));
  return { ...season, flights, filters: item.filters ?? filtersOf(flights, langOf(context)) };
}

/**
 * What is said of a disruption. One of which less is known claims no more; it is as old as the day where it does not
 * say since when it is so, for whoever closed it sees it again when that changes.
 */
function noticeOf(item: Tree, { asOf }: Context): Tree {
  const { updated_at, announced_at, from, ended_at } = item;
  const since = [updated_at, announced_at, from].find((at) => instant.safeParse(at).success);
  return {
    ...item,
    severity: oneOf(severityNames, item.severity) ?? 'information',
    over: item.over ?? Boolean(ended_at),
    updated_at: since ?? toAirportIso(airportMoment(airportDate(asOf), '00:00')),
  };
}

function disruptionOf(item: Tree, context: Context): Tree {
  const notice = noticeOf(item, context);
  const since = (at: unknown) => (instant.safeParse(at).success ? at : notice.updated_at);
  const cause = isObject(item.cause) ? item.cause : { value: item.cause };
  return {
    ...notice,
    cause: { ...cause, value: oneOf(causeNames, cause.value) ?? 'other' },
    announced_at: since(item.announced_at),
    from: since(item.from),
    flights: each(item.flights, (flight) => flightOf(flight, context)),
  };
}

/** Menu entries have numbers of their own, by which they are opened. */
function withMenuIds(payload: Tree): Tree {
  const { headerData } = payload;
  const menu = isObject(headerData) ? headerData.menu : undefined;
  if (!isObject(headerData) || !isObject(menu)) return payload;
  let next = 10_000;
  const numberedEntries = (nav: unknown): unknown =>
    each(nav, (entry) => ({
      ...entry,
      id: Number.isInteger(Number(textOf(entry.id) || NaN)) ? entry.id : (next += 1),
      ...('submenu' in entry && { submenu: numberedEntries(entry.submenu) }),
    }));
  return {
    ...payload,
    headerData: { ...headerData, menu: { ...menu, nav: numberedEntries(menu.nav) } },
  };
}

function pageIn(payload: Tree, { parameters }: Context): Tree {
  const { page, meta } = payload;
  if (!isObject(page)) return payload;
  const head = { pageTitle: page.title, pageDescription: page.lead };
  return {
    ...payload,
    page: {
      ...page,
      slug: page.slug ?? parameters.slug,
      sections: each(page.sections ?? [], (section, index) => ({
        ...section,
        id: slugOf(section.id) || `section-${index + 1}`,
      })),
    },
    meta: { ...head, ...(isObject(meta) && meta) },
  };
}

/** The notice that stands in a reply. */
const withNotice =
  (key: string) =>
  (payload: Tree, context: Context): Tree => {
    const notice = payload[key];
    return isObject(notice) ? { ...payload, [key]: noticeOf(notice, context) } : payload;
  };

const pageEntry = (entry: Tree): Tree => {
  const id = slugOf(entry.slug);
  return { ...entry, href: textOf(entry.href) || (id && pagePath(id)) };
};

const derivations = new Map<string, (payload: Tree, context: Context) => Tree>([
  [
    calls.layout.path,
    (payload, context) => withNotice('disruption')(withMenuIds(payload), context),
  ],
  [calls.notice.path, withNotice('notice')],
  [
    calls.disruption.path,
    (payload, context) => ({
      ...payload,
      disruptions: each(payload.disruptions, (item) => disruptionOf(item, context)),
    }),
  ],
  [calls.cardList.path, (payload, context) => listed(cardPaths)(withSlugs(payload), context)],
  [calls.card.path, detailed(cardPaths)],
  [
    calls.pressList.path,
    (payload, context) => listed(() => pressPath)(withSlugs(payload), context),
  ],
  [calls.press.path, detailed(() => pressPath)],
  [calls.services.path, listed(() => servicePath)],
  [calls.service.path, detailed(() => servicePath)],
  [calls.partners.path, listed(() => partnerPath)],
  [calls.partner.path, detailed(() => partnerPath)],
  [calls.person.path, detailed(() => personPath)],
  [calls.search.path, found],
  [calls.pages.path, (payload) => ({ ...payload, items: each(payload.items, pageEntry) })],
  [calls.page.path, pageIn],
  [
    calls.flights.path,
    (payload, context) => ({
      ...payload,
      flights: each(payload.flights, (flight) => flightOf(flight, context)),
    }),
  ],
  [
    calls.flight.path,
    (payload, context) =>
      isObject(payload.flight)
        ? { ...payload, flight: flightOf(payload.flight, context) }
        : payload,
  ],
  [
    calls.schedule.path,
    (payload, context) => ({
      ...payload,
      seasons: each(payload.seasons, (season, index) => seasonIn(season, index, context)),
    }),
  ],
]);

/**
 * A payload with what it may leave out because something else says it: an item's id, which is in its
 * address; a list's count; a flight's id, direction and the words of its status; a season's days; how
 * severe a disruption is.
 */
export const normalized = (
  { path }: Pick<Call, 'path'>,
  payload: unknown,
  context: Context,
): unknown =>
  isObject(payload) ? (derivations.get(path)?.(payload, context) ?? payload) : payload;
