import http from 'node:http';
import { PEER_HEADER } from '@/lib/client-address';

type Emit = (...event: unknown[]) => boolean;

/** Route handlers see no connection: each request carries the address of who is connected. */
export function register() {
  const server = http.Server.prototype as { emit: Emit };
  const { emit } = server;
  server.emit = function (...event) {
    const [name, request] = event;
    if (name === 'request') {
      const { headers, socket } = request as http.IncomingMessage;
      headers[PEER_HEADER] = socket.remoteAddress ?? '';
    }
    return emit.apply(this, event);
  };
}
