import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { calls } from '@/api-contract/calls';
import { defaultLocale } from '@/i18n/locales';
import { languageOf } from '@/platform/request-guard/refusal';
import { isCacheable } from '@/platform/telemetry/request-context';
import { sharedMaxAge } from './shared-max-age';

/** Next's header for a page that it caches itself. */
const CACHED = /^s-maxage=(\d+), stale-while-revalidate=\d+$/;

/** Next's header for a page that it renders for each request. */
const RENDERED = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Any page may show flights. */
const RENDERED_FOR = calls.flights.maxAge;

/** Of what is missing: it may exist by then. */
const MISSING_FOR = 60;

/** The seconds for which a reply is fresh; undefined where its own header stays. */
function freshFor(reply: ServerResponse): number | undefined {
  const said = String(reply.getHeader('cache-control') ?? '');
  if (said === RENDERED && reply.statusCode === 200 && isCacheable()) return RENDERED_FOR;
  if (reply.statusCode === 404 && said.startsWith('s-maxage=')) return MISSING_FOR;
  const seconds = CACHED.exec(said)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Sets Cache-Control in place of Next, which allows a stale page for up to a year while it is
 * revalidated, and forbids caching what it renders for each request. Shared caches may serve it stale in
 * proportion to its freshness. Browsers honour stale-while-revalidate as well, and would show a visitor
 * who navigates back yesterday's flights: client navigations (with an `rsc` header) go without it. What is
 * in the default language has the alphabet of its reader's cookie.
 */
export function setCacheControl(request: IncomingMessage, reply: ServerResponse): void {
  const isInDefaultLanguage = languageOf(request.url ?? '') === defaultLocale;
  onHeaders(reply, () => {
    const seconds = freshFor(reply);
    if (seconds !== undefined) {
      const isNavigation = request.headers.rsc !== undefined;
      const value = isNavigation ? `s-maxage=${seconds}` : sharedMaxAge(seconds);
      reply.setHeader('cache-control', value);
    }
    const isShared = String(reply.getHeader('cache-control')).includes('s-maxage');
    if (isShared && isInDefaultLanguage) reply.appendHeader('vary', 'Cookie');
  });
}
