import type { IncomingMessage, ServerResponse } from 'node:http';
import { sharedFor } from './shared-copies';

/** What Next says of a page that it keeps itself. */
const KEPT = /^s-maxage=(\d+), stale-while-revalidate=\d+$/;

/**
 * Next lets whoever caches a page show an old copy for up to a year while it is fetched anew. Shared
 * caches get leave in proportion to how long the page is fresh. A browser takes it for its own cache as
 * well, so that a visitor who follows a link back to a page would be shown yesterday's flights: what a
 * link fetches (its `rsc` header) goes without.
 */
export function forbidStaleCopies(request: IncomingMessage, reply: ServerResponse): void {
  const setHeader = reply.setHeader.bind(reply);
  const bounded = (value: string) =>
    value.replace(KEPT, (_, seconds: string) =>
      request.headers.rsc === undefined ? sharedFor(Number(seconds)) : `s-maxage=${seconds}`,
    );
  reply.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'cache-control' ? bounded(String(value)) : value);
}
