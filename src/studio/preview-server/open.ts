import { FRAMED_HEADER } from '@/platform/preview-access/context';
import { ALPHABET_COOKIE } from '@/constants';
import type { OfferedAlphabet } from '@/i18n/uzbek-alphabets/alphabets';
import { GRANT_HEADER } from '@/platform/preview-access/preview-token';
import { internalHeaders, internalUrl } from '@/platform/preview-access/internal';

let draftCookie: string | undefined;

/** The cookie that turns draft mode on, for this process only: it is never sent to a browser. */
async function cookieOfDraftMode(): Promise<string> {
  if (draftCookie) return draftCookie;
  const response = await request(internalUrl('/internal/draft-mode/'), {
    method: 'POST',
    headers: internalHeaders('draft-mode'),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`Draft mode: ${response.url} answered ${response.status}`);
  return (draftCookie = cookie.split(';')[0] ?? '');
}

/** A request of the server to itself. */
function request(url: URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, cache: 'no-store', redirect: 'manual' });
}

/** Of the browser's headers, those a page is rendered by. */
const forwarded = [
  'accept',
  'accept-language',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
  'user-agent',
];

/**
 * The page as the grant of a token lets it be seen.
 * @param path with locale and query
 * @param token of a grant that was checked
 * @param framed whether it stands beside its other languages
 * @param alphabet of Uzbek
 */
export async function openPreview(
  path: string,
  token: string,
  from: Headers,
  framed: boolean,
  alphabet: OfferedAlphabet,
): Promise<Response> {
  const headers = new Headers({
    [GRANT_HEADER]: token,
    ...(framed && { [FRAMED_HEADER]: '1' }),
    cookie: `${await cookieOfDraftMode()}; ${ALPHABET_COOKIE}=${alphabet}`,
    'accept-encoding': 'identity',
  });
  for (const name of forwarded) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return request(internalUrl(path), { headers });
}
