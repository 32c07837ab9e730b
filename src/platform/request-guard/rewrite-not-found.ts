import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Locale } from '@/i18n/locales';
import { isDevelopment, publicFiles } from '@/env';
import { localised } from '@/lib/hrefs';
import { processWide } from '@/platform/process-wide';
import { fromToken, GRANT_HEADER } from '@/platform/preview-access/preview-token';
import { internalHeaders, internalUrl } from '@/platform/preview-access/internal';
import { addressOf } from './guard';
import { pagePathOf } from './page-path';

/** An address that no page can have, as no slug has an underscore: the one page for all that is missing. */
const NOT_FOUND = '/not_found/';

/** After this the page is rendered, which shows as well whether it exists. */
const TIMEOUT_MS = 2000;

/** Addresses recently answered with a page: their existence is not checked again. */
const found = processWide('pages found', () => new LRUCache<string, true>({ max: 5000 }));

/** Requests from the site itself whether such content exists; without an answer it does. */
async function isThere(path: string, lang: Locale): Promise<boolean> {
  const url = internalUrl('/internal/page-exists/');
  url.search = new URLSearchParams({ path, lang }).toString();
  try {
    // eslint-disable-next-line no-restricted-globals -- to itself: only within Next is content read
    const reply = await fetch(url, {
      headers: internalHeaders('page-exists'),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
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

/** The language in which a page is missing; undefined where it is not, or Next decides. */
async function missingIn(request: IncomingMessage, reply: ServerResponse) {
  const { path } = addressOf(request);
  const page = pagePathOf(path, publicFiles());
  if (page.kind === 'other' || isPreview(request)) return undefined;
  if (page.kind === 'missing') return page.lang;
  if (!found.get(path) && !(await isThere(page.path, page.lang))) return page.lang;
  noteFound(path, reply);
  return undefined;
}

/**
 * Answers missing pages with one page in the language of the address, rendered once: complete without
 * scripts, and nothing is rendered or cached per address. A client navigation gets a bare 404, on which
 * the browser opens the address itself.
 * @returns whether the request goes on to Next, for that page or another
 */
export async function rewriteIfNotFound(
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<boolean> {
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
