import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Env from '@/env';
import { env } from '@/env';
import { log } from '@/platform/telemetry/log';
import { purgeEdges } from './purge';

vi.mock('node:dns/promises', () => ({ lookup: vi.fn() }));
vi.mock('@/env', async (original) => {
  const real = await original<typeof Env>();
  return { ...real, env: vi.fn(real.env) };
});

const TOKEN = 'a-token-of-the-tests-only';
const servers: http.Server[] = [];
const failed = vi.spyOn(log, 'error');

/** Edges are purged at these URLs, and each name resolves to these addresses. */
function edges(urls: string[], addresses = ['127.0.0.1']) {
  vi.mocked(env).mockReturnValue({
    EDGE_PURGE_URLS: urls,
    EDGE_PURGE_TOKEN: TOKEN,
  } as ReturnType<typeof env>);
  vi.mocked(lookup).mockImplementation((async () =>
    addresses.map((address) => ({ address, family: 4 }))) as never);
}

/** An edge that answers with a status, or with null never. */
async function edge(status: number | null, port = 0, address = '127.0.0.1') {
  const requests: http.IncomingMessage[] = [];
  const server = http.createServer((request, reply) => {
    requests.push(request);
    if (status) reply.writeHead(status).end();
  });
  servers.push(server);
  server.listen(port, address);
  await once(server, 'listening');
  return { requests, port: (server.address() as AddressInfo).port };
}

beforeEach(() => void failed.mockReturnValue());
afterEach(() => {
  failed.mockReset();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

test('each edge is posted to, with the token', async () => {
  const [one, two] = [await edge(204), await edge(200)];
  edges([`http://one.test:${one.port}/purge`, `http://two.test:${two.port}/other?a=1`]);
  await purgeEdges('everything');
  expect(
    [...one.requests, ...two.requests].map(({ method, url, headers }) => [method, url, headers]),
  ).toEqual([
    ['POST', '/purge', expect.objectContaining({ authorization: `Bearer ${TOKEN}` })],
    ['POST', '/other?a=1', expect.objectContaining({ host: `two.test:${two.port}` })],
  ]);
  expect(failed).not.toHaveBeenCalled();
});

test('what is purged alone is named, nothing is not posted', async () => {
  const one = await edge(204);
  edges([`http://one.test:${one.port}/purge`]);
  await purgeEdges([]);
  await purgeEdges(['flights', 'hy601-20261121-d']);
  expect(one.requests.map(({ url }) => new URL(url ?? '', 'http://one.test').search)).toEqual([
    '?scopes=flights%2Chy601-20261121-d',
  ]);
});

test('every address of a name is', async () => {
  const one = await edge(204);
  const two = await edge(204, one.port, '127.0.0.2');
  edges([`http://edges.test:${one.port}/purge`], ['127.0.0.1', '127.0.0.2']);
  await purgeEdges('everything');
  expect([one.requests.length, two.requests.length]).toEqual([1, 1]);
});

test('an edge that refuses, or is not there, is logged and keeps no other from being purged', async () => {
  const [refusing, good] = [await edge(404), await edge(204)];
  edges([
    `http://refusing.test:${refusing.port}/purge`,
    'http://gone.test:1/purge',
    `http://good.test:${good.port}/purge`,
  ]);
  await purgeEdges('everything');
  expect(good.requests).toHaveLength(1);
  expect(failed).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ edge: `refusing.test:${refusing.port}`, address: '127.0.0.1' }),
    'An edge was not purged.',
  );
});

test('saving waits a second for an edge that does not answer, and not longer for two', async () => {
  const silent = await edge(null);
  edges([`http://a.test:${silent.port}/purge`, `http://b.test:${silent.port}/purge`]);
  const begun = performance.now();
  await purgeEdges('everything');
  expect(performance.now() - begun).toBeGreaterThan(900);
  expect(performance.now() - begun).toBeLessThan(1900);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('a name that is not found, or not in time, is logged', async () => {
  edges(['http://unknown.test/purge', 'http://slow.test/purge']);
  vi.mocked(lookup).mockImplementation((async (name: string) => {
    if (name === 'unknown.test') throw new Error('ENOTFOUND');
    return new Promise(() => undefined);
  }) as never);
  await purgeEdges('everything');
  expect(failed).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ edge: 'unknown.test' }),
    'An edge was not found.',
  );
});

test('without edges nothing is requested', async () => {
  vi.mocked(env).mockReturnValue({ EDGE_PURGE_URLS: [] as string[] } as ReturnType<typeof env>);
  await purgeEdges('everything');
  expect(failed).not.toHaveBeenCalled();
});
