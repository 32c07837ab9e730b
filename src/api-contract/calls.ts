import { z } from 'zod';
import * as cards from '@/features/places/schema';
import { disruptionReply, noticeReply } from '@/features/disruption/schema';
import * as flights from '@/features/flights/schema';
import * as pages from '@/features/layout/schema';
import { flightsApi } from '@/features/flights/flights-api';
import * as press from '@/features/press/schema';
import { cardKinds } from '@/features/places/kinds';
import { cardListQuery } from '@/features/places/query';
import { flightsQuery } from '@/features/flights/query';
import { langQuery, noQuery } from '@/schema-parts/query';
import { pressQuery } from '@/features/press/query';
import { scheduleQuery } from '@/features/flight-schedule/query';
import { searchQuery } from '@/features/search/query';
import { scheme } from '@/features/floor-plans/schema';
import * as search from '@/features/search/schema';
import * as sections from '@/features/pages/schema';
import * as services from '@/features/services/schema';
import * as partners from '@/features/partners/schema';

/**
 * One call of the contract: the single definition from which types, served replies, the decoder
 * of a remote airport API and the tests are derived.
 */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Parameters extends z.ZodObject = z.ZodObject,
  Path extends string = string,
> {
  /** Without trailing slash; `{id}` is a path parameter. */
  path: Path;
  /** What of the airport it is answered with, in a few words. */
  gives: string;
  /** What fills the `{…}` of the path; anything else is nowhere, 404. */
  parameters: Parameters;
  query: Query;
  data: Data;
  /** Seconds for which a reply is fresh: in shared caches, in pages, and in what an airport API answered. */
  maxAge: number;
  /** Not among the documented calls: this project's extension. */
  extension?: true;
}

const none = z.object({});
const ofId = z.object({ id: z.string() });
const ofSlug = z.object({ slug: z.string() });
const ofKind = z.object({ kind: z.enum(cardKinds) });

type Definition<Of extends Call> = Omit<Of, 'parameters'> & Partial<Pick<Of, 'parameters'>>;

const call = <
  Query extends z.ZodType,
  Data extends z.ZodType,
  const Path extends string,
  Parameters extends z.ZodObject = typeof none,
>({
  parameters = none as unknown as Parameters,
  ...definition
}: Definition<Call<Query, Data, Parameters, Path>>): Call<Query, Data, Parameters, Path> => ({
  parameters,
  ...definition,
});

export const calls = {
  layout: call({
    path: '/api/pages/layout',
    gives: 'header, footer, cookie notice, message',
    query: langQuery,
    data: pages.layout,
    maxAge: 300,
  }),
  notFound: call({
    path: '/api/pages/404',
    gives: 'the error page',
    query: langQuery,
    data: pages.notFoundPage,
    maxAge: 60,
  }),
  errorMessages: call({
    path: '/api/pages/error-messages',
    gives: 'words for fields that are wrong',
    query: langQuery,
    data: pages.errorMessagesReply,
    maxAge: 60,
  }),
  metrics: call({
    path: '/api/metrics',
    gives: 'metric scripts',
    query: noQuery,
    data: pages.metrics,
    maxAge: 60,
  }),
  flights: call({
    path: flightsApi,
    gives: 'the board of a day, filtered or searched',
    query: flightsQuery,
    data: flights.flights,
    maxAge: 15,
  }),
  flight: call({
    path: '/api/flights/{id}',
    gives: 'one flight with its history',
    parameters: ofId,
    query: langQuery,
    data: flights.flightReply,
    maxAge: 15,
    extension: true,
  }),
  disruption: call({
    path: '/api/disruption',
    gives: 'disruptions, with their flights',
    query: langQuery,
    data: disruptionReply,
    maxAge: 15,
    extension: true,
  }),
  /** What an open page asks again and again: it needs no flights. */
  notice: call({
    path: '/api/disruption/notice',
    gives: 'what every page says of disruptions',
    query: langQuery,
    data: noticeReply,
    maxAge: 15,
    extension: true,
  }),
  schedule: call({
    path: '/api/schedule',
    gives: 'the seasonal schedule',
    query: scheduleQuery,
    data: flights.schedule,
    maxAge: 600,
  }),
  cardList: call({
    path: '/api/card-list/{kind}',
    gives: 'places of a kind, such as shops',
    parameters: ofKind,
    query: cardListQuery,
    data: cards.cardList,
    maxAge: 60,
  }),
  card: call({
    path: '/api/card-list/{kind}/{id}',
    gives: 'a place',
    parameters: ofKind.extend(ofId.shape),
    query: langQuery,
    data: cards.cardReply,
    maxAge: 60,
    extension: true,
  }),
  pressList: call({
    path: '/api/press',
    gives: 'press releases',
    query: pressQuery,
    data: press.pressList,
    maxAge: 60,
  }),
  press: call({
    path: '/api/press/{id}',
    gives: 'a press release, with its neighbours',
    parameters: ofId,
    query: langQuery,
    data: press.pressReply,
    maxAge: 60,
    extension: true,
  }),
  /** The full search, and with `type=short` the suggestions. */
  search: call({
    path: '/api/search',
    gives: 'results; with `type=short` suggestions',
    query: searchQuery,
    data: z.union([search.searchResults, search.suggestions]),
    maxAge: 60,
  }),
  services: call({
    path: '/api/services',
    gives: 'services of the airport',
    query: langQuery,
    data: services.serviceList,
    maxAge: 60,
    extension: true,
  }),
  service: call({
    path: '/api/services/{id}',
    gives: 'a service',
    parameters: ofId,
    query: langQuery,
    data: services.serviceReply,
    maxAge: 60,
    extension: true,
  }),
  partners: call({
    path: '/api/partners',
    gives: 'partners',
    query: langQuery,
    data: partners.partnerList,
    maxAge: 60,
    extension: true,
  }),
  partner: call({
    path: '/api/partners/{id}',
    gives: 'a partner',
    parameters: ofId,
    query: langQuery,
    data: partners.partnerReply,
    maxAge: 60,
    extension: true,
  }),
  pages: call({
    path: '/api/pages',
    gives: 'pages that editors wrote',
    query: langQuery,
    data: sections.pageIndex,
    maxAge: 60,
    extension: true,
  }),
  page: call({
    path: '/api/pages/{slug}',
    gives: 'a page that editors wrote, by sections',
    parameters: ofSlug,
    query: langQuery,
    data: sections.pageReply,
    maxAge: 60,
    extension: true,
  }),
  person: call({
    path: '/api/people/{id}',
    gives: 'a person of the management',
    parameters: ofId,
    query: langQuery,
    data: sections.personReply,
    maxAge: 60,
    extension: true,
  }),
  scheme: call({
    path: '/api/scheme',
    gives: 'floor plans with their places',
    query: langQuery,
    data: scheme,
    maxAge: 60,
    extension: true,
  }),
};

export type CallName = keyof typeof calls;

/** Zod's type of an object without keys takes no others. */
type Known<Values> = string extends keyof Values ? unknown : Values;

/** The request of a call: its query and what fills the `{…}` of its path. */
export type RequestOf<Name extends CallName> = z.output<(typeof calls)[Name]['query']> &
  Known<z.output<(typeof calls)[Name]['parameters']>>;

type PathOfOne = `${string}/{id}` | `${string}/{slug}`;

/** Whether a call is for one item, of which there may be none. */
export const isOfOne = ({ path }: Pick<Call, 'path'>): boolean => /\{(id|slug)\}$/.test(path);

/** What a call is answered with; null where there is no such item. */
export type ReplyOf<Name extends CallName> =
  | z.output<(typeof calls)[Name]['data']>
  | ((typeof calls)[Name]['path'] extends PathOfOne ? null : never);

/** Where the description of these calls is served. */
export const openapiPath = '/api/openapi.json';

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
  z.object({
    status: z.literal('success'),
    data,
    errors: z.null(),
    /**
     * JSON pointers (RFC 6901) into `data`, such as `/items/0/title`, to the texts that stand in Uzbek
     * because the requested language has none; absent where there are none.
     */
    fallback: z.array(z.string()).optional(),
  });
