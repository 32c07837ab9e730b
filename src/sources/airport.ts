import { z } from 'zod';
import { calls, type Call } from '@/contract/calls';
import type { CardKind } from '@/contract/cards';
import type { FlightDetail } from '@/contract/flights';
import type { Locale } from '@/contract/locale';
import { parseFlightId } from '@/lib/flights/board';
import { marked } from '@/lib/provenance-marks';
import { sanitiseBody, sanitiseMessage, sanitiseTitle } from './sanitise';
import { SourceError, type Source } from './source';

interface AirportApi {
  /** Origin without a trailing slash. */
  baseUrl: string;
  /** Whether it answers the extension calls. */
  extended: boolean;
  timeoutMs: number;
  /** Answers what the API does not offer: page texts, and details where it is not extended. */
  bundled: Source;
  /** Replaced by tests and, with retries and a circuit breaker, by a client policy. */
  fetch?: typeof fetch;
}

type Values = Record<string, string | undefined>;

/** `data` of the envelope, also where a foreign server nests it one level deeper. */
function payloadOf<Data extends z.ZodType>(body: unknown, schema: Data): z.infer<Data> {
  const envelope = z.object({ data: z.unknown() }).parse(body);
  const direct = schema.safeParse(envelope.data);
  if (direct.success) return direct.data;
  const nested = z.object({ data: z.unknown() }).safeParse(envelope.data);
  if (nested.success) return schema.parse(nested.data.data);
  throw direct.error;
}

/** The texts that a reply says to stand in Uzbek. */
const fallbackOf = (body: unknown): string[] | undefined =>
  z.object({ fallback: z.array(z.string()) }).safeParse(body).data?.fallback;

const statusOf = (value: string): FlightStatusValue => {
  const known = calls.flights.data.shape.flights.element.shape.status.shape.value.safeParse(value);
  return known.success ? known.data : 'unknown';
};
type FlightStatusValue = FlightDetail['status']['value'];

/** A value with `change` applied to every object within it, the innermost first. */
function rewritten(
  value: unknown,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, rewritten(entry, change)]);
  return change(Object.fromEntries(entries) as Record<string, unknown>);
}

/** A status that the contract does not know becomes `unknown` and keeps its own text. */
const withKnownStatuses = (body: unknown) =>
  rewritten(body, (object) => {
    const status = z.object({ value: z.string(), text: z.string() }).safeParse(object.status);
    if (!status.success) return object;
    return { ...object, status: { ...status.data, value: statusOf(status.data.value) } };
  });

/** The body texts of details and sections, sanitised whatever the source. */
const withSafeBodies = <Data>(data: Data): Data =>
  rewritten(data, (object) =>
    typeof object.body === 'string' ? { ...object, body: sanitiseBody(object.body) } : object,
  ) as Data;

/** Pictures that the API names by path are its own. */
const withAddresses = (data: unknown, baseUrl: string) =>
  rewritten(data, (object) =>
    typeof object.src === 'string' && object.src.startsWith('/')
      ? { ...object, src: baseUrl + object.src }
      : object,
  );

/** A list entry as a detail of which nothing more is known. */
function toDetail(
  flight: FlightDetail | Omit<FlightDetail, keyof typeof unknownDetail>,
): FlightDetail {
  return { ...unknownDetail, ...flight };
}

const unknownDetail = {
  aircraft: null,
  check_in_opens_at: null,
  check_in_closes_at: null,
  boarding_at: null,
  gate_closes_at: null,
  first_bag_at: null,
  duration_minutes: null,
  walk_minutes: null,
  other_end: null,
  diverted_to: null,
  notice: '',
  history: null,
};

/** Calls that may be kept no longer are asked anew each time: a gate must never be old. */
const LIVE_SECONDS = 15;

/** As many items as one reply may hold: a detail is found in its whole list. */
const WHOLE_LIST = 100;

/** A query as it stands in an address. */
const texts = (query: Record<string, string | number | undefined>): Values =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value === undefined ? value : String(value),
    ]),
  );

/** The documented search knows only `type=short`; a full search has no type. */
const shortOnly = (type: string) => (type === 'short' ? type : undefined);

/**
 * A remote airport API that speaks the contract. An answer that is late, not JSON or not of the
 * contract's shape is `upstream_failed`; no answer at all, or 503, is `unavailable`.
 */
export function airportSource(api: AirportApi): Source {
  const fetcher = api.fetch ?? fetch;

  async function ask<Data extends z.ZodType>(
    call: Call<z.ZodType, Data>,
    query: Values = {},
    parameters: Record<string, string> = {},
  ): Promise<z.infer<Data>> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ''),
    );
    const url = new URL(api.baseUrl + path);
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);

    let response: Response;
    try {
      response = await fetcher(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(api.timeoutMs),
        // Without an end to its life the page of a text would be static for good.
        ...(call.maxAge > LIVE_SECONDS && { next: { revalidate: call.maxAge } }),
      });
    } catch (cause) {
      throw new SourceError('unavailable', `${path}: no answer`, { cause });
    }
    if (response.status === 404) throw new SourceError('not_found', `${path}: not found`);
    if (response.status === 503) throw new SourceError('unavailable', `${path}: 503`);
    if (!response.ok) throw new SourceError('upstream_failed', `${path}: ${response.status}`);
    try {
      const body = withAddresses(withKnownStatuses(await response.json()), api.baseUrl);
      return marked(withSafeBodies(payloadOf(body, call.data)), fallbackOf(body));
    } catch (cause) {
      throw new SourceError('upstream_failed', `${path}: not a reply of the contract`, { cause });
    }
  }

  /** Null instead of a failure where there is no such item. */
  async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof SourceError && error.code === 'not_found') return null;
      throw error;
    }
  }

  const { bundled, extended } = api;

  const source: Source = {
    async layout(lang) {
      const layout = await ask(calls.layout, { lang });
      const { messageData } = layout;
      return {
        ...layout,
        airport: layout.airport ?? (await bundled.layout(lang)).airport,
        messageData: messageData && {
          ...messageData,
          description: sanitiseMessage(messageData.description),
        },
      };
    },
    notFound: (lang) => ask(calls.notFound, { lang }),
    errorMessages: (lang) => ask(calls.errorMessages, { lang }),
    metrics: () => ask(calls.metrics),
    flights: (query) => ask(calls.flights, query),
    schedule: (query) => ask(calls.schedule, query),
    async flight(id, lang) {
      const parsed = parseFlightId(id);
      if (!parsed) return null;
      if (extended) return orNull(ask(calls.flight, { lang }, { id }));
      const list = await source.flights({ ...parsed, search: '', lang });
      const flight = list.flights.find((candidate) => candidate.id === id);
      return flight ? { flight: toDetail(flight), as_of: list.as_of } : null;
    },
    cardList: (kind, query) => ask(calls.cardList, texts(query), { kind }),
    async card(kind, id, lang) {
      if (extended) return orNull(ask(calls.card, { lang }, { kind, id }));
      const item = await listed(kind, id, lang);
      if (!item) return null;
      const own = await bundled.card(kind, id, lang);
      return { item: { ...item, body: own?.item.body ?? '', gallery: own?.item.gallery ?? [] } };
    },
    pressList: (query) => ask(calls.pressList, texts(query)),
    async press(id, lang) {
      if (extended) return orNull(ask(calls.press, { lang }, { id }));
      const query = { type: 'all', search: '', offset: 0, limit: WHOLE_LIST, lang };
      const { items } = await source.pressList(query);
      const index = items.findIndex((candidate) => candidate.id === id);
      const item = items[index];
      if (!item) return null;
      const neighbour = (at: number) => {
        const release = items[at];
        return release ? { href: release.href, text: release.title } : null;
      };
      const own = await bundled.press(id, lang);
      return {
        item: { ...item, body: own?.item.body ?? '', gallery: own?.item.gallery ?? [] },
        previous: neighbour(index + 1),
        next: neighbour(index - 1),
      };
    },
    async search(query) {
      const found = await ask(calls.search, texts({ ...query, type: shortOnly(query.type) }));
      return {
        ...found,
        items: found.items.map((item) => ({
          ...item,
          title: sanitiseTitle(item.title),
          ...('text' in item && { text: sanitiseTitle(item.text) }),
        })),
      } as typeof found;
    },
    services: (lang) => (extended ? ask(calls.services, { lang }) : bundled.services(lang)),
    service: (id, lang) =>
      extended ? orNull(ask(calls.service, { lang }, { id })) : bundled.service(id, lang),
    partners: (lang) => (extended ? ask(calls.partners, { lang }) : bundled.partners(lang)),
    partner: (id, lang) =>
      extended ? orNull(ask(calls.partner, { lang }, { id })) : bundled.partner(id, lang),
    pages: (lang) => (extended ? ask(calls.pages, { lang }) : bundled.pages(lang)),
    page: (slug, lang) =>
      extended ? orNull(ask(calls.page, { lang }, { slug })) : bundled.page(slug, lang),
    person: (id, lang) =>
      extended ? orNull(ask(calls.person, { lang }, { id })) : bundled.person(id, lang),
    scheme: (lang) => (extended ? ask(calls.scheme, { lang }) : bundled.scheme(lang)),
    redirect: (path) => bundled.redirect(path),
  };

  async function listed(kind: CardKind, id: string, lang: Locale) {
    const all = { area: 'all', floor: 'all', type: 'all', category: 'all', search: '' };
    const query = { ...all, offset: 0, limit: WHOLE_LIST, lang };
    const { items } = await source.cardList(kind, query);
    return items.find((candidate) => candidate.id === id);
  }

  return source;
}
