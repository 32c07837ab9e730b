import http from 'node:http';
import { env } from '@/env';
import { trackReply } from '@/platform/lifecycle/state';
import { admit } from '@/platform/guard/guard';
import { findPage } from '@/platform/guard/missing-pages';
import { PEER_HEADER } from '@/lib/client-address';
import { processWide } from '@/platform/process-wide';
import { wellFormed } from '@/lib/well-formed';
import { setCacheControl } from '@/platform/response/cache-control';
import { linkHeaderOnce } from '@/platform/response/link-header-once';
import { secureReply } from '@/platform/response/secure-reply';
import { log } from './log';
import { metrics } from './metrics';
import { inRequest, REQUEST_ID_HEADER, requestIdOf } from './request-context';
import { loggedPath, routePattern } from './route-pattern';

type Emit = (this: http.Server, ...event: unknown[]) => boolean;

const cacheStates = ['HIT', 'STALE', 'MISS'];
const reading = ['GET', 'HEAD', 'OPTIONS'];

const privateServers = processWide('private servers', () => new WeakSet<http.Server>());

/** Keeps the requests of a server that is not the site's out of log and metrics. */
export const keepPrivate = (server: http.Server): void => void privateServers.add(server);

function cacheStateOf(reply: http.ServerResponse): string | undefined {
  const header = reply.getHeader('x-nextjs-cache');
  return cacheStates.find((state) => state === header)?.toLowerCase();
}

/** Counts and logs a request when its reply is at its end; a reply nobody waited for is aborted. */
function watch(request: http.IncomingMessage, reply: http.ServerResponse, requestId: string): void {
  const { socket, url = '', method = '' } = request;
  const path = loggedPath(url);
  const route = routePattern(path);
  const begun = performance.now();
  const bytesBefore = socket.bytesWritten;
  metrics.inFlight.inc();
  reply.once('close', () => {
    const ms = performance.now() - begun;
    const aborted = !reply.writableFinished;
    const cache = cacheStateOf(reply);
    metrics.inFlight.dec();
    metrics.replies.observe(
      {
        route,
        method: reading.includes(method) ? 'read' : 'write',
        status: aborted ? 'aborted' : `${Math.floor(reply.statusCode / 100)}xx`,
      },
      ms / 1000,
    );
    if (cache) metrics.pageCache.inc({ route, state: cache });
    if (!log.isLevelEnabled('info')) return;
    log.info(
      {
        request_id: requestId,
        method,
        path,
        route,
        status: reply.statusCode,
        ms: Math.round(ms),
        bytes: socket.bytesWritten - bytesBefore,
        ...(cache && { cache }),
        ...(aborted && { aborted }),
      },
      'request',
    );
  });
}

function install(): true {
  const server = http.Server.prototype as unknown as { emit: Emit };
  const { TRUST_PROXY } = env();
  const { emit } = server;
  server.emit = function (...event) {
    if (event[0] !== 'request' || privateServers.has(this)) return emit.apply(this, event);
    const [, request, reply] = event as [string, http.IncomingMessage, http.ServerResponse];
    const requestId = requestIdOf(request.headers[REQUEST_ID_HEADER], TRUST_PROXY);
    request.url = wellFormed(request.url ?? '');
    request.headers[REQUEST_ID_HEADER] = requestId;
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    reply.setHeader(REQUEST_ID_HEADER, requestId);
    setCacheControl(request, reply);
    linkHeaderOnce(reply);
    trackReply(this, reply);
    secureReply(request, reply);
    watch(request, reply, requestId);
    void inRequest(requestId, async () => {
      if (admit(request, reply) && (await findPage(request, reply))) emit.apply(this, event);
    });
    return true;
  };
  return true;
}

/**
 * Sees every request before Next does: this is the one place that gives it an id, notes who is
 * connected (route handlers see no connection), makes its address readable, counts, times and logs
 * it, gives its reply the headers that defend the site, and refuses what costs more than its sender
 * may ask for.
 */
export const observeRequests = (): void => void processWide('observed requests', install);
