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
 * A server in the place of the site, which answers what a test tells it to: `says` gets the path
 * without query. Every reply begins with how many requests there were for that path before.
 */
export async function startOrigin() {
  const requests: http.IncomingMessage[] = [];
  let says = (_path: string, _request: http.IncomingMessage): Reply => ({});
  const pathOf = ({ url = '' }: http.IncomingMessage) => url.split('?')[0] ?? '';
  const asked = (path: string) => requests.filter((request) => pathOf(request) === path);
  const server = http.createServer(async (request, reply) => {
    const path = pathOf(request);
    const before = asked(path).length;
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
    asked,
    says(answer: typeof says) {
      says = answer;
    },
    /** Nobody listens any more. */
    stop() {
      server.close();
      server.closeAllConnections();
    },
    start: () => listenOnLoopback(server, port),
  };
}

/** A header by which a shared cache may keep a reply for a time (seconds). */
export const keptFor = (seconds: number, more = '') => ({
  'cache-control': `s-maxage=${seconds}${more}`,
});
