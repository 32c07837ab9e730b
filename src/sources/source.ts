import { errorStatus, type ErrorCode } from '@/api/calls';
import type { FlightReply, Flights, Schedule } from '@/features/flights/schema';
import type { Locale } from '@/i18n/locales';
import type { CardList, CardReply } from '@/features/places/schema';
import type { CardKind } from '@/features/places/kinds';
import type { ErrorMessages, Metrics, NotFoundPage, SiteLayout } from '@/features/layout/schema';
import type { PressList, PressReply } from '@/features/press/schema';
import type { CardListQuery } from '@/features/places/query';
import type { FlightsQuery } from '@/features/flights/query';
import type { PressQuery } from '@/features/press/query';
import type { ScheduleQuery } from '@/features/schedule/query';
import type { SearchQuery } from '@/features/search/query';
import type { Scheme } from '@/features/plans/schema';
import type { SearchResults, Suggestions } from '@/features/search/schema';
import type { PageIndex, PageReply, PersonReply } from '@/features/pages/schema';
import type {
  PartnerList,
  PartnerReply,
  ServiceList,
  ServiceReply,
} from '@/features/services/schema';
import { errorDigest } from '@/lib/errors';
import { markUncacheable } from '@/platform/telemetry/request-context';

/**
 * Where the site's data comes from. The bundled CMS and a remote airport API both answer it in the
 * contract's shapes; a failure is a {@link SourceError}.
 */
export interface Source {
  layout(lang: Locale): Promise<SiteLayout>;
  notFound(lang: Locale): Promise<NotFoundPage>;
  errorMessages(lang: Locale): Promise<{ errorMessages: ErrorMessages }>;
  metrics(): Promise<Metrics>;
  flights(query: FlightsQuery): Promise<Flights>;
  /** Null where there is no such flight. */
  flight(id: string, lang: Locale): Promise<FlightReply | null>;
  schedule(query: ScheduleQuery): Promise<Schedule>;
  cardList(kind: CardKind, query: CardListQuery): Promise<CardList>;
  /** A shop, cafe or duty free counter; null where there is none, as of every detail below. */
  card(kind: CardKind, id: string, lang: Locale): Promise<CardReply | null>;
  pressList(query: PressQuery): Promise<PressList>;
  press(id: string, lang: Locale): Promise<PressReply | null>;
  /** Suggestions where the query's type is `short`. */
  search(query: SearchQuery): Promise<SearchResults | Suggestions>;
  services(lang: Locale): Promise<ServiceList>;
  service(id: string, lang: Locale): Promise<ServiceReply | null>;
  partners(lang: Locale): Promise<PartnerList>;
  partner(id: string, lang: Locale): Promise<PartnerReply | null>;
  pages(lang: Locale): Promise<PageIndex>;
  /** @param slug the route with `/` written as `--`: `passengers--baggage` */
  page(slug: string, lang: Locale): Promise<PageReply | null>;
  person(id: string, lang: Locale): Promise<PersonReply | null>;
  scheme(lang: Locale): Promise<Scheme>;
  /** Where editors moved a path to, both without locale; null where they did not. */
  redirect(path: string): Promise<string | null>;
}

/** Whether the source is out of order, as against having no such thing. */
export const isOutage = (error: unknown): boolean =>
  error instanceof SourceError && error.code !== 'not_found';

/** What a source answers; null while it is out of order, for a page that can say so in that place. */
export async function nullOnOutage<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isOutage(error)) throw error;
    markUncacheable();
    return null;
  }
}

/** A source could not answer; `code` decides the status of the reply. */
export class SourceError extends Error {
  readonly statusCode: number;
  /** What the browser learns of it. */
  readonly digest: string;

  constructor(
    readonly code: Exclude<ErrorCode, 'invalid_query'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SourceError';
    this.statusCode = errorStatus[code];
    this.digest = errorDigest(this.statusCode, message);
  }
}
