import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const servers: net.Server[] = [];
const sockets: net.Socket[] = [];

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A server with a handler for each connection. */
async function serverThat(does: (socket: net.Socket) => void) {
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    does(socket);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The module, reading the address of that port. */
async function stateOf(port: number) {
  vi.stubEnv('DATABASE_URI', `postgres://a:b@127.0.0.1:${port}/c`);
  return (await import('./readiness')).databaseState;
}

test('a database that refuses is unreachable', async () => {
  const { server, port } = await serverThat(() => undefined);
  server.close();
  await once(server, 'close');
  expect(await (await stateOf(port))()).toBe('unreachable');
});

test('so is one that hangs up, and one that says nothing', async () => {
  const hangsUp = await serverThat((socket) => socket.destroy());
  expect(await (await stateOf(hangsUp.port))()).toBe('unreachable');
  vi.resetModules();
  const silent = await serverThat(() => undefined);
  expect(await (await stateOf(silent.port))()).toBe('unreachable');
});

test('a connection that was given up is closed', async () => {
  const { port } = await serverThat(() => undefined);
  await (
    await stateOf(port)
  )();
  const [socket] = sockets;
  if (!socket?.closed) await once(socket!.resume(), 'close');
  expect(socket?.destroyed).toBe(true);
});

test('concurrent calls share one probe', async () => {
  const { port } = await serverThat((socket) => socket.destroy());
  const state = await stateOf(port);
  await Promise.all([state(), state(), state()]);
  expect(sockets).toHaveLength(1);
});
