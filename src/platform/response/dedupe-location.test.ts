import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { dedupeLocation } from './dedupe-location';

test.each([[['/parking/']], [['/parking/', '/parking/']]])('%j leads to one place', async (to) => {
  const server = http.createServer((_, reply) => {
    dedupeLocation(reply);
    for (const one of to) reply.appendHeader('location', one);
    reply.writeHead(308).end();
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  expect(reply.headers.get('location')).toBe('/parking/');
});
