import { once } from 'node:events';
import net from 'node:net';
import { UserError } from './errors';

const tryListen = (port: number, host?: string) =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: given } = server.address() as net.AddressInfo;
      server.close(() => resolve(given));
    });
  });

/** A port that the system says is free on loopback. */
export const freePort = () => tryListen(0, '127.0.0.1');

/** Lets a server listen on loopback; its port, a free one by default. */
export async function listenOnLoopback(server: net.Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as net.AddressInfo).port;
}

/** @throws UserError when the port cannot be listened on. */
export async function claimPort(value: string | undefined): Promise<number> {
  const port = Number(value || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is ${value}; it takes a number from 1 to 65535.`);
  }
  try {
    return await tryListen(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new UserError(`Port ${port} ${why}. Choose another: PORT=${port + 1} npm start`);
  }
}
