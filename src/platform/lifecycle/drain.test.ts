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

/** A server whose slow replies are ended by the test. */
async function slowServer() {
  const replies = new Set<http.ServerResponse>();
  const pending: http.ServerResponse[] = [];
  let draining = false;
  const server = http.createServer((request, reply) => {
    replies.add(reply);
    reply.once('close', () => replies.delete(reply));
    if (draining) closeAfter(reply);
    if (request.url === '/slow') pending.push(reply);
    else reply.end('at once');
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    pending,
    drain: (idleMs: number, limitMs = 10_000) => {
      draining = true;
      return drain(server, replies, { idleMs, deadline: Date.now() + limitMs });
    },
  };
}

function keepAliveConnection(port: number) {
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

const firstPending = async ({ pending }: { pending: http.ServerResponse[] }) => {
  while (!pending[0]) await wait(5);
  return pending[0];
};

test('a reply that was begun is finished, and only then is it over', async () => {
  const server = await slowServer();
  const sent = keepAliveConnection(server.port)('/slow');
  const reply = await firstPending(server);
  let over = false;
  const drained = server.drain(0).then(() => (over = true));
  await wait(60);
  expect(over).toBe(false);
  reply.end('worth the wait');
  expect((await sent).text).toBe('worth the wait');
  await drained;
});

test('new connections are refused', async () => {
  const server = await slowServer();
  const sent = keepAliveConnection(server.port)('/slow');
  const reply = await firstPending(server);
  const drained = server.drain(0);
  const [refusal] = (await once(net.connect(server.port, '127.0.0.1'), 'error')) as [Error];
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
  reply.end();
  await Promise.all([sent, drained]);
});

test('a request on a keep-alive connection is answered, and is its last', async () => {
  const server = await slowServer();
  const send = keepAliveConnection(server.port);
  expect((await send('/')).connection).toBe('keep-alive');
  const drained = server.drain(5000);
  expect(await send('/')).toEqual({ text: 'at once', connection: 'close' });
  // Not five seconds: the last connection has gone.
  await drained;
  await expect(send('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an idle connection is closed when its time is over', async () => {
  const server = await slowServer();
  const send = keepAliveConnection(server.port);
  await send('/');
  await server.drain(50);
  await expect(send('/')).rejects.toMatchObject({ code: /ECONNREFUSED|ECONNRESET/ });
});

test('what is not finished at the deadline is cut off', async () => {
  const server = await slowServer();
  const sent = keepAliveConnection(server.port)('/slow');
  await firstPending(server);
  const failed = expect(sent).rejects.toMatchObject({ code: 'ECONNRESET' });
  await server.drain(0, 50);
  await failed;
});
