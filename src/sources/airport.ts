import { z } from 'zod';
import { calls, type Call } from '@/contract/calls';
import type { FlightDetail } from '@/contract/flights';
import { parseFlightId } from '@/lib/flights/board';
import { sanitiseMessage } from './sanitise';
import { SourceError, type Source } from './source';

interface AirportApi {
  /** Origin without a trailing slash. */
  baseUrl: string;
  /** Whether it answers the extension calls. */
  extended: boolean;
  timeoutMs: number;
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

const statusOf = (value: string): FlightStatusValue => {
  const known = calls.flights.data.shape.flights.element.shape.status.shape.value.safeParse(value);
  return known.success ? known.data : 'unknown';
};
type FlightStatusValue = FlightDetail['status']['value'];

/** A status that the contract does not know becomes `unknown` and keeps its own text. */
function withKnownStatuses(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withKnownStatuses);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const status = z.object({ value: z.string(), text: z.string() }).safeParse(value);
      return key === 'status' && status.success
        ? [key, { ...status.data, value: statusOf(status.data.value) }]
        : [key, withKnownStatuses(value)];
    }),
  );
}

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
        cache: 'no-store',
      });
    } catch (cause) {
      throw new SourceError('unavailable', `${path}: no answer`, { cause });
    }
    if (response.status === 404) throw new SourceError('not_found', `${path}: not found`);
    if (response.status === 503) throw new SourceError('unavailable', `${path}: 503`);
    if (!response.ok) throw new SourceError('upstream_failed', `${path}: ${response.status}`);
    try {
      return payloadOf(withKnownStatuses(await response.json()), call.data);
    } catch (cause) {
      throw new SourceError('upstream_failed', `${path}: not a reply of the contract`, { cause });
    }
  }

  const source: Source = {
    async layout(lang) {
      const layout = await ask(calls.layout, { lang });
      const { messageData } = layout;
      return {
        ...layout,
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
      if (api.extended) {
        try {
          return await ask(calls.flight, { lang }, { id });
        } catch (error) {
          if (error instanceof SourceError && error.code === 'not_found') return null;
          throw error;
        }
      }
      const list = await source.flights({ ...parsed, search: '', lang });
      const flight = list.flights.find((candidate) => candidate.id === id);
      return flight ? { flight: toDetail(flight), as_of: list.as_of } : null;
    },
  };
  return source;
}
