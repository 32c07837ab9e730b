import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort, listenOnLoopback } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';

/** What a test needs for a site of its own; the test closes what it opens. */

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

/**
 * A site that only this test writes to, on a fresh copy of the seeded database of that name.
 * @param before statements that change the copy before the site starts
 */
export async function startOwnSite(
  name: string,
  env: Record<string, string> = {},
  before?: string,
): Promise<Site & { url: string; database: string }> {
  const database = await databaseCopy(process.env.DATABASE_URI ?? '', name);
  if (before) await query(database, before);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { DATABASE_URI: database, SITE_URL: url, LOG_LEVEL: 'error', ...env };
  return { ...(await startSite(siteDir(await ensureBuild()), port, own)), url, database };
}

/** PostgreSQL tells that it is ready for the next statement with this message. */
const READY = 'Z'.charCodeAt(0);

/** The tests' server of a database behind another address, which counts the statements it is sent. */
export async function countedDatabase(uri: string) {
  const { hostname, port } = new URL(uri);
  const clients = new Set<net.Socket>();
  let statements = 0;
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port || 5432), hostname);
    clients.add(client);
    let left = Buffer.alloc(0);
    upstream.on('data', (data) => {
      left = Buffer.concat([left, data]);
      // A letter, and the length of what follows it, its own four bytes among them.
      while (left.length >= 5 && left.length > left.readInt32BE(1)) {
        if (left[0] === READY) statements += 1;
        left = left.subarray(left.readInt32BE(1) + 1);
      }
    });
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const own = new URL(uri);
  own.hostname = '127.0.0.1';
  own.port = String(await listenOnLoopback(server));
  return {
    uri: own.href,
    /** How many there have been by now. */
    statements: () => statements,
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}

/** An airport API that passes requests on to a site, and delays the board. */
export async function slowApi(siteUrl: string, slowMs: number) {
  const searches = new Set<string>();
  const server = http.createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', siteUrl);
    const search = url.searchParams.get('search') ?? '';
    if (search.startsWith('slow')) {
      searches.add(search);
      await wait(slowMs);
    }
    const answer = await fetch(url);
    reply.writeHead(answer.status, { 'content-type': 'application/json' });
    reply.end(await answer.text());
  });
  return {
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    /** The searches that were requested. */
    searches,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Sends one request after the other over one connection until that ends; the statuses, and how it ended. A new
 * connection may meet the very moment in which the server stops listening: the kernel had taken it and the server
 * not yet. As nginx does, it is tried once more.
 */
export async function requestUntilRefused(port: number, path: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  let isRetried = false;
  for (;;) {
    const request = http.get({ host: '127.0.0.1', port, path, agent });
    let isAnswered = false;
    try {
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      isAnswered = true;
      response.resume();
      await once(response, 'end');
      statuses.push(response.statusCode ?? 0);
      await wait(10);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const wasTaken = code === 'ECONNRESET' && !request.reusedSocket && !isAnswered;
      if (wasTaken && !isRetried) {
        isRetried = true;
        continue;
      }
      agent.destroy();
      return { statuses, ended: code };
    }
  }
}
