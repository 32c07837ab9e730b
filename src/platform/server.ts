import { subscribe } from 'node:diagnostics_channel';
import type http from 'node:http';
import { env } from '@/env';
import { PEER_HEADER } from '@/lib/client-address';
import { escapeMalformedPath } from '@/lib/escape-malformed-path';
import { admit } from '@/platform/request-guard/guard';
import { redirectRepeatedSlashes } from '@/platform/request-guard/repeated-slashes';
import { rewriteIfNotFound } from '@/platform/request-guard/rewrite-not-found';
import { trackHandler, trackReply } from '@/platform/lifecycle/state';
import { processWide } from '@/platform/process-wide';
import { setCacheControl } from '@/platform/response/cache-control';
import { dedupeLocation } from '@/platform/response/dedupe-location';
import { secureReply } from '@/platform/response/secure-reply';
import {
  endRequest,
  inRequest,
  REQUEST_ID_HEADER,
  requestIdOf,
} from '@/platform/telemetry/request-context';
import { watch } from '@/platform/telemetry/requests';

/** Servers that need nothing of this: those met before, and those that are not the site's. */
const leftAlone = processWide('servers left alone', () => new WeakSet<http.Server>());

/** Keeps the requests of a server that is not the site's out of log and metrics. */
export const excludeServer = (server: http.Server): void => void leftAlone.add(server);

/** Every step of a request, in order; `next` is Next's own handler, to its end. */
function receive(
  server: http.Server,
  request: http.IncomingMessage,
  reply: http.ServerResponse,
  next: () => Promise<unknown>,
): void {
  const requestId = requestIdOf(request.headers[REQUEST_ID_HEADER], env().TRUST_PROXY);
  request.url = escapeMalformedPath(request.url ?? '');
  request.headers[REQUEST_ID_HEADER] = requestId;
  // Route handlers see no connection.
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  reply.setHeader(REQUEST_ID_HEADER, requestId);
  setCacheControl(request, reply);
  dedupeLocation(reply);
  trackReply(server, reply);
  secureReply(request, reply);
  watch(request, reply, requestId);
  const handler = inRequest(requestId, async () => {
    try {
      if (!admit(request, reply) || !redirectRepeatedSlashes(request, reply)) return;
      if (await rewriteIfNotFound(request, reply)) await next();
    } finally {
      endRequest();
    }
  });
  void trackHandler(handler);
}

/** Puts the steps before what a server has for its requests. */
function lead(server: http.Server): void {
  // Next's are asynchronous.
  const handlers = server.listeners('request') as ((
    ...of: Parameters<http.RequestListener>
  ) => unknown)[];
  server.removeAllListeners('request');
  server.on('request', (request: http.IncomingMessage, reply: http.ServerResponse) => {
    receive(server, request, reply, () =>
      Promise.all(handlers.map((handler) => handler.call(server, request, reply))),
    );
  });
}

function install(): true {
  // Next makes its server itself and shows it to nobody. Node publishes a request before the server
  // has it, the first one too.
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: http.Server };
    if (leftAlone.has(server)) return;
    leftAlone.add(server);
    lead(server);
  });
  return true;
}

/**
 * Has every request pass through here before Next: this is the one place that gives it an id, makes its
 * address readable, counts, times and logs it, gives its reply the headers that defend the site, and
 * refuses what costs more than its sender may request.
 */
export const installRequestPipeline = (): void => void processWide('led requests', install);
