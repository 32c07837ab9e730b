import { locales } from '@/i18n/locales';
import { env } from '@/env';
import { requestTime } from '@/lib/request-time';
import { DAY_MS } from '@/lib/time';

export const dynamic = 'force-dynamic';

const VALID_DAYS = 180;
/** Where to report a fault of this site (RFC 9116); 404 where SECURITY_CONTACT is not set. */
export function GET(): Response {
  const { SECURITY_CONTACT, SITE_URL } = env();
  if (!SECURITY_CONTACT) return new Response('There is no such file.\n', { status: 404 });
  const day = Math.floor(requestTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(day + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' },
  });
}
