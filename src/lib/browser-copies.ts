import type { IncomingMessage, ServerResponse } from 'node:http';

const STALE = /,\s*stale-while-revalidate=\d+/;

/**
 * Next lets whoever caches a page show an old copy for up to a year while it is fetched anew. A
 * browser takes that for its own cache as well, so that a visitor who follows a link back to a page
 * would be shown yesterday's flights. What a link fetches (its `rsc` header) goes without that leave.
 */
export function forbidStaleCopies(request: IncomingMessage, reply: ServerResponse): void {
  if (request.headers.rsc === undefined) return;
  const setHeader = reply.setHeader.bind(reply);
  reply.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'cache-control' ? String(value).replace(STALE, '') : value,
    );
}
