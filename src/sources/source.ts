import type { ErrorCode } from '@/contract/calls';
import type { FlightReply, Flights, Schedule } from '@/contract/flights';
import type { Locale } from '@/contract/locale';
import type { ErrorMessages, Layout, Metrics, NotFoundPage } from '@/contract/pages';
import type { FlightsQuery, ScheduleQuery } from '@/contract/query';

/**
 * Where the site's data comes from. The bundled CMS and a remote airport API both answer it in the
 * contract's shapes; a failure is a {@link SourceError}.
 */
export interface Source {
  layout(lang: Locale): Promise<Layout>;
  notFound(lang: Locale): Promise<NotFoundPage>;
  errorMessages(lang: Locale): Promise<{ errorMessages: ErrorMessages }>;
  metrics(): Promise<Metrics>;
  flights(query: FlightsQuery): Promise<Flights>;
  /** Null where there is no such flight. */
  flight(id: string, lang: Locale): Promise<FlightReply | null>;
  schedule(query: ScheduleQuery): Promise<Schedule>;
}

/** A source could not answer; `code` decides the status of the reply. */
export class SourceError extends Error {
  constructor(
    readonly code: Exclude<ErrorCode, 'invalid_query'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SourceError';
  }
}
