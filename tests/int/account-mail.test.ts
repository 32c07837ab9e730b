import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer } from './mail-server';
import { startOwnSite } from './own-site';
import { send } from './site';
import { requestCms, signIn } from './staff';

vi.setConfig({ hookTimeout: 120_000 });

const PASSWORD = 'samolyot osmonda uchadi';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: Awaited<ReturnType<typeof startOwnSite>>;
let administrator: Record<string, string>;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startOwnSite('account_mail', {
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'desk@example.com',
  });
  administrator = await signIn(site.url);
});
afterAll(async () => {
  await site?.stop();
  mail?.close();
});

async function post(path: string, data: object, headers: Record<string, string> = {}) {
  const response = await send(
    `/cms-api/users${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify(data),
    },
    site.url,
  );
  const reply = (await response.json()) as { kind?: string; link?: string; message?: string };
  return { status: response.status, reply };
}

let made = 0;
const newEmail = () => `letters-${(made += 1)}@example.com`;

/** A translator who has no password yet. */
async function person() {
  const data = { email: newEmail(), role: 'translator', languages: ['ru'], name: 'Sinov' };
  const request = { method: 'POST', data };
  const { doc } = await requestCms<{ doc: { id: number } }>(
    site.url,
    administrator,
    '/users',
    request,
  );
  return { id: doc.id, email: data.email };
}

/** Of the newest letter to somebody, from its link. */
function tokenTo(email: string): string | undefined {
  const letter = mail.letters.findLast((one) => one.includes(`To: ${email}\n`));
  // A long line is broken by an equals sign.
  return /\/admin\/reset\/([0-9a-f]{40})/.exec(letter?.replaceAll('=\n', '') ?? '')?.[1];
}
const lettersTo = (email: string) =>
  mail.letters.filter((one) => one.includes(`To: ${email}\n`)).length;

test('an invitation is mailed to who is invited, and not shown; its link sets a password', async () => {
  const { id, email } = await person();
  const { status, reply } = await post(`/${id}/link`, {}, administrator);
  expect(status).toBe(200);
  expect(reply.kind).toBe('invitation');
  expect(reply).not.toHaveProperty('link');
  const token = tokenTo(email);
  expect((await post('/reset-password', { token, password: PASSWORD })).status).toBe(200);
  expect((await post('/login', { email, password: PASSWORD })).status).toBe(200);
});

test('who asks for a new password is answered the same with and without an account', async () => {
  const { email } = await person();
  const unknown = newEmail();
  const known = await post('/forgot-password', { email });
  const other = await post('/forgot-password', { email: unknown });
  expect([other.status, other.reply]).toEqual([known.status, known.reply]);
  expect(known.status).toBe(200);
  await vi.waitFor(() => expect(lettersTo(email)).toBe(1), { timeout: 20_000 });
  const token = tokenTo(email);
  // Asked again at once: the link that is on its way stays good.
  expect((await post('/forgot-password', { email })).status).toBe(200);
  expect((await post('/reset-password', { token, password: PASSWORD })).status).toBe(200);
  expect([lettersTo(email), lettersTo(unknown)]).toEqual([1, 0]);
});

test('a mail server that refuses changes nothing for strangers, and gives an administrator the link', async () => {
  const { id, email } = await person();
  mail.state.refusing = true;
  const known = await post('/forgot-password', { email });
  const unknown = await post('/forgot-password', { email: newEmail() });
  expect([known.status, known.reply]).toEqual([unknown.status, unknown.reply]);
  const { status, reply } = await post(`/${id}/link`, {}, administrator);
  mail.state.refusing = false;
  expect(status).toBe(200);
  const token = reply.link?.split('/').at(-1);
  expect((await post('/reset-password', { token, password: PASSWORD })).status).toBe(200);
});
