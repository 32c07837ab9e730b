import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEdge, type Edge } from '../../../tools/lib/edge';
import { startOrigin } from './origin';

const script = 'console.log("Parvoz")';
const name = '_next/static/chunks/main.js';
let origin: Awaited<ReturnType<typeof startOrigin>>;
let edge: Edge;

beforeAll(async () => {
  origin = await startOrigin();
  edge = await startEdge({
    web: origin.port,
    files: {
      [name]: script,
      [`${name}.gz`]: gzipSync(script),
      [`brotli/${name}`]: brotliCompressSync(script),
      '_next/static/media/onest.woff2': 'font',
    },
  });
});
afterAll(async () => {
  await edge?.stop();
  origin?.stop();
});

test.each([
  ['br', 'gzip, deflate, br', 'br'],
  ['gzip', 'gzip, deflate', 'gzip'],
  ['gzip where brotli is refused', 'gzip, br;q=0', 'gzip'],
  ['plain', 'identity', undefined],
])('a file on the disk comes as the browser takes it: %s', async (_, accepted, encoding) => {
  const reply = await edge.send(`/${name}`, { headers: { 'accept-encoding': accepted } });
  expect(reply).toMatchObject({ status: 200, text: script });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['content-type']).toBe('application/javascript');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.vary).toBe('Accept-Encoding');
  expect(origin.requestsFor(`/${name}`)).toEqual([]);
});

test('a file that was not compressed comes as it is', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const reply = await edge.send('/_next/static/media/onest.woff2', { headers });
  expect(reply).toMatchObject({ status: 200, text: 'font' });
});

test('a file that is not on the disk is requested from the site, once', async () => {
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
  origin.says(() => ({ headers: immutable }));
  const path = '/_next/static/chunks/older.js';
  expect([(await edge.send(path)).text, (await edge.send(path)).text]).toEqual(['0 ', '0 ']);
  origin.stop();
  expect((await edge.send(path)).text).toBe('0 ');
  await origin.start();
});

test('the folder of compressed files has no address', async () => {
  expect((await edge.send(`/brotli/${name}`)).status).toBe(404);
});
