import type http from 'node:http';
import { log } from './log';
import { metrics } from './metrics';
import { loggedPath, routePattern } from './route-pattern';

const cacheStates = ['HIT', 'STALE', 'MISS'];
const reading = ['GET', 'HEAD', 'OPTIONS'];

function cacheStateOf(reply: http.ServerResponse): string | undefined {
  const header = reply.getHeader('x-nextjs-cache');
  return cacheStates.find((state) => state === header)?.toLowerCase();
}

/** Counts and logs a request when its reply ends; one whose client has gone is aborted. */
export function watch(
  request: http.IncomingMessage,
  reply: http.ServerResponse,
  requestId: string,
): void {
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
