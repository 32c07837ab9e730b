import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** What a site of a test's own stands on; the test closes what it opens. */

const listening = async (server: net.Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const withPath = (uri: string, database: string): string => {
  const url = new URL(uri);
  url.pathname = `/${database}`;
  return url.href;
};

/** Runs one statement on a database of the tests' server. */
export async function query(uri: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: uri });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** A fresh copy of the seeded database; its URI. */
export async function databaseCopy(uri: string, name: string): Promise<string> {
  await query(withPath(uri, 'postgres'), `create database ${name} template template`);
  return withPath(uri, name);
}

/** A way to a server that can be cut, or left open while nothing passes. */
export async function breakableWay(port: number) {
  const sockets = new Set<net.Socket>();
  let passing = true;
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = net.createServer((from) => {
    keep(from);
    if (!passing) return;
    const to = net.connect(port, '127.0.0.1');
    keep(to);
    from.pipe(to).pipe(from);
    from.once('close', () => to.destroy());
    to.once('close', () => from.destroy());
  });
  const own = await listening(server);
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port: own,
    cut,
    async open() {
      passing = true;
      await listening(server, own);
    },
    /** Connections are accepted; nothing comes back. */
    async silence() {
      passing = false;
      await listening(server, own);
    },
  };
}

/** An airport API that passes questions on to a site, and takes its time over the board. */
export async function slowApi(siteUrl: string, slowMs: number) {
  const asked = new Set<string>();
  const server = http.createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', siteUrl);
    const search = url.searchParams.get('search') ?? '';
    if (search.startsWith('slow')) {
      asked.add(search);
      await wait(slowMs);
    }
    const answer = await fetch(url);
    reply.writeHead(answer.status, { 'content-type': 'application/json' });
    reply.end(await answer.text());
  });
  return {
    url: `http://127.0.0.1:${await listening(server)}`,
    /** The searches that it was asked for. */
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Asks one after the other over one kept connection until that ends; the statuses, and how it ended. */
export async function askUntilRefused(port: number, path: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  for (;;) {
    try {
      const request = http.get({ host: '127.0.0.1', port, path, agent });
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      await once(response, 'end');
      statuses.push(response.statusCode ?? 0);
      await wait(10);
    } catch (error) {
      agent.destroy();
      return { statuses, ended: (error as NodeJS.ErrnoException).code };
    }
  }
}
