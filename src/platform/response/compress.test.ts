import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, compress } from './compress';

const negotiated = (encodings?: string) =>
  encodingFor({ headers: { 'accept-encoding': encodings } } as unknown as IncomingMessage);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('accepting %s gets %s', (encodings, encoding) => expect(negotiated(encodings)).toBe(encoding));

test('what was compressed can be decompressed', async () => {
  const body = Buffer.from('Toshkent '.repeat(1000));
  const [br, gzip] = [await compress(body, 'br'), await compress(body, 'gzip')];
  expect(brotliDecompressSync(br)).toEqual(body);
  expect(gunzipSync(gzip)).toEqual(body);
  expect(await compress(body, undefined)).toBe(body);
});
