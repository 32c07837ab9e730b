import { refusal } from '@/preview/refusal';
import { fromToken, isExpired, languageAt, previewAddress, staffExpiry } from '@/preview/grant';
import { openPreview } from '@/preview/open';
import { countOpened, mayOpen } from '@/sources/preview-holder';

export const dynamic = 'force-dynamic';

/** Nothing of a preview is kept, found by search engines, told to others or framed by them. */
const privately = {
  'cache-control': 'private, no-store',
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const passedOn = ['content-type', 'x-nextjs-postponed', 'vary'];

/** The page behind `/preview/{token}`, with its locale. */
const pageIn = (url: URL) => url.pathname.replace(/^\/preview\/[^/]+/, '');

/**
 * A page as a grant lets it be seen: `/preview/{token}/ru/passengers/baggage/`. A forged token, one
 * that is revoked or someone else's, or another page than the token's, is 403 and shows nothing.
 * Staff whose token has run out get a new one as long as they are signed in.
 */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , token = ''] = url.pathname.split('/');
  const given = fromToken(token);
  const lang = given && languageAt(given, pageIn(url));
  if (!given || !lang || !(await mayOpen(given, request.headers))) return refuse();
  const now = Date.now();
  if (isExpired(given, now)) {
    const location = previewAddress({ ...given, expires: staffExpiry(now) }, lang) + url.search;
    return new Response(null, { status: 307, headers: { ...privately, location } });
  }
  const response = await openPreview(pageIn(url) + url.search, token, request.headers);
  if ('share' in given.holder && !request.headers.has('rsc')) await countOpened(given.holder.share);
  const headers = new Headers(privately);
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

function refuse(): Response {
  return new Response(refusal(), {
    status: 403,
    headers: { ...privately, 'content-type': 'text/html; charset=utf-8' },
  });
}
