import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/i18n/locales';
import { isDevelopment, publicFiles } from '@/env';
import { localised } from '@/lib/hrefs';
import { processWide } from '@/platform/process-wide';
import { fromToken, GRANT_HEADER } from '@/platform/preview/grant';
import { internalHeaders, internalUrl } from '@/platform/preview/internal';
import { addressOf } from './guard';
import { pagePathOf } from './page-path';

/** An address that no page can have, for no slug has such a sign: its page is that of all the missing. */
const NOT_FOUND = '/not_found/';

/** A page that takes longer to be found is rendered: that tells as well. */
const PATIENCE_MS = 2000;

/** Addresses that were answered with a page lately: nobody asks whether they are there. */
const found = processWide('pages found', () => new LRUCache<string, true>({ max: 5000 }));

/** Asks the site itself whether there is such content; where that cannot be told, there is. */
async function isThere(path: string, lang: Locale): Promise<boolean> {
  const url = internalUrl('/internal/page-exists/');
  url.search = new URLSearchParams({ path, lang }).toString();
  try {
    // eslint-disable-next-line no-restricted-globals -- to itself: only within Next is content read
    const reply = await fetch(url, {
      headers: internalHeaders('page-exists'),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.arrayBuffer();
    return reply.status !== 404;
  } catch {
    return true;
  }
}

function noteFound(path: string, reply: ServerResponse): void {
  reply.once('finish', () => {
    if (reply.statusCode === 404) found.delete(path);
    else if (reply.statusCode < 400) found.set(path, true);
  });
}

const isPreview = ({ headers }: IncomingMessage) => {
  const token = headers[GRANT_HEADER];
  return typeof token === 'string' && fromToken(token) !== null;
};

/** The language in which a page is missing; undefined where it is not, or Next tells. */
async function missingIn(request: IncomingMessage, reply: ServerResponse) {
  const { path } = addressOf(request);
  const asked = pagePathOf(path, publicFiles());
  if (asked.kind === 'other' || isPreview(request)) return undefined;
  if (asked.kind === 'missing') return asked.lang;
  if (!found.get(path) && !(await isThere(asked.path, asked.lang))) return asked.lang;
  noteFound(path, reply);
  return undefined;
}

/**
 * Answers what is not there with one page in the language of its address, which is rendered once:
 * whole without scripts, and nothing is rendered or kept for an address of its own. A link that fetches
 * such a page is told so, and the browser then opens it.
 * @returns whether the request goes on to Next, for that page or another
 */
export async function findPage(request: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  if (isDevelopment() || !['GET', 'HEAD'].includes(request.method ?? '')) return true;
  const lang = await missingIn(request, reply);
  if (!lang) return true;
  if (request.headers.rsc !== undefined) {
    reply.writeHead(404, { 'cache-control': 'no-store' }).end();
    return false;
  }
  request.url = localised(NOT_FOUND, lang);
  return true;
}
