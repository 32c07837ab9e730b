import type { z } from 'zod';
import { errorStatus, type Call, type ErrorCode, type Failure } from '@/api-contract/calls';
import { sharedMaxAge } from '@/platform/response/shared-max-age';
import { log } from '@/platform/telemetry/log';
import { SourceError } from '@/sources/source';
import { toWireText } from './wire-json';

const json = 'application/json; charset=utf-8';

function fail(code: ErrorCode, errors: { field: string | null; message: string }[]): Response {
  const body: Failure = {
    status: 'error',
    data: null,
    errors: errors.map((error) => ({ code, ...error })),
  };
  return new Response(JSON.stringify(body), {
    status: errorStatus[code],
    headers: { 'content-type': json, 'cache-control': 'no-store' },
  });
}

/**
 * A reply in JSON that may be shared for `maxAge` seconds; 304 to who has it.
 * @param digest another one where the body is another
 */
export function shared(request: Request, body: string, digest: string, maxAge: number): Response {
  const etag = `"${digest}"`;
  const headers = {
    'content-type': json,
    'cache-control': `public, ${sharedMaxAge(maxAge)}`,
    etag,
  };
  const known = request.headers.get('if-none-match')?.split(/,\s*/);
  return known?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function succeed(request: Request, reply: object, maxAge: number): Response {
  const { text, digest, fallback } = toWireText(reply);
  const also = fallback.length > 0 ? `,"fallback":${JSON.stringify(fallback)}` : '';
  return shared(
    request,
    `{"status":"success","data":${text},"errors":null${also}}`,
    digest,
    maxAge,
  );
}

/**
 * Checks the query of a call, asks for its data, and answers in the contract's envelope. A bad query is
 * 400 and names the field; null from `answer` is 404; a {@link SourceError} keeps its code; anything
 * else is logged and 503.
 */
export async function replyTo<Query extends z.ZodType>(
  request: Request,
  call: Call<Query>,
  answer: (query: z.infer<Query>) => Promise<object | null>,
): Promise<Response> {
  const query = call.query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) {
    return fail(
      'invalid_query',
      query.error.issues.map(({ path, message }) => ({
        field: path[0] === undefined ? null : String(path[0]),
        message,
      })),
    );
  }
  try {
    const data = await answer(query.data);
    return data === null
      ? fail('not_found', [{ field: null, message: 'There is no such item.' }])
      : succeed(request, data, call.maxAge);
  } catch (error) {
    return failureReply(error);
  }
}

/** The reply where there is no answer: a {@link SourceError} keeps its code, anything else is logged and 503. */
export function failureReply(error: unknown): Response {
  if (!(error instanceof SourceError)) log.error(error);
  const code = error instanceof SourceError ? error.code : 'unavailable';
  return fail(code, [{ field: null, message: messages[code] }]);
}

const messages: Record<SourceError['code'], string> = {
  not_found: 'There is no such item.',
  upstream_failed: 'The airport system gave an unusable answer. Try again later.',
  unavailable: 'The data is not available at the moment. Try again later.',
};

/** A path that is no call of the contract. */
export function notFoundReply(): Response {
  return fail('not_found', [{ field: null, message: 'There is no such call.' }]);
}
