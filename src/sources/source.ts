import {
  errorStatus,
  type CallName,
  type ErrorCode,
  type ReplyOf,
  type RequestOf,
} from '@/api-contract/calls';
import type { SiteLayout } from '@/features/layout/schema';
import { errorDigest } from '@/lib/errors';
import { markUncacheable } from '@/platform/telemetry/request-context';

type Answers = { [Name in CallName]: (request: RequestOf<Name>) => Promise<ReplyOf<Name>> };

/**
 * Where the site's data comes from: it answers every call of the contract, and knows where editors moved
 * pages to. The bundled CMS and a remote airport API are such sources; a failure is a {@link SourceError}.
 */
export interface Source extends Omit<Answers, 'layout'> {
  layout(request: RequestOf<'layout'>): Promise<SiteLayout>;
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
