import type { Role } from '@/cms/access/access';
import type { Locale } from '@/i18n/locales';
import { readFileSync } from 'node:fs';
import { send, siteUrl } from './site';

/** Of whoever writes over what is there, whichever revision it has. */
export const whichever = { 'if-match': '*' } as const;

/** The sample content's administrator, signed in at a site: headers for its requests. */
export async function signIn(base = siteUrl) {
  const response = await send(
    '/cms-api/users/login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: readFileSync(process.env.LOGIN_FILE ?? '', 'utf8'),
    },
    base,
  );
  if (!response.ok) throw new Error(`Signing in failed: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { ...whichever, authorization: `JWT ${token}` };
}

/** Sends a request to the CMS's REST of a site; throws where the answer is a refusal. */
export async function requestCms<Body>(
  base: string,
  headers: Record<string, string>,
  path: string,
  { method = 'GET', data }: { method?: string; data?: object } = {},
): Promise<Body> {
  const response = await send(
    `/cms-api${path}`,
    {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(data && { body: JSON.stringify(data) }),
    },
    base,
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** A new member of staff of a site, signed in: headers for their requests, and who they are. */
export async function newStaff(
  base: string,
  administrator: Record<string, string>,
  { role, languages = [] }: { role: Role; languages?: Locale[] },
) {
  const email = `${role}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const person = {
    email,
    password: 'a long enough passphrase 17',
    name: `Sinov ${role}`,
    role,
    languages,
  };
  const { doc } = await requestCms<{ doc: { id: number } }>(base, administrator, '/users', {
    method: 'POST',
    data: person,
  });
  const { token } = await requestCms<{ token: string }>(base, {}, '/users/login', {
    method: 'POST',
    data: person,
  });
  return { id: doc.id, email, headers: { ...whichever, authorization: `JWT ${token}` } };
}
