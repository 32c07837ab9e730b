import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { calls } from '@/api/calls';
import { isCacheable } from '@/platform/telemetry/request-context';
import { sharedFor } from './shared-for';

/** What Next says of a page that it keeps itself. */
const KEPT = /^s-maxage=(\d+), stale-while-revalidate=\d+$/;

/** What Next says of a page that it renders for each request, whoever asks. */
const RENDERED = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Any page may show flights. */
const RENDERED_FOR = calls.flights.maxAge;

/** Of what is not there: it may be by then. */
const MISSING_FOR = 60;

/** The seconds for which a reply is fresh; undefined for one that says itself what may be done with it. */
function freshFor(reply: ServerResponse): number | undefined {
  const said = String(reply.getHeader('cache-control') ?? '');
  if (said === RENDERED && reply.statusCode === 200 && isCacheable()) return RENDERED_FOR;
  if (reply.statusCode === 404 && said.startsWith('s-maxage=')) return MISSING_FOR;
  const seconds = KEPT.exec(said)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Says of a page how long others may keep it, in place of Next, which lets them show an old copy for up
 * to a year while it is fetched anew, and forbids copies of what it renders for each request. Shared
 * caches get leave in proportion to how long the page is fresh. A browser takes it for its own cache as
 * well, so that a visitor who follows a link back to a page would be shown yesterday's flights: what a
 * link fetches (its `rsc` header) goes without.
 */
export function setCacheControl(request: IncomingMessage, reply: ServerResponse): void {
  onHeaders(reply, () => {
    const seconds = freshFor(reply);
    if (seconds === undefined) return;
    const value = request.headers.rsc === undefined ? sharedFor(seconds) : `s-maxage=${seconds}`;
    reply.setHeader('cache-control', value);
  });
}
