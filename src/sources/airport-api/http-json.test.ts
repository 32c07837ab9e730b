import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startUpstream, type Upstream } from '../../../tests/fixtures/upstream';
import { MAX_REPLY_BYTES } from './config';
import { fetchJson, retryAfterMs } from './http-json';
import type { UpstreamFailure } from './failure';
import { httpTransport } from './transport';

let upstream: Upstream;
let other: Upstream;
const transport = httpTransport();

beforeAll(async () => {
  upstream = await startUpstream(json({}));
  other = await startUpstream(json({ from: 'other' }));
});
afterAll(() => Promise.all([upstream.close(), other.close()]));

const send = (path = '/') =>
  fetchJson(new URL(path, upstream.url), transport, AbortSignal.timeout(5000));

const failureOf = (path?: string) =>
  send(path).then(
    () => expect.unreachable('It did not fail.'),
    ({ kind, status }: UpstreamFailure) => ({ kind, status }),
  );

test('a body of JSON is read, with its length', async () => {
  upstream.answer(json({ gate: 'A4' }));
  expect(await send()).toEqual({ body: { gate: 'A4' }, bytes: 13 });
});

test.each([
  ['a byte order mark and CRLF', '\uFEFF{\r\n"gate":\r\n"A4"}\r\n'],
  ['compressed bytes', gzipSync('{"gate":"A4"}')],
])('%s', async (what, body) => {
  const compressed = typeof body !== 'string';
  upstream.answer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      ...(compressed && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  expect(await send()).toMatchObject({ body: { gate: 'A4' } });
});

test('connections are reused', async () => {
  upstream.answer(json({}));
  await send();
  const before = upstream.connections();
  for (let count = 0; count < 5; count += 1) await send();
  expect(upstream.connections()).toBe(before);
});

test.each([400, 403, 404])('%i is an answer', async (status) => {
  upstream.answer(json({}, status));
  expect(await send()).toEqual({ refused: status });
});

test.each([408, 429, 500, 502, 503, 204])('%i is a failure', async (status) => {
  upstream.answer(json('', status));
  expect(await failureOf()).toEqual({ kind: 'status', status });
});

test.each(['text/html', 'text/plain', 'application/jsonp'])('%s is no JSON', async (type) => {
  upstream.answer(json({}, 200, { 'content-type': type }));
  expect(await failureOf()).toMatchObject({ kind: 'content_type' });
});

test.each(['application/json', 'application/problem+json; charset=utf-8', 'text/json'])(
  '%s is JSON',
  async (type) => {
    upstream.answer(json({}, 200, { 'content-type': type }));
    expect(await send()).toMatchObject({ body: {} });
  },
);

test('what claims to be JSON and is not fails', async () => {
  upstream.answer(json('{"gate":'));
  expect(await failureOf()).toMatchObject({ kind: 'shape' });
});

test('a connection that breaks off fails, in the head or in the body', async () => {
  upstream.answer((request) => request.socket.destroy());
  expect(await failureOf()).toMatchObject({ kind: 'network' });
  upstream.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{');
    setImmediate(() => response.destroy());
  });
  expect(await failureOf()).toMatchObject({ kind: 'network' });
});

test('an aborted request ends', async () => {
  upstream.answer(() => {});
  const pending = fetchJson(new URL(upstream.url), transport, AbortSignal.timeout(50));
  await expect(pending).rejects.toMatchObject({ kind: 'timeout' });
});

test('damaged compressed bytes fail', async () => {
  upstream.answer(json('not compressed', 200, { 'content-encoding': 'gzip' }));
  expect(await failureOf()).toMatchObject({ kind: 'network' });
});

test('a reply that is too long is given up while it arrives, also when it does not say so', async () => {
  let sent = 0;
  upstream.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      if (response.destroyed || sent > 10 * MAX_REPLY_BYTES) return;
      sent += 2 ** 16;
      if (response.write(Buffer.alloc(2 ** 16, ' '))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  expect(await failureOf()).toMatchObject({ kind: 'too_large' });
  expect(sent).toBeLessThan(10 * MAX_REPLY_BYTES);
});

test('compressed bytes count decompressed', async () => {
  upstream.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(MAX_REPLY_BYTES + 1, ' ')));
  });
  expect(await failureOf()).toMatchObject({ kind: 'too_large' });
});

test('a reply that says that it is too long is not read', async () => {
  upstream.answer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': MAX_REPLY_BYTES + 1,
    });
    response.flushHeaders();
  });
  expect(await failureOf()).toMatchObject({ kind: 'too_large' });
});

test('redirects within the host are followed, three times', async () => {
  upstream.answer((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else json({ arrived: true })(request, response);
  });
  expect(await send('/3')).toMatchObject({ body: { arrived: true } });
  expect(await failureOf('/4')).toMatchObject({ kind: 'redirect' });
});

test.each([
  ['another host', () => other.url],
  ['another scheme', () => upstream.url.replace('http', 'ftp')],
  ['nowhere', () => 'http://'],
])('a redirect to %s is refused', async (_, target) => {
  upstream.answer((__, response) => {
    response.writeHead(307, { location: target() }).end();
  });
  expect(await failureOf()).toEqual({ kind: 'redirect', status: 307 });
  expect(other.asked).toEqual([]);
});

test('Retry-After is seconds or a date', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(retryAfterMs('3', now)).toBe(3000);
  expect(retryAfterMs('Sat, 21 Nov 2026 10:00:05 GMT', now)).toBe(5000);
  expect(retryAfterMs('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(retryAfterMs('soon', now)).toBeUndefined();
  expect(retryAfterMs(null, now)).toBeUndefined();
});
