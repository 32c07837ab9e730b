import { readFileSync } from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from './metrics';
import { startMetricsServer } from './metrics-server';

let server: http.Server;
let origin = '';

beforeAll(async () => {
  server = await startMetricsServer(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('the metrics of the site and of Node are served in the format of Prometheus', async () => {
  const reply = await fetch(`${origin}/metrics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await reply.text();
  expect(text).toContain('# TYPE parvoz_http_request_duration_seconds histogram');
  expect(text).toMatch(/^parvoz_build_info\{build="[^"]+"\} 1$/m);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
});

test.each([
  ['GET', '/'],
  ['GET', '/metrics/more'],
  ['POST', '/metrics'],
])('%s %s is 404', async (method, path) => {
  expect((await fetch(origin + path, { method })).status).toBe(404);
});

test('a port that is taken is named', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(startMetricsServer(port, '127.0.0.1')).rejects.toThrow(`METRICS_PORT ${port}`);
});

/** The metrics that prom-client gets from Node; they are documented there. */
const ofNode = /^(?:process|nodejs)_/;

test('the table of docs/reference holds every metric and no other', async () => {
  const file = path.join(import.meta.dirname, '../../../docs/reference/metrics.md');
  const reference = readFileSync(file, 'utf8');
  const documented = [
    ...reference.matchAll(/^\| `(parvoz_\w+)` *\| (\w+) *\| (.*?) *\| (.*?) *\|$/gm),
  ];
  const rows = documented.map(([, name, type, labels, help]) => ({ name, type, labels, help }));
  const all = (await metrics.registry.getMetricsAsJSON()).filter(({ name }) => !ofNode.test(name));
  const expected = all.map(({ name, type, help }) => {
    const metric = metrics.registry.getSingleMetric(name) as unknown as { labelNames: string[] };
    const labels = metric.labelNames.map((label) => `\`${label}\``).join(', ');
    return { name, type: String(type), labels, help };
  });
  expect(rows).toEqual(expected);
});

test('names follow the conventions: a unit or _total at their end', async () => {
  const all = await metrics.registry.getMetricsAsJSON();
  for (const { name, type } of all.filter(({ name }) => !ofNode.test(name))) {
    if (String(type) === 'counter') expect(name).toMatch(/_total$/);
    if (String(type) === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});
