import { lookup } from 'node:dns/promises';
import { env } from '@/env';
import { log } from '@/platform/telemetry/log';
import type { PurgeExtent } from './extent';
import { post } from './post';

/** How long saving waits for one edge at most. */
const LIMIT_MS = 1000;

/** The addresses of a host; each may be a server with a cache of its own. */
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
 * Purges the edge caches at every address of EDGE_PURGE_URLS, concurrently and each within a second; scopes are
 * named in the query, `scopes=flights,hy601-20261121-d`. A failure is logged; that edge serves its entries until
 * they expire.
 */
export async function purgeEdges(extent: PurgeExtent): Promise<void> {
  const { EDGE_PURGE_URLS: urls, EDGE_PURGE_TOKEN: token } = env();
  if (!token || extent.length === 0) return;
  const address = (text: string): URL => {
    const url = new URL(text);
    if (extent !== 'everything') url.searchParams.set('scopes', extent.join());
    return url;
  };
  await Promise.all(urls.map((url) => purgeEvery(address(url), token)));
}
