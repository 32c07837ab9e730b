import { readFileSync } from 'node:fs';
import { ask, siteUrl } from './site';

/** The sample content's administrator, signed in at a site: headers for its requests. */
export async function signIn(base = siteUrl): Promise<{ authorization: string }> {
  const response = await ask(
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
  return { authorization: `JWT ${token}` };
}

/** Asks the CMS's REST of a site; throws where the answer is a refusal. */
export async function askCms<Body>(
  base: string,
  headers: Record<string, string>,
  path: string,
  { method = 'GET', data }: { method?: string; data?: object } = {},
): Promise<Body> {
  const response = await ask(
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
