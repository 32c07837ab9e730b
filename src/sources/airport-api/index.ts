import { z } from 'zod';
import { calls, isOfOne, type Call, type CallName, type RequestOf } from '@/api-contract/calls';
import type { Locale } from '@/i18n/locales';
import { siteLayout } from '@/features/layout/schema';
import type { SearchQuery } from '@/features/search/query';
import {
  searchResults,
  suggestions,
  type SearchResults,
  type Suggestions,
} from '@/features/search/schema';
import type { PageReply } from '@/features/pages/schema';
import { isFlightOf, parseFlightId } from '@/features/flights/board';
import { shownSections } from '@/features/pages/shown-sections';
import { unfiltered } from '@/features/places/filters';
import { isText, type LocalText, mapText } from '@/lib/local-text';
import { sanitiseMessage, sanitiseTitle } from '../sanitise';
import { isOutage, SourceError, type Source } from '../source';
import { apiClient, type Dialect, type Values } from './cached-request';
import type { AirportClient } from './client';
import { toCardReply, toFlightDetail, toPressReply } from './details';
import { isOf, lenientParse } from './lenient-parse';
import type { LimitPageLifetime } from './page-lifetime';
import { mergeMissing, partialSchemaOf } from './merge-missing';

interface AirportApi {
  /** Origin without a trailing slash. */
  baseUrl: string;
  /** How one that does not speak the contract is requested and read. */
  dialect?: Dialect;
  /** Whether it answers the extension calls. */
  extended: boolean;
  /**
   * Answers what the API does not offer: page texts, and details where it is not extended. The
   * site's frame comes from it as well when nothing of the API is known.
   */
  bundled: Source;
  client: AirportClient;
  /** Ends the life of a page with that of what it shows. Unset: there are no pages. */
  limitPageLifetime?: LimitPageLifetime;
}

/** As many items as one reply may hold: a detail is found in its whole list. */
const WHOLE_LIST = 100;

/** A query as in an address. */
const texts = (query: Record<string, string | number | undefined>): Values =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value === undefined ? value : String(value),
    ]),
  );

/** The documented search knows only `type=short`; a full search has no type. */
const shortOnly = (type: string) => (type === 'short' ? type : undefined);

type Found = SearchResults | Suggestions;

const withSafeItems = (found: Found): Found =>
  ({
    ...found,
    items: found.items.map((item) => ({
      ...item,
      title: mapText(item.title, sanitiseTitle),
      ...(item.text !== undefined && { text: mapText(item.text, sanitiseTitle) }),
    })),
  }) as Found;

const siteLayoutCall = { ...calls.layout, data: siteLayout };

const message = z.object({ messageData: z.object({ description: z.custom<LocalText>(isText) }) });

function withSafeMessage(given: unknown): unknown {
  const { messageData } = message.safeParse(given).data ?? {};
  if (!messageData) return given;
  const { description } = messageData;
  return mergeMissing(
    { messageData: { description: mapText(description, sanitiseMessage) } },
    given,
  );
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

/**
 * A remote airport API that speaks the contract, or a dialect that is translated into it, called by the policy of docs/decisions/0010. Where it
 * does not answer, its last known good answers are served for a while. After that, an answer that is not
 * JSON or not of the contract's shape is `upstream_failed`; no answer in time, or 503, is
 * `unavailable`.
 */
export function airportSource({
  baseUrl,
  dialect,
  extended,
  bundled,
  client,
  limitPageLifetime = async () => {},
}: AirportApi): Source {
  const send = apiClient({ baseUrl, dialect, client, limitPageLifetime });

  /** The bundled answer where the API has none: no page can do without its frame. */
  async function orBundled<Result>(
    { path }: Call,
    answer: Promise<Result>,
    own: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      client.events.served({ call: path, from: 'bundled', ageMs: null });
      return own();
    }
  }

  /** What the API gives of the frame, and the bundled answer for each part that it does not give. */
  async function framed<Data extends z.ZodType>(
    call: Call<z.ZodType, Data>,
    query: { lang?: Locale },
    own: () => Promise<z.infer<Data>>,
    refine?: (given: unknown) => unknown,
  ): Promise<z.infer<Data>> {
    const request = { call: { ...call, data: partialSchemaOf(call) }, query, refine };
    const given = await orBundled<unknown>(call, send(request), own);
    if (isOf(call.data, given)) return given;
    const bundledOne = await own();
    return lenientParse(call.data, mergeMissing(given, bundledOne))?.data ?? bundledOne;
  }

  /** The call of a name with the values of its path and its query. */
  function requestOf<Name extends CallName>(name: Name, request: RequestOf<Name>) {
    const call: Call = calls[name];
    const values = texts(request);
    const inPath = Object.keys(call.parameters.shape);
    const parameters = Object.fromEntries(inPath.map((key) => [key, values[key] ?? '']));
    const query = Object.entries(values).filter(([key]) => !inPath.includes(key));
    return { call, query: Object.fromEntries(query), parameters };
  }

  /** How a call is answered of which no more is known than its definition. */
  const answerOf =
    <Name extends CallName>(name: Name, refine?: (data: never) => unknown) =>
    async (request: RequestOf<Name>): Promise<unknown> => {
      const { call, ...values } = requestOf(name, request);
      if (call.extension && !extended) {
        return (bundled[name] as (request: RequestOf<Name>) => Promise<unknown>)(request);
      }
      const answer = send({ call, ...values, refine: refine as (data: unknown) => unknown });
      return isOfOne(call) ? orNull(answer) : answer;
    };

  const common = Object.fromEntries(
    (Object.keys(calls) as CallName[]).map((name) => [name, answerOf(name)]),
  ) as unknown as Source;

  const find = (data: z.ZodType<Found>, query: SearchQuery) =>
    send({
      call: { ...calls.search, data },
      query: texts({ ...query, type: shortOnly(query.type) }),
      refine: withSafeItems,
    });

  const source: Source = {
    ...common,
    layout: (query) => framed(siteLayoutCall, query, () => bundled.layout(query), withSafeMessage),
    notFound: (query) => framed(calls.notFound, query, () => bundled.notFound(query)),
    errorMessages: (query) =>
      framed(calls.errorMessages, query, () => bundled.errorMessages(query)),
    metrics: (query) => framed(calls.metrics, query, () => bundled.metrics(query)),
    async flights(query) {
      try {
        return await common.flights(query);
      } catch (error) {
        if (!query.search || !isOutage(error)) throw error;
        const board = await source.flights({ ...query, search: '' });
        return { ...board, flights: board.flights.filter((it) => isFlightOf(it, query.search)) };
      }
    },
    async flight(request) {
      const { id, lang } = request;
      const parsed = parseFlightId(id);
      if (!parsed) return null;
      if (extended) return common.flight(request);
      const list = await source.flights({ ...parsed, search: '', lang });
      const flight = list.flights.find((candidate) => candidate.id === id);
      if (!flight) return null;
      const { as_of, stale } = list;
      return { flight: toFlightDetail(flight), as_of, ...(stale && { stale }) };
    },
    async card(request) {
      if (extended) return common.card(request);
      const { kind, id, lang } = request;
      const list = await source.cardList({ kind, ...unfiltered, limit: WHOLE_LIST, lang });
      const item = list.items.find((candidate) => candidate.id === id);
      return item ? toCardReply(item, await bundled.card(request)) : null;
    },
    async press(request) {
      if (extended) return common.press(request);
      const { id, lang } = request;
      const query = { type: 'all', search: '', offset: 0, limit: WHOLE_LIST, lang };
      const { items } = await source.pressList(query);
      const isListed = items.some((candidate) => candidate.id === id);
      return isListed ? toPressReply(items, id, await bundled.press(request)) : null;
    },
    // One shape of the two, so that a full result with a flaw is not taken for suggestions.
    search: (query) =>
      query.type === 'short' ? find(suggestions, query) : find(searchResults, query),
    page: answerOf('page', ({ page, ...rest }: PageReply) => ({
      ...rest,
      page: { ...page, sections: shownSections(page.sections) },
    })) as Source['page'],
    redirect: (path) => bundled.redirect(path),
  };

  return source;
}
