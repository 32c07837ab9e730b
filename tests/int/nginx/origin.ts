import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenOnLoopback } from '../../../tools/lib/ports';

interface Reply {
  status?: number;
  headers?: http.OutgoingHttpHeaders;
  /** The number of the request is put before it. */
  body?: string;
  afterMs?: number;
}

/**
 * A server in the place of the site, whose replies a test defines: `says` gets the path
 * without query. Every reply begins with how many requests there were for that path before.
 */
export async function startOrigin() {
  const requests: http.IncomingMessage[] = [];
  let says = (_path: string, _request: http.IncomingMessage): Reply => ({});
  const pathOf = ({ url = '' }: http.IncomingMessage) => url.split('?')[0] ?? '';
  const requestsFor = (path: string) => requests.filter((request) => pathOf(request) === path);
  const server = http.createServer(async (request, reply) => {
    const path = pathOf(request);
    const before = requestsFor(path).length;
    requests.push(request);
    request.resume();
    const { status = 200, headers = {}, body = '', afterMs = 0 } = says(path, request);
    if (afterMs) await wait(afterMs);
    reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    reply.end(`${before} ${body}`);
  });
  const port = await listenOnLoopback(server);
  return {
    port,
    /** The requests for a path, in their order. */
    requestsFor,
    says(answer: typeof says) {
      says = answer;
    },
    /** Stops listening. */
    stop() {
      server.close();
      server.closeAllConnections();
    },
    start: () => listenOnLoopback(server, port),
  };
}

/** A header by which shared caches may cache a reply for a time (seconds). */
export const cachedFor = (seconds: number, more = '') => ({
  'cache-control': `s-maxage=${seconds}${more}`,
});
