import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEdge, type Edge } from '../../../tools/lib/edge';
import { cachedFor, startOrigin } from './origin';

let origin: Awaited<ReturnType<typeof startOrigin>>;
let edge: Edge;

beforeAll(async () => {
  origin = await startOrigin();
  edge = await startEdge({ web: origin.port });
});
afterAll(async () => {
  await edge?.stop();
  origin?.stop();
});

/** The headers with which the last request for a path reached the site. */
const heard = (path: string) => origin.requestsFor(path).at(-1)?.headers;

/** What Next, its hosts and the site believe of one another, in no browser's request. */
const believed = {
  'x-middleware-subrequest': 'middleware',
  'x-middleware-rewrite': '/admin/',
  'x-middleware-prefetch': '1',
  'x-middleware-anything': '1',
  'x-now-route-matches': '1',
  'x-matched-path': '/admin/',
  'x-invoke-path': '/admin/',
  'x-invoke-status': '500',
  'x-nextjs-data': '1',
  'x-next-resume-state-length': '1',
  'x-next-revalidated-tags': 'pages',
  'x-next-revalidate-tag-token': 'guess',
  'x-prerender-revalidate': 'guess',
  'x-action-forwarded': '1',
  'next-resume': '1',
  'content-security-policy': "script-src 'nonce-mine'",
  forwarded: 'for=203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'x-forwarded-port': '1',
  'x-original-url': '/admin/',
  'x-parvoz-internal': 'guess',
  'x-parvoz-peer': '203.0.113.7',
};

describe('what reaches the site', () => {
  const paths = ['/ru/parking/', '/api/press', '/admin/', '/cms-api/pages', '/preview/token/ru/'];

  test.each(paths)('nothing that a framework believes, at %s', async (path) => {
    await edge.send(path, { headers: believed });
    expect(Object.keys(heard(path) ?? {}).filter((name) => name in believed)).toEqual([]);
  });

  test.each(paths)('whose request it is, under an id, at %s', async (path) => {
    const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    await edge.send(path, { headers: { ...claimed, 'x-request-id': 'of-the-client-12345' } });
    expect(heard(path)).toMatchObject({
      host: `localhost:${edge.ports.http}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `localhost:${edge.ports.http}`,
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('pages and calls are requested without cookies and logins; the admin gets them', async () => {
    const headers = { cookie: 'payload-token=a', authorization: 'JWT a' };
    for (const path of ['/ru/', '/api/flights', '/cms-api/media/file/b.webp']) {
      await edge.send(path, { headers });
      expect(heard(path), path).not.toHaveProperty('cookie');
      expect(heard(path), path).not.toHaveProperty('authorization');
    }
    for (const path of ['/admin/', '/cms-api/pages', '/preview/token/ru/']) {
      await edge.send(path, { headers });
      expect(heard(path), path).toMatchObject(headers);
    }
  });

  test('what the router and a form send', async () => {
    const headers = {
      rsc: '1',
      'next-action': '7f',
      'next-router-state-tree': '%5B%5D',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-url': '/ru/',
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
    };
    await edge.send('/ru/airport/contacts/', { method: 'POST', headers, body: 'message' });
    expect(heard('/ru/airport/contacts/')).toMatchObject({ ...headers, 'content-length': '7' });
  });

  test('no upgrade of the connection', async () => {
    const socket = net.connect(edge.ports.http, '127.0.0.1');
    socket.write(
      'GET /upgrade/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [reply] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard('/upgrade/')).not.toHaveProperty('upgrade');
    expect(heard('/upgrade/')).not.toMatchObject({ connection: expect.stringMatching(/upgrade/i) });
  });
});

describe('what does not reach the site', () => {
  test.each([
    '/cms-api/users/first-register',
    '/cms-api/users/first-register/',
    '/cms-api//users/./first-register?depth=0',
    '/cms-api/%75sers/first-register',
    '/admin/create-first-user',
    '/admin/create-first-user/',
  ])('the making of a first user, as %s', async (path) => {
    const { status } = await edge.send(path, { method: 'POST', body: '{}' });
    expect(status).toBe(403);
    expect(origin.requestsFor(path.split('?')[0] ?? '')).toEqual([]);
  });

  test.each([
    ['/cms-api\\users\\first-register', 400],
    ['/cms-api/users%5Cfirst-register', 400],
    ['/internal/draft-mode/', 404],
    ['/metrics', 404],
    ['/metrics/', 404],
  ])('%s', async (path, status) => {
    expect((await edge.send(path)).status).toBe(status);
    expect(origin.requestsFor(path)).toEqual([]);
  });

  test('requests for another host', async () => {
    const { status } = await edge.send('/other/', { headers: { host: 'elsewhere.example' } });
    expect(status).toBe(421);
    expect(origin.requestsFor('/other/')).toEqual([]);
  });

  test('bodies that are longer than a message', async () => {
    const body = 'x'.repeat(200_000);
    const options = { method: 'POST', body, headers: { 'content-length': body.length } };
    expect((await edge.send('/ru/airport/contacts/', options)).status).toBe(413);
    const signedIn = { ...options, headers: { ...options.headers, authorization: 'JWT a' } };
    expect((await edge.send('/cms-api/media', signedIn)).status).toBe(200);
  });

  test.each<[string, number]>([
    ['/cms-api/pages', 1],
    ['/cms-api/media', 16],
    ['/cms-api/media/7', 16],
    ['/cms-api/translations/import', 21],
    ['/admin/', 1],
  ])('bodies for %s that are longer than %d MB', async (path, megabytes) => {
    const send = (bytes: number) =>
      edge.send(path, {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: { 'content-length': bytes, cookie: 'payload-token=a' },
      });
    const limit = megabytes * 1024 * 1024;
    expect((await send(limit)).status).toBe(200);
    expect((await send(limit + 1)).status).toBe(413);
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s of the CMS without a login', async (method) => {
    const path = `/cms-api/press/${method}`;
    expect((await edge.send(path, { method, body: '{}' })).status).toBe(403);
    expect(origin.requestsFor(path)).toEqual([]);
    for (const headers of [{ authorization: 'Bearer parvoz_a' }, { cookie: 'payload-token=a' }]) {
      expect((await edge.send(path, { method, body: '{}', headers })).status).toBe(200);
    }
  });
});

describe('the log', () => {
  test('has the id and the cache status, and nothing of the visitor', async () => {
    origin.says(() => ({ headers: cachedFor(60) }));
    await edge.send('/logged/?search=Dilnoza');
    await edge.send('/preview/a-secret-token/ru/parking/');
    await expect.poll(() => edge.logged()).toContain('/preview/***/ru/parking/');
    const entry = () =>
      edge
        .logged()
        .split('\n')
        .find((line) => line.includes('/logged/'));
    // Each of nginx's workers writes for itself.
    await expect.poll(entry).toBeDefined();
    expect(JSON.parse(entry() ?? '{}')).toMatchObject({
      request_id: heard('/logged/')?.['x-request-id'],
      path: '/logged/',
      status: '200',
      cache: 'MISS',
    });
    expect(edge.logged()).not.toMatch(/Dilnoza|a-secret-token|127\.0\.0\.1/);
  });
});
