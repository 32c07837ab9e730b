import { randomBytes } from 'node:crypto';
import { generateCookie, parseCookies } from 'payload/shared';
import { isSameSignature, signatureOf } from '@/lib/signature';

const NAME = 'parvoz-device';
const DAYS = 180;

const signed = (account: string, id: string) => signatureOf('known device', `${account}\n${id}`);

/** The id of a browser that has signed in to the account before; null of any other. */
export function deviceOf(headers: Headers, account: string): string | null {
  const [id = '', signature = ''] = (parseCookies(headers).get(NAME) ?? '').split('.');
  return id && isSameSignature(signed(account, id), signature) ? id : null;
}

/**
 * The `Set-Cookie` by which a browser is known to have signed in to an account. It lets nobody in: failed
 * attempts are counted for it instead of for its network.
 */
export function deviceCookie(account: string, known: string | null, secure: boolean): string {
  const id = known ?? randomBytes(18).toString('base64url');
  return generateCookie({
    name: NAME,
    value: `${id}.${signed(account, id)}`,
    path: '/cms-api/users',
    expires: new Date(Date.now() + DAYS * 86_400_000),
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    returnCookieAsObject: false,
  }) as string;
}
