import { ALPHABET_COOKIE, ALPHABET_KEPT_SECONDS } from '@/constants';
import { env } from '@/env';
import { offeredAlphabets } from '@/i18n/uzbek-alphabets/alphabets';

export const dynamic = 'force-dynamic';

/** Whether a reader of the site asks for it now: not a link of another site, nor a browser that fetches ahead. */
const isChosen = ({ method, headers }: Request) =>
  method === 'GET' &&
  headers.get('sec-fetch-site') !== 'cross-site' &&
  !headers.get('sec-purpose')?.includes('prefetch');

/**
 * Keeps the alphabet that a reader chose, and leads to the page that is named behind it, with its query:
 * `/alphabet/cyrillic/flight-board/?direction=arrival`. 303; an alphabet that is not offered is 404.
 */
export function GET(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const [, , name, ...page] = pathname.split('/');
  const chosen = offeredAlphabets.find((one) => one === name);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!chosen) return new Response(null, { status: 404, headers });
  // Two slashes at its beginning would lead to another host.
  headers.set('location', `/${page.join('/').replace(/^[/\\]+/, '')}${search}`);
  if (isChosen(request)) {
    const keptFor = chosen === 'latin' ? 0 : ALPHABET_KEPT_SECONDS;
    const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : '';
    headers.set(
      'set-cookie',
      `${ALPHABET_COOKIE}=${chosen}; Path=/; Max-Age=${keptFor}; SameSite=Lax${secure}`,
    );
  }
  return new Response(null, { status: 303, headers });
}
