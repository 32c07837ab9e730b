import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/env';
import { COPY_OLDEST_MS } from '@/lib/read-copies';
import { waitUntil } from '@/lifecycle/state';
import { log } from '@/observability/log';
import { post } from './post';

/** Longest that a person who saves waits for one edge. */
const LIMIT_MS = 1000;
/** What is written after a reply, such as the search index, is in every answer by then. */
const SETTLED_MS = COPY_OLDEST_MS + 1000;

/** The addresses that a host's name stands for; each may be a server with copies of its own. */
async function addressesOf({ hostname }: URL): Promise<string[]> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  return found.map(({ address }) => address);
}

async function purgeAt(url: URL, address: string, token: string, limit: AbortSignal) {
  try {
    const status = await post(url, address, { authorization: `Bearer ${token}` }, limit);
    if (status < 200 || status > 299) throw new Error(`It answered ${status}.`);
  } catch (err) {
    log.error({ err, edge: url.host, address }, 'An edge was not purged.');
  }
}

async function purgeEvery(url: URL, token: string): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
  });
  let addresses: string[];
  try {
    addresses = await Promise.race([addressesOf(url), late]);
  } catch (err) {
    log.error({ err, edge: url.host }, 'An edge was not found.');
    return;
  }
  late.catch(() => undefined);
  await Promise.all(addresses.map((address) => purgeAt(url, address, token, limit)));
}

/**
 * Has every address of EDGE_PURGE_URLS drop its copies of the site, all at once and each in a second
 * at most. One that fails is logged; its copies stand until their time is over.
 */
export async function purgeEdges(): Promise<void> {
  const { EDGE_PURGE_URLS: urls, EDGE_PURGE_TOKEN: token } = env();
  if (!token) return;
  await Promise.all(urls.map((url) => purgeEvery(new URL(url), token)));
}

/**
 * Where there are copies of the database, they may answer for a moment with what was before, and the edges
 * keep that: purges them once more when that is over. Returns at once.
 */
export function purgeEdgesOnceMore(): void {
  if (env().DATABASE_READ_URIS.length > 0) waitUntil(wait(SETTLED_MS).then(purgeEdges));
}
