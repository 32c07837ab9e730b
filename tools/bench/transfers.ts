import type { Page } from '@playwright/test';

/** What a request was for. */
export const kinds = [
  'HTML',
  'code',
  'styles',
  'fonts',
  'pictures',
  'other pages',
  'anything else',
] as const;
export type Kind = (typeof kinds)[number];

/** A request that reached the server. */
export interface Transfer {
  kind: Kind;
  /** Of the reply as it came, with its head. */
  bytes: number;
}

/** Requests in sum. */
export interface Weighed {
  requests: number;
  bytes: Record<Kind, number>;
}

export function weightOf(transfers: readonly Transfer[]): Weighed {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const transfer of transfers) bytes[transfer.kind] += transfer.bytes;
  return { requests: transfers.length, bytes };
}

/** Nothing on the network for so long means that the line is idle, whatever waits for idle time. */
const QUIET_MS = 2500;
const PATIENCE_MS = 30_000;

/** Next fetches a page that a link leads to as a tree of React's. */
const TREE_HEADER = 'rsc';

const byType: Partial<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'code',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
};

/**
 * What a request was for, by the browser's name of its type and by the headers that it was sent with.
 * @param type of Chrome's protocol: `Document`, `Fetch`
 */
export function kindOf(type: string, headers: Record<string, string>): Kind {
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const ahead = sent.get('sec-purpose') ?? sent.get('purpose') ?? '';
  if (sent.has(TREE_HEADER) || ahead.includes('prefetch')) return 'other pages';
  return byType[type] ?? 'anything else';
}

/** Follows the requests of a page from now on. */
export async function watchTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const made = new Map<string, Transfer>();
  const pending = new Set<string>();
  let last = Date.now();
  let problem = '';
  const end = (id: string) => {
    pending.delete(id);
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    made.set(requestId, { kind: kindOf(type, request.headers), bytes: 0 });
    pending.add(requestId);
    last = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void made.delete(requestId));
  session.on('Network.responseReceived', ({ response: { url, status, protocol } }) => {
    if (url.startsWith('http') && (status >= 400 || protocol !== 'h2')) {
      problem ||= `${url} answered ${status} over ${protocol}.`;
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = made.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  return {
    /**
     * Waits until the line is idle.
     * @returns what was transferred
     * @throws Error for a reply that is an error or did not come over HTTP/2, and where it never rests
     */
    async untilIdle(): Promise<Transfer[]> {
      const deadline = Date.now() + PATIENCE_MS;
      while (pending.size > 0 || Date.now() - last < QUIET_MS) {
        if (Date.now() > deadline) throw new Error(`${page.url()} does not come to rest.`);
        await page.waitForTimeout(50);
      }
      if (problem) throw new Error(problem);
      return [...made.values()];
    },
  };
}
