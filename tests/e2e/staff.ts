import { readFileSync } from 'node:fs';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect } from './test';

export interface Login {
  email: string;
  password: string;
}

/** The administrator that seeding made. */
export const login = JSON.parse(readFileSync(process.env.LOGIN_FILE ?? '', 'utf8')) as Login;

type Method = 'get' | 'post' | 'patch' | 'delete';

interface Answer {
  id: number;
  doc: { id: number };
  docs: { id: number }[];
  [name: string]: unknown;
}

/** The CMS's REST as a member of staff uses it. */
export async function signedIn(request: APIRequestContext, as: Login) {
  const entered = await request.post('/cms-api/users/login', { data: as });
  expect(entered.ok(), await entered.text()).toBe(true);
  const { token } = (await entered.json()) as { token: string };
  // A test writes over what is there, whichever revision it has.
  const headers = { authorization: `JWT ${token}`, 'if-match': '*' };
  const ask = (method: Method, path: string, data?: object): Promise<APIResponse> =>
    // The server closes a connection after 5 idle seconds, perhaps just as a request comes to it.
    request[method](`/cms-api${path}`, { headers, data, maxRetries: method === 'get' ? 1 : 0 });
  return {
    headers,
    ask,
    upload: (path: string, file: string): Promise<APIResponse> =>
      request.post(`/cms-api${path}`, {
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        data: Buffer.from(file),
      }),
    /** Fails the test where the answer is a refusal. */
    async send<Body = Answer>(method: Method, path: string, data?: object): Promise<Body> {
      const response = await ask(method, path, data);
      expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
      return (await response.json()) as Body;
    },
  };
}
export type Staff = Awaited<ReturnType<typeof signedIn>>;

export const administrator = (request: APIRequestContext) => signedIn(request, login);

/** A new member of staff, signed in. */
export async function newStaff(
  request: APIRequestContext,
  role: 'administrator' | 'editor' | 'translator' | 'operations',
  languages: string[] = [],
) {
  const { send } = await administrator(request);
  const email = `${role}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const person = {
    email,
    password: 'a long enough passphrase 17',
    name: `Sinov ${role}`,
    role,
    languages,
  };
  const { doc } = await send('post', '/users', person);
  return { ...(await signedIn(request, person)), person, id: doc.id };
}

/** The id of a page of the CMS. */
export async function pageId(staff: Staff, slug: string): Promise<number> {
  const { docs } = await staff.send('get', `/pages?where[slug][equals]=${slug}&depth=0`);
  return docs[0]?.id ?? 0;
}

/** Signs a window in. */
export async function enter(page: Page, as: Login): Promise<void> {
  const entered = await page.request.post('/cms-api/users/login', { data: as });
  expect(entered.ok(), await entered.text()).toBe(true);
}

/** Signs in as people do, by the form of the admin. */
export async function enterByForm(page: Page, as: Login): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('#field-email').fill(as.email);
  await page.locator('#field-password').fill(as.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Opens a form of the admin and waits until it takes what is typed. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const form = page.locator('form[data-form-ready=true]').first();
  await expect(form).toBeAttached({ timeout: 20_000 });
}
