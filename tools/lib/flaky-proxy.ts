import { once } from 'node:events';
import net from 'node:net';
import { listenOnLoopback } from './ports';

/** A way to a server on loopback that can be cut, or left open while nothing passes. */
export async function flakyProxy(to: number) {
  const sockets = new Set<net.Socket>();
  let target = to;
  let passing = true;
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = net.createServer((near) => {
    keep(near);
    if (!passing) return;
    const far = net.connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    port,
    async cut() {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      passing = true;
      await listenOnLoopback(server, port);
    },
    /** Connections are accepted; nothing comes back. */
    async silence() {
      passing = false;
      await listenOnLoopback(server, port);
    },
    /** New connections go to another port from now on. */
    leadTo(another: number) {
      target = another;
    },
  };
}
