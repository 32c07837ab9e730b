import http from 'node:http';
import https from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { MAX_CONCURRENCY } from './config';

/** The head of a reply, and its body as it arrives, decompressed. */
export interface Reply {
  status: number;
  headers: Headers;
  body: AsyncIterable<Uint8Array> | null;
}

/** One GET, redirects not followed; it and its body end when the signal is aborted. */
export type Transport = (url: URL, signal: AbortSignal) => Promise<Reply>;

const headers = {
  accept: 'application/json',
  'accept-encoding': 'gzip',
  'user-agent': 'Parvoz',
};

const ignore = () => {};

function decompressed(message: http.IncomingMessage): Readable {
  if (message.headers['content-encoding'] !== 'gzip') return message;
  return pipeline(message, createGunzip(), ignore);
}

function headersOf(message: http.IncomingMessage): Headers {
  const pairs = Object.entries(message.headers).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return new Headers(pairs);
}

/**
 * GETs over keep-alive connections. Next's `fetch` is not used: within a page it caches on its own, and
 * with `no-store` would make a static page dynamic.
 */
export function httpTransport(): Transport {
  const options = { keepAlive: true, maxSockets: MAX_CONCURRENCY };
  const plain = new http.Agent(options);
  const secure = new https.Agent(options);
  return (url, signal) =>
    new Promise((resolve, reject) => {
      const get =
        url.protocol === 'https:'
          ? https.get(url, { agent: secure, headers, signal })
          : http.get(url, { agent: plain, headers, signal });
      get.once('response', (message) => {
        message.on('error', ignore);
        resolve({
          status: message.statusCode ?? 0,
          headers: headersOf(message),
          body: decompressed(message),
        });
      });
      get.on('error', reject);
    });
}
