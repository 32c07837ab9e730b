import { z } from 'zod';
import * as flights from './flights';
import * as pages from './pages';
import { flightsQuery, langQuery, noQuery, scheduleQuery } from './query';

/**
 * One call of the contract: the single definition from which types, served replies, the decoder
 * of a remote airport API and the tests are derived.
 */
export interface Call<Query extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  /** Without trailing slash; `{id}` is a path parameter. */
  path: string;
  query: Query;
  data: Data;
  /** Seconds that a shared cache may keep a reply. */
  maxAge: number;
  /** Not among the documented calls: this project's extension. */
  extension?: true;
}

const call = <Query extends z.ZodType, Data extends z.ZodType>(definition: Call<Query, Data>) =>
  definition;

export const calls = {
  layout: call({ path: '/api/pages/layout', query: langQuery, data: pages.layout, maxAge: 60 }),
  notFound: call({
    path: '/api/pages/404',
    query: langQuery,
    data: pages.notFoundPage,
    maxAge: 60,
  }),
  errorMessages: call({
    path: '/api/pages/error-messages',
    query: langQuery,
    data: pages.errorMessagesReply,
    maxAge: 60,
  }),
  metrics: call({ path: '/api/metrics', query: noQuery, data: pages.metrics, maxAge: 60 }),
  flights: call({ path: '/api/flights', query: flightsQuery, data: flights.flights, maxAge: 15 }),
  flight: call({
    path: '/api/flights/{id}',
    query: langQuery,
    data: flights.flightReply,
    maxAge: 15,
    extension: true,
  }),
  schedule: call({
    path: '/api/schedule',
    query: scheduleQuery,
    data: flights.schedule,
    maxAge: 300,
  }),
};

export const errorCodes = ['invalid_query', 'not_found', 'upstream_failed', 'unavailable'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status of each failure. */
export const errorStatus: Record<ErrorCode, number> = {
  invalid_query: 400,
  not_found: 404,
  upstream_failed: 502,
  unavailable: 503,
};

export const failure = z.object({
  status: z.literal('error'),
  data: z.null(),
  errors: z.array(
    z.object({ code: z.enum(errorCodes), field: z.string().nullable(), message: z.string() }),
  ),
});
export type Failure = z.infer<typeof failure>;

/** The envelope of a successful reply. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal('success'), data, errors: z.null() });
