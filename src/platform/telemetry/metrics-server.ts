import { once } from 'node:events';
import http from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { env } from '@/env';
import { excludeServer } from '@/platform/server';
import { buildId } from './build-id';
import { log } from './log';
import { metrics } from './metrics';

const { registry } = metrics;

async function answer(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
  const readOnly = request.method === 'GET' || request.method === 'HEAD';
  if (request.url !== '/metrics' || !readOnly) {
    reply.writeHead(404).end();
    return;
  }
  const text = await registry.metrics();
  reply.writeHead(200, { 'content-type': registry.contentType }).end(text);
}

/**
 * Serves `GET /metrics`, in the format of Prometheus, on a port of its own.
 * @throws Error naming the variables when the port cannot be listened on
 */
export async function startMetricsServer(port: number, host: string): Promise<http.Server> {
  const server = http.createServer((request, reply) => {
    answer(request, reply).catch((err: unknown) => {
      log.error({ err }, 'The metrics could not be read.');
      reply.writeHead(500).end();
    });
  });
  excludeServer(server);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const address = `METRICS_HOST ${host} and METRICS_PORT ${port}`;
    throw new Error(`${address} cannot be listened on: ${(cause as Error).message}`, { cause });
  }
  metrics.build.set({ build: buildId() }, 1);
  collectDefaultMetrics({ register: registry });
  return server;
}

/** Starts it where METRICS_PORT is set. */
export async function serveMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT) await startMetricsServer(METRICS_PORT, METRICS_HOST);
}
