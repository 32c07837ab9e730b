import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { jwtSign } from 'payload';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_BYTES } from '@/cms/uploads/pictures';
import { env } from '@/env';
import { maxMegabytes } from '@/studio/translation-files/formats/file';
import { callerOf } from './caller';
import { admit } from './guard';
import { JsonScan } from './json-scan';
import { bodyLimits, MAX_NESTING, MAX_VALUES } from './limits';

/** Bytes of bodies that got through, whole. */
let through: number[] = [];
const server = http.createServer((request, reply) => {
  if (!admit(request, reply)) return;
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('error', () => undefined);
  request.on('end', () => {
    through.push(bytes);
    reply.end('through');
  });
});
let origin = '';
let session = '';

const sign = async (expires: number, secret = env().PAYLOAD_SECRET) => {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  const fieldsToSign = { id: 1, collection: 'users' };
  return (await jwtSign({ fieldsToSign, secret: key, tokenExpiration: expires })).token;
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  session = `JWT ${await sign(60)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => void (through = []));

interface Sent {
  more?: Record<string, string>;
  type?: string;
  authorization?: string;
  method?: string;
  chunked?: boolean;
}

async function send(path: string, body: string, how: Sent = {}) {
  const { type = 'application/json', authorization, method = 'POST', chunked, more } = how;
  const headers = { 'content-type': type, ...(authorization && { authorization }), ...more };
  const stream = () => new Blob([body]).stream();
  const reply = await fetch(origin + path, {
    method,
    headers,
    body: chunked ? stream() : body,
    duplex: 'half',
  } as RequestInit);
  return { status: reply.status, text: await reply.text() };
}

const form = 'multipart/form-data; boundary=x';
const text = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));

test.each([
  ['nobody', undefined, 'visitor'],
  ['a made-up session', 'JWT a.b.c', 'visitor'],
  ['no session', 'JWT x', 'visitor'],
  ['an API key', 'Bearer parvoz_abc', 'key'],
])('%s is recognized by the headers', (_, authorization, caller) => {
  expect(callerOf({ authorization })).toBe(caller);
});

test('a session that Payload signed is staff, in a header or a cookie; an old or foreign one is not', async () => {
  const token = await sign(60);
  for (const head of [
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
    { cookie: `a=b; payload-token=${token}` },
  ]) {
    expect(callerOf(head)).toBe('staff');
  }
  expect(callerOf({ authorization: `JWT ${await sign(-60)}` })).toBe('visitor');
  expect(callerOf({ authorization: `JWT ${await sign(60, 'of another site')}` })).toBe('visitor');
});

test('a stranger writes nothing to the CMS, and nobody reads what was sent', async () => {
  for (const [path, method] of [
    ['/cms-api/pages', 'POST'],
    ['/cms-api/media/1', 'PATCH'],
    ['/cms-api/users/1', 'DELETE'],
    ['/cms-api/users/versions/1', 'POST'],
    ['/cms-api/graphql', 'POST'],
    ['/cms-api/translations/import', 'POST'],
  ] as const) {
    expect((await send(path, text(2_000_000), { method })).status, path).toBe(403);
  }
  expect(through).toEqual([]);
});

const { visitor, staff, picture, exchange } = bodyLimits;

test.each<[string, string, number, Sent]>([
  ['a login', '/cms-api/users/login', visitor, {}],
  ['a message', '/api/contact', visitor, {}],
  ['a form of a page', '/ru/airport/contacts/', visitor, { type: form }],
  ['a document', '/cms-api/pages', staff, { authorization: 'session' }],
  ['a document by a key', '/cms-api/flights', staff, { authorization: 'Bearer parvoz_a' }],
  ['an action of the admin', '/admin/', staff, { authorization: 'session' }],
  ['a picture', '/cms-api/media', picture, { authorization: 'session', type: form }],
  ['a picture by a key', '/cms-api/media', staff, { authorization: 'Bearer parvoz_a', type: form }],
  ['a picture by a stranger', '/cms-api/users/login', visitor, { type: form }],
  [
    'an import',
    '/cms-api/translations/import?format=csv',
    exchange,
    { authorization: 'session', type: 'text/csv' },
  ],
])('%s may be so long, whatever its head says', async (_, path, limit, sent) => {
  const authorization = sent.authorization === 'session' ? session : sent.authorization;
  for (const chunked of [false, true]) {
    const how = { ...sent, authorization, chunked };
    expect((await send(path, text(limit), how)).status).toBe(200);
    expect(through.splice(0)).toEqual([limit]);
    expect((await send(path, text(limit + 1), how)).status).toBe(413);
    expect(through).toEqual([]);
  }
});

test('the largest picture and file of translations fit in, so that what is larger is refused in words', () => {
  expect(picture).toBeGreaterThan(MAX_BYTES + 10_000);
  expect(exchange).toBeGreaterThan(maxMegabytes * 1024 * 1024);
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('JSON that is nested deeply or has millions of values is refused before it is parsed', async () => {
  const authorization = session;
  const wide = (commas: number) => `[${'0,'.repeat(commas)}0]`;
  for (const [good, bad] of [
    [nested(MAX_NESTING), nested(MAX_NESTING + 1)],
    [wide(MAX_VALUES), wide(MAX_VALUES + 1)],
  ] as const) {
    for (const chunked of [false, true]) {
      expect((await send('/cms-api/pages', good, { authorization, chunked })).status).toBe(200);
      through = [];
      expect((await send('/cms-api/pages', bad, { authorization, chunked })).status).toBe(400);
      expect(through).toEqual([]);
    }
  }
});

test('no text is taken for nesting, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.string(), fc.nat(), (json, more, at) => {
      const bytes = Buffer.from(JSON.stringify([json, more, '[{"\\'.repeat(300)]));
      const scan = new JsonScan();
      const cut = at % bytes.length;
      expect(scan.accepts(bytes.subarray(0, cut)) && scan.accepts(bytes.subarray(cut))).toBe(true);
    }),
    { seed: 24 },
  );
});

test.each([
  ['/ru/', 'PUT', 405],
  ['/cms-api/pages', 'PROPFIND', 405],
  ['/api', 'GET', 404],
  ['/cms-api/', 'GET', 404],
  ['/cms-api/media?page=1e20', 'GET', 400],
  ['/cms-api/media?where[alt][like][0]=a', 'GET', 400],
  ['/cms-api/media?where[alt][near]=a', 'GET', 400],
  [`/cms-api/media?${'a=b&'.repeat(600)}`, 'GET', 400],
  [`/cms-api/media?where${'[or][0]'.repeat(10)}[alt][equals]=a`, 'GET', 400],
  ['/cms-api/media/file/%00', 'GET', 400],
  [`/ru/?x=${'y'.repeat(9000)}`, 'GET', 414],
])('%s, %s', async (path, method, status) => {
  const reply = await fetch(origin + path, { method });
  expect(reply.status).toBe(status);
  const said = await reply.text();
  if (/^\/(?:api|cms-api)/.test(path)) expect(JSON.parse(said)).toMatchObject({ status: 'error' });
  else expect(said).toContain('<html lang="ru">');
});

test('forms need a boundary, and pages take nothing but forms', async () => {
  expect((await send('/ru/', 'x', { type: 'multipart/form-data' })).status).toBe(400);
  expect((await send('/ru/', 'x=1', { type: 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  );
  expect((await send('/cms-api/users/login', 'x', { type: 'multipart/form-data' })).status).toBe(
    400,
  );
});

test('a query in a body is one of staff, and of the type that has queries', async () => {
  const more = { 'x-payload-http-method-override': 'GET' };
  const type = 'application/x-www-form-urlencoded';
  const sent = [
    ['/cms-api/users/login', { more, type }, 403],
    ['/cms-api/media', { more, authorization: session }, 415],
    ['/cms-api/media', { more, type, authorization: session }, 200],
  ] as const;
  for (const [path, how, status] of sent) {
    expect((await send(path, 'limit=1', how)).status).toBe(status);
  }
});

test('an origin is an address or null', async () => {
  for (const [origin, status] of [
    ['https://a.uz', 200],
    ['null', 200],
    ['a b', 400],
  ] as const) {
    const how = { authorization: session, more: { origin } };
    expect((await send('/admin/', '[]', how)).status).toBe(status);
  }
});

test('a form and an action come from a page of the site', async () => {
  const own = new URL(origin);
  const cases = [
    [{ origin: own.origin }, 200],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'x:' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://site.uz', 'x-forwarded-host': 'site.uz' }, 200],
    [{ origin: own.origin, 'x-forwarded-host': 'site.uz, b.uz' }, 403],
    [{}, 200],
  ] as const;
  for (const [more, status] of cases) {
    expect((await send('/ru/', '--x--', { type: form, more })).status).toBe(status);
    const action = { type: 'text/plain', more: { ...more, 'next-action': '7f' } };
    expect((await send('/ru/', '[]', action)).status).toBe(status);
    expect((await send('/admin/', '[]', { ...action, authorization: session })).status).toBe(
      status,
    );
  }
});

test('internal requests take no forms', async () => {
  const types = [form, 'application/x-www-form-urlencoded'];
  for (const type of types) {
    expect((await send('/internal/', '--x', { type })).status).toBe(404);
    expect((await send('/csp-reports', '--x', { type })).status).toBe(404);
  }
});

test('an address that is no path is refused', async () => {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 400 /);
});
