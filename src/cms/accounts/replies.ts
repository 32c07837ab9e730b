import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { sayTo } from '@/cms/admin-words/say';

/** Of replies that have to do with signing in: nobody keeps them. */
export const noStore = { 'cache-control': 'no-store' };

export const reply = (data: object, status = 200, headers: HeadersInit = noStore) =>
  Response.json(data, { status, headers });

/** A refusal in Payload's shape, in the reader's words; `step` is what the sign-in form asks for next. */
export const refusal = (status: number, message: string, more: object = {}, headers = {}) =>
  reply({ errors: [{ message, ...more }] }, status, { ...noStore, ...headers });

/** 429: this origin has failed too often. */
export function tooMany(req: PayloadRequest, seconds: number): Response {
  const message = sayTo(req)('tooMany', { minutes: Math.ceil(seconds / 60) });
  return refusal(429, message, {}, { 'retry-after': String(seconds) });
}

/** The same within an operation of Payload, which knows errors only. */
export function tooManyError(req: PayloadRequest, seconds: number): APIError {
  req.responseHeaders = new Headers({ 'retry-after': String(seconds), ...noStore });
  return new APIError(sayTo(req)('tooMany', { minutes: Math.ceil(seconds / 60) }), 429);
}

/** The body of a request, JSON or as Payload's forms send it; null where it is not as described. */
export async function bodyOf<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  await addDataAndFileToRequest(req);
  const parsed = schema.safeParse(req.data);
  return parsed.success ? parsed.data : null;
}
