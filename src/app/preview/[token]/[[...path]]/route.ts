import { after } from 'next/server';
import {
  fromToken,
  isExpired,
  languageAt,
  previewAddress,
  SHOWN,
  sharedViewOf,
  staffExpiry,
  type Grant,
} from '@/platform/preview-access/preview-token';
import { previewAlphabet } from '@/features/accessibility-panel/preview-modes';
import { openPreview } from '@/studio/preview-server/open';
import { refusal } from '@/studio/preview-server/refusal';
import { together } from '@/studio/preview-server/side-by-side';
import { mayOpen, noteOpened } from '@/studio/preview-server/preview-holder';

export const dynamic = 'force-dynamic';

/** Nothing of a preview is kept, found by search engines or told to others. */
const privately = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const passedOn = ['content-type', 'x-nextjs-postponed', 'vary'];

/** The page behind `/preview/{token}`, with its locale. */
const pageIn = (url: URL) => url.pathname.replace(/^\/preview\/[^/]+/, '');

/** A page made here, not by the site. */
const ownPage = (html: string, status: number) =>
  new Response(html, {
    status,
    headers: { ...privately, 'content-type': 'text/html; charset=utf-8' },
  });

/** A share link counts as opened when it is come to from elsewhere, not at each of its languages. */
function noteReader({ holder }: Grant, headers: Headers, now: number): void {
  const isWithin = headers.has('rsc') || headers.get('sec-fetch-site') === 'same-origin';
  if ('share' in holder && !isWithin) after(() => noteOpened(holder.share, now));
}

/**
 * A page as a grant lets it be seen: `/preview/{token}/ru/passengers/baggage/`. A forged token, one
 * that is revoked or someone else's, or another page than the token's, is 403 and shows nothing.
 * Staff whose token has run out get a new one as long as they are signed in. The page of a share link
 * of several languages may be asked for with all of them side by side: `?shown=together`.
 */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , token = ''] = url.pathname.split('/');
  const given = fromToken(token);
  const lang = given && languageAt(given, pageIn(url));
  if (!given || !lang || !(await mayOpen(given, request.headers))) return ownPage(refusal(), 403);
  const now = Date.now();
  if (isExpired(given, now)) {
    const location = previewAddress({ ...given, expires: staffExpiry(now) }, lang) + url.search;
    return new Response(null, { status: 307, headers: { ...privately, location } });
  }
  noteReader(given, request.headers, now);
  const shown = sharedViewOf(given, url.searchParams);
  if (shown === 'together') return ownPage(together(given, lang), 200);
  url.searchParams.delete(SHOWN);
  const page = pageIn(url) + url.search;
  const alphabet = previewAlphabet(given.modes);
  const response = await openPreview(page, token, request.headers, shown === 'framed', alphabet);
  const headers = new Headers(privately);
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
