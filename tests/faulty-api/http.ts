import { createHash } from 'node:crypto';

/** A call as a base, a deviation or a fault sees it. */
export interface ApiRequest {
  /** Without trailing slash: `/api/flights`. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
  /** Whether the path had a trailing slash. */
  slash: boolean;
}

/** A reply before it is written: a body that is no Buffer becomes JSON. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A reply as it goes over the wire. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

export type Handler = (request: ApiRequest) => Answer | Promise<Answer>;

export const JSON_TYPE = 'application/json; charset=utf-8';

export const failed = (
  status: number,
  code: string,
  message: string,
  field: string | null = null,
): Answer => ({
  status,
  headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  body: { status: 'error', data: null, errors: [{ code, field, message }] },
});

/** The answer in bytes, with its entity tag; 304 to a client that has it. */
export function toSent({ status, headers, body }: Answer, request: ApiRequest): Sent {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  if (status !== 200) return { status, headers, bytes };
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const tagged = { ...headers, etag };
  return request.headers['if-none-match'] === etag
    ? { status: 304, headers: tagged, bytes: Buffer.alloc(0) }
    : { status, headers: tagged, bytes };
}
