import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { drain } from './drain';
import { closeAfter } from './state';

const servers: http.Server[] = [];
const agents: http.Agent[] = [];

afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server whose replies come when they are let go. */
async function slowServer() {
  const replies = new Set<http.ServerResponse>();
  const held: http.ServerResponse[] = [];
  let draining = false;
  const server = http.createServer((request, reply) => {
    replies.add(reply);
    reply.once('close', () => replies.delete(reply));
    if (draining) closeAfter(reply);
    if (request.url === '/slow') held.push(reply);
    else reply.end('at once');
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    held,
    drain: (idleMs: number, limitMs = 10_000) => {
      draining = true;
      return drain(server, replies, { idleMs, deadline: Date.now() + limitMs });
    },
  };
}

function keptConnection(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return async (path: string): Promise<{ text: string; connection: string | undefined }> => {
    const request = http.get({ port, path, agent });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return { text, connection: response.headers.connection };
  };
}

const heldOne = async ({ held }: { held: http.ServerResponse[] }) => {
  while (!held[0]) await wait(5);
  return held[0];
};

test('a reply that was begun is finished, and only then is it over', async () => {
  const server = await slowServer();
  const asked = keptConnection(server.port)('/slow');
  const reply = await heldOne(server);
  let over = false;
  const drained = server.drain(0).then(() => (over = true));
  await wait(60);
  expect(over).toBe(false);
  reply.end('worth the wait');
  expect((await asked).text).toBe('worth the wait');
  await drained;
});

test('new connections are refused', async () => {
  const server = await slowServer();
  const asked = keptConnection(server.port)('/slow');
  const reply = await heldOne(server);
  const drained = server.drain(0);
  const [refusal] = (await once(net.connect(server.port, '127.0.0.1'), 'error')) as [Error];
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
  reply.end();
  await Promise.all([asked, drained]);
});

test('a request that comes on a kept connection is answered, and is its last', async () => {
  const server = await slowServer();
  const ask = keptConnection(server.port);
  expect((await ask('/')).connection).toBe('keep-alive');
  const drained = server.drain(5000);
  expect(await ask('/')).toEqual({ text: 'at once', connection: 'close' });
  // Not five seconds: the last connection has gone.
  await drained;
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an idle connection is closed when its time is over', async () => {
  const server = await slowServer();
  const ask = keptConnection(server.port);
  await ask('/');
  await server.drain(50);
  await expect(ask('/')).rejects.toMatchObject({ code: /ECONNREFUSED|ECONNRESET/ });
});

test('what is not finished at the deadline is cut off', async () => {
  const server = await slowServer();
  const asked = keptConnection(server.port)('/slow');
  await heldOne(server);
  const failed = expect(asked).rejects.toMatchObject({ code: 'ECONNRESET' });
  await server.drain(0, 50);
  await failed;
});
