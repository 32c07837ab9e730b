import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { toAirportIso } from '@/lib/time';
import type { Setting } from './faults';
import { failed, JSON_TYPE, toSent, type ApiRequest, type Sent } from './http';

const page = `<!doctype html>
<html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>
`;

const noCache = { 'cache-control': 'no-store' };

const jsonOf = ({ bytes }: Sent): Record<string, unknown> =>
  JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;

const withBody = (sent: Sent, text: string): Sent => ({ ...sent, bytes: Buffer.from(text) });

/** A reply whose flights, if it has any, are as of so many milliseconds before. */
function earlier(reply: Record<string, unknown>, ms: number): Record<string, unknown> {
  const dated = z.looseObject({ as_of: z.string() }).safeParse(reply.data);
  if (!dated.success) return reply;
  const as_of = toAirportIso(Date.parse(dated.data.as_of) - ms);
  return { ...reply, data: { ...dated.data, as_of } };
}

/** The reply that a fault makes of a good one. */
export function faulty(sent: Sent, setting: Setting, request: ApiRequest): Sent {
  switch (setting.fault) {
    case 'huge':
      return withBody(
        sent,
        JSON.stringify({ ...jsonOf(sent), padding: 'x'.repeat(setting.bytes) }),
      );
    case 'content-type':
      return { ...sent, headers: { ...sent.headers, 'content-type': setting.type } };
    case 'schema':
      return withBody(sent, JSON.stringify({ ...jsonOf(sent), data: { unexpected: true } }));
    case 'html': {
      const headers = { 'content-type': 'text/html; charset=utf-8', ...noCache };
      return { status: setting.status, headers, bytes: Buffer.from(page) };
    }
    case 'too-many': {
      const refusal = toSent(failed(429, 'unavailable', 'Too many calls. Try later.'), request);
      const headers = { ...refusal.headers, 'retry-after': String(setting.retry_after) };
      return { ...refusal, headers };
    }
    case 'status':
      return toSent(failed(setting.status, 'unavailable', 'This call fails on purpose.'), request);
    case 'redirect': {
      const location = `${setting.to.replace(/\/$/, '')}${request.path}`;
      return { status: 302, headers: { location, ...noCache }, bytes: Buffer.alloc(0) };
    }
    case 'empty':
      return { ...sent, bytes: Buffer.alloc(0) };
    case 'invalid-json':
      return { ...sent, bytes: sent.bytes.subarray(0, Math.ceil(sent.bytes.length / 2)) };
    case 'bom-crlf': {
      const lines = JSON.stringify(jsonOf(sent), null, 2).replaceAll('\n', '\r\n');
      return withBody(sent, `\ufeff${lines}\r\n`);
    }
    case 'late':
      return withBody(sent, JSON.stringify(earlier(jsonOf(sent), setting.ms)));
    case 'gzip-garbage':
      return { ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' } };
    default:
      return sent;
  }
}

/** Faults that need a body to work on: they leave a 304 or a failure as it is. */
const ofGoodReplies = new Set<Setting['fault']>(['huge', 'schema', 'bom-crlf', 'late']);

export const touches = ({ fault }: Setting, { status, headers }: Sent): boolean =>
  !ofGoodReplies.has(fault) || (status === 200 && headers['content-type'] === JSON_TYPE);

/** Writes a reply in the way that a fault makes it go; rejects when `signal` aborts. */
export async function write(
  response: ServerResponse,
  { status, headers, bytes }: Sent,
  setting: Setting | undefined,
  signal: AbortSignal,
): Promise<void> {
  const announced = { ...headers, 'content-length': String(bytes.length) };
  switch (setting?.fault) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'truncated':
      response.writeHead(status, announced);
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () =>
        response.socket?.destroy(),
      );
      return;
    case 'drip':
      response.writeHead(status, announced);
      for (let at = 0; at < bytes.length && !response.destroyed; at += 1) {
        response.write(bytes.subarray(at, at + 1));
        await wait(setting.ms, undefined, { signal });
      }
      response.end();
      return;
    case 'huge':
      response.writeHead(status, headers);
      response.end(bytes);
      return;
    default:
      response.writeHead(status, status === 304 ? headers : announced);
      response.end(bytes);
  }
}
