import { MAX_REDIRECTS, MAX_REPLY_BYTES } from './config';
import { isUpstreamFailure, UpstreamFailure } from './failure';
import type { Reply, Transport } from './transport';

/** A body of JSON with its length, or the status of a refusal: a 4xx answers, though with nothing. */
export type JsonReply = { body: unknown; bytes: number } | { refused: number };

const MOVED = [301, 302, 303, 307, 308];
/** These 4xx say that the server could not answer, not that it would not. */
const NOT_NOW = [408, 429];

/** Milliseconds of `Retry-After`, which holds seconds or a date. */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Where a redirect leads: to the same host, and never from https back to http. */
function redirected(from: URL, { status, headers }: Reply): URL {
  const location = headers.get('location');
  const to = location && URL.canParse(location, from) ? new URL(location, from) : null;
  const allowed =
    to?.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');
  if (!to || !allowed) {
    throw new UpstreamFailure('redirect', `redirected to ${to?.origin ?? 'nowhere'}`, { status });
  }
  return to;
}

const tooLarge = ({ status }: Reply) =>
  new UpstreamFailure('too_large', `longer than ${MAX_REPLY_BYTES} bytes`, { status });

async function bytesOf(reply: Reply): Promise<Buffer> {
  if (Number(reply.headers.get('content-length')) > MAX_REPLY_BYTES) throw tooLarge(reply);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > MAX_REPLY_BYTES) throw tooLarge(reply);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

async function jsonOf(reply: Reply): Promise<JsonReply> {
  const { status, headers } = reply;
  const type = headers.get('content-type');
  if (type && !/^\s*(application|text)\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new UpstreamFailure('content_type', `${type} is not JSON`, { status });
  }
  const bytes = await bytesOf(reply);
  try {
    // The decoder leaves out the byte order mark.
    return { body: JSON.parse(new TextDecoder().decode(bytes)) as unknown, bytes: bytes.length };
  } catch (cause) {
    throw new UpstreamFailure('shape', 'not JSON', { status, cause });
  }
}

async function answerOf(reply: Reply): Promise<JsonReply> {
  const { status, headers } = reply;
  if (status === 200) return jsonOf(reply);
  if (status >= 400 && status < 500 && !NOT_NOW.includes(status)) return { refused: status };
  const wait = retryAfterMs(headers.get('retry-after'), Date.now());
  throw new UpstreamFailure('status', `status ${status}`, { status, retryAfterMs: wait });
}

/**
 * Requests JSON from an address.
 * @throws UpstreamFailure where there is no answer, or none of JSON within the limits
 */
export async function fetchJson(
  url: URL,
  transport: Transport,
  signal: AbortSignal,
): Promise<JsonReply> {
  let at = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const unread = new AbortController();
    try {
      const reply = await transport(at, AbortSignal.any([signal, unread.signal]));
      if (!MOVED.includes(reply.status)) return await answerOf(reply);
      at = redirected(at, reply);
    } catch (cause) {
      if (isUpstreamFailure(cause)) throw cause;
      throw signal.aborted
        ? new UpstreamFailure('timeout', 'no answer in time', { cause })
        : new UpstreamFailure('network', 'no answer', { cause });
    } finally {
      // An unread body would occupy its connection.
      unread.abort();
    }
  }
  throw new UpstreamFailure('redirect', `more than ${MAX_REDIRECTS} redirects`);
}
