import type { ServerResponse } from 'node:http';
import { log } from '@/platform/telemetry/log';

interface Buffering {
  /** Whether to buffer the body; called once, before anything of the reply is sent. */
  wanted: () => boolean;
  /** Turns the complete body into the one that is sent. Headers can still be set. */
  whole: (body: () => Buffer) => Buffer | Promise<Buffer>;
}

type Done = (error?: Error | null) => void;
type Write = [chunk: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done];
type End = [
  chunk?: string | Uint8Array | Done | null,
  encoding?: BufferEncoding | Done,
  done?: Done,
];

const bytes = (chunk: string | Uint8Array, encoding?: BufferEncoding | Done): Uint8Array =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
    : chunk;

const doneOf = (parts: readonly unknown[]) =>
  parts.find((part) => typeof part === 'function') as Done | undefined;

/**
 * Buffers the body of a reply until it is complete. A reply whose client has gone, which breaks off or
 * cannot be finished is never sent; one whose head was written by hand is not buffered.
 */
export function bufferBody(reply: ServerResponse, { wanted, whole }: Buffering): void {
  const { write, end, flushHeaders } = reply;
  let buffered: Uint8Array[] | null | undefined;
  let ended = false;
  const buffer = () => (buffered === undefined ? (buffered = starts()) : buffered);
  const starts = () => (!reply.headersSent && wanted() ? [] : null);
  const send = (body: Buffer) => {
    if (reply.destroyed) return;
    reply.setHeader('content-length', body.length);
    end.call(reply, body, 'utf8');
  };
  const fail = (err: Error) => {
    log.error({ err }, 'A page could not be finished.');
    reply.destroy(err);
  };

  reply.flushHeaders = () => {
    if (!buffer()) flushHeaders.call(reply);
  };
  reply.write = ((...parts: Write) => {
    const chunks = buffer();
    if (!chunks) return write.apply(reply, parts as Parameters<typeof write>);
    if (!ended) chunks.push(bytes(parts[0], parts[1]));
    const done = doneOf(parts);
    if (done) process.nextTick(done);
    return true;
  }) as typeof reply.write;
  reply.end = ((...parts: End) => {
    const chunks = buffer();
    if (!chunks) return end.apply(reply, parts as Parameters<typeof end>);
    const done = doneOf(parts);
    if (done) reply.once('finish', done);
    // While it is finished nothing of another can come between.
    if (ended) return reply;
    ended = true;
    const [last, encoding] = parts;
    if (last && typeof last !== 'function') chunks.push(bytes(last, encoding));
    Promise.resolve()
      .then(() => whole(() => Buffer.concat(chunks)))
      .then(send)
      .catch(fail);
    return reply;
  }) as typeof reply.end;
}
