import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { UserError } from './errors';
import { isAlive, processStartTime } from './process-locks';

const tryListen = (port: number, host?: string) =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: given } = server.address() as net.AddressInfo;
      server.close(() => resolve(given));
    });
  });

const reservations = path.join(os.tmpdir(), `parvoz-ports-${os.userInfo().uid}`);

/** Notes that a port is this process's until it ends; false where it is another's. */
export function reserve(port: number, folder = reservations): boolean {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, String(port));
  try {
    writeFileSync(file, `${process.pid} ${processStartTime(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [pid, started = ''] = readFileSync(file, 'utf8').split(' ');
    if (isAlive(Number(pid), started)) return false;
    rmSync(file, { force: true });
    return reserve(port, folder);
  }
}

/**
 * A port on loopback that the system says is free, and that nobody else here was given: seconds may pass
 * until a server listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await tryListen(0, '127.0.0.1');
    if (reserve(port)) return port;
  }
}

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
