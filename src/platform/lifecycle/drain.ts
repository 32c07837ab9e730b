import type http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Waits until `done` or the deadline (milliseconds since 1970), whichever comes first. */
export async function until(done: () => boolean, deadline: number): Promise<void> {
  while (!done() && Date.now() < deadline) await wait(LOOK_EVERY_MS);
}

interface Patience {
  /** How long connections without a request are left open, for one that may be on its way. */
  idleMs: number;
  /** Milliseconds since 1970 after which requests are cut off. */
  deadline: number;
}

/**
 * Stops accepting connections and waits for the replies that are not finished. Keep-alive connections
 * close when they have been idle for long enough, or after a reply with `connection: close`.
 */
export async function drain(
  server: http.Server,
  replies: ReadonlySet<http.ServerResponse>,
  { idleMs, deadline }: Patience,
): Promise<void> {
  let closed = false;
  server.once('close', () => (closed = true));
  // Not the close() of http.Server: it ends idle connections at once, and with them a request that
  // their client has just sent.
  net.Server.prototype.close.call(server);
  const idle = Date.now() + idleMs;
  await until(() => closed || (replies.size === 0 && Date.now() >= idle), deadline);
  server.closeAllConnections();
}
