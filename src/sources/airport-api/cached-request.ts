import type { z } from 'zod';
import { isOfOne, type Call } from '@/api-contract/calls';
import { requestTime } from '@/lib/request-time';
import { airportDate } from '@/lib/time';
import { SourceError } from '@/sources/source';
import type { Answer, CacheRequest } from './response-cache';
import type { AirportClient } from './client';
import { knownGoodMs, PAGE_LIFE_WHEN_OLD } from './config';
import { decode } from './decode';
import type { UpstreamEvents } from './events';
import { fetchJson } from './http-json';
import { errorCodeOf, isUpstreamFailure, UpstreamFailure } from './failure';
import { isPersisted } from './stale-fallback';
import { isOf, type Note } from './lenient-parse';
import { stripVolatileFields } from './volatile-fields';
import type { LimitPageLifetime } from './page-lifetime';

export type Values = Record<string, string | undefined>;

/** A call with its query and parameters. */
export interface ApiRequest<Data extends z.ZodType> {
  call: Call<z.ZodType, Data>;
  query?: Values;
  /** What fills the `{…}` of its path. */
  parameters?: Record<string, string>;
  /** Sanitises what markup its texts may have. */
  refine?: (data: z.infer<Data>) => z.infer<Data>;
}

/** Calls the airport API. @throws SourceError without an answer of it and a last known good one */
export type Send = <Data extends z.ZodType>(request: ApiRequest<Data>) => Promise<z.infer<Data>>;

type Addressed = Pick<ApiRequest<z.ZodType>, 'call' | 'query' | 'parameters'>;

/** How an API that does not speak the contract is requested and read. */
export interface Dialect {
  /** Where it has what a call asks for: `baseUrl` is an origin without a trailing slash. */
  addressOf: (baseUrl: string, request: Addressed) => URL;
  /** Its body, read from JSON, as the contract's: `{ data: … }`. What does not fit is dropped afterwards. */
  toContract: (call: Call, body: unknown) => unknown;
}

const contract: Dialect = { addressOf, toContract: (_, body) => body };

interface Api {
  /** Origin without a trailing slash. */
  baseUrl: string;
  /** Unset: the contract's. */
  dialect?: Dialect;
  client: AirportClient;
  limitPageLifetime: LimitPageLifetime;
}

function addressOf(baseUrl: string, { call, query = {}, parameters = {} }: Addressed): URL {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const url = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  // The same address however a page orders its query.
  url.searchParams.sort();
  return url;
}

function report({ dropped, repaired }: UpstreamEvents, call: string, notes: readonly Note[]): void {
  for (const [kind, event] of [
    ['dropped', dropped],
    ['repaired', repaired],
  ] as const) {
    const counts = new Map<string, number>();
    for (const note of notes) {
      if (note.kind === kind) counts.set(note.path, (counts.get(note.path) ?? 0) + 1);
    }
    for (const [path, count] of counts) event({ call, path, count });
  }
}

function translated({ toContract }: Dialect, call: Call, body: unknown): unknown {
  try {
    return toContract(call, body);
  } catch (cause) {
    throw new UpstreamFailure('shape', 'not of the dialect’s shape', { cause });
  }
}

/** Requests an answer over the network, by the client policy. */
async function fetchAnswer<Data extends z.ZodType>(
  { baseUrl, dialect = contract, client: { policy, transport, events } }: Api,
  { call, query, parameters, refine = (data) => data }: ApiRequest<Data>,
  url: URL,
): Promise<Answer> {
  const attempted = await policy(call.path, async (signal) => {
    const reply = await fetchJson(url, transport, signal);
    if ('refused' in reply) {
      const status = reply.refused;
      const missing = status === 404 && isOfOne(call);
      return { outcome: missing ? 'missing' : 'refused', status } as const;
    }
    const { bytes } = reply;
    const body = translated(dialect, call, reply.body);
    const receivedAt = Date.now();
    const { data, asOf, notes } = decode(call, {
      body,
      receivedAt,
      origin: baseUrl,
      query,
      parameters,
    });
    const answer = { data: refine(data), asOf, receivedAt, bytes };
    return { outcome: 'success', answer, notes } as const;
  });
  if (attempted.outcome !== 'success') {
    const { outcome, status } = attempted;
    throw new UpstreamFailure(outcome, `status ${status}`, { status });
  }
  report(events, call.path, attempted.notes);
  return attempted.answer;
}

/** A client of an airport API: cached answers that are fresh enough first, then by the client policy. */
export function apiClient(api: Api): Send {
  const { baseUrl, dialect = contract, client, limitPageLifetime } = api;
  return async (request) => {
    const { call, query = {} } = request;
    const url = dialect.addressOf(baseUrl, request);
    const cacheRequest: CacheRequest = {
      // Without credentials that the address may have.
      key: url.origin + url.pathname + url.search,
      freshMs: call.maxAge * 1000,
      usableMs: knownGoodMs(call),
      persisted: isPersisted(call, query, airportDate(requestTime())),
      fetch: () => fetchAnswer(api, request, url),
      read: (stored) => (isOf(call.data, stored) ? stored : null),
    };
    try {
      const { answer, from } = await client.answer(cacheRequest);
      const current = from === 'upstream' || from === 'fresh';
      client.events.served({ call: call.path, from, ageMs: Date.now() - answer.asOf });
      await limitPageLifetime(current ? call.maxAge : PAGE_LIFE_WHEN_OLD);
      const data = answer.data as z.infer<typeof call.data>;
      return from === 'last_known_good' ? stripVolatileFields(data) : data;
    } catch (cause) {
      if (!isUpstreamFailure(cause)) throw cause;
      await limitPageLifetime(cause.kind === 'missing' ? call.maxAge : PAGE_LIFE_WHEN_OLD);
      const message = `${url.pathname}: ${cause.message}`;
      throw new SourceError(errorCodeOf(cause), message, { cause });
    }
  };
}
