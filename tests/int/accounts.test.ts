import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { query, startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { requestCms, signIn } from './staff';
import { HOUR_MS } from '../../src/lib/time';

vi.setConfig({ hookTimeout: 120_000 });

const GOOD = 'samolyot osmonda uchadi';
const BETTER = 'ertalabki reys kechikmadi';

interface Reply {
  token?: string;
  message?: string;
  recoveryCodes?: string[];
  errors?: {
    message: string;
    step?: string;
    enrolment?: { key: string; enrolment: string };
    data?: { errors?: { path: string; message: string }[] };
  }[];
}

interface Person {
  id: number;
  email: string;
}

// A role that must have a second factor loses its sessions, which is nothing for a site of others.
let site: Awaited<ReturnType<typeof startOwnSite>>;
beforeAll(async () => {
  site = await startOwnSite('accounts', { TRUST_PROXY: '1' });
});
afterAll(() => site?.stop());

const send = (path: string, init: RequestInit = {}) => sendTo(path, init, site.url);

let made = 0;
const newEmail = () => `hisob-${Date.now()}-${(made += 1)}@example.com`;

let addresses = 0;
/** An address that nobody else in these tests signs in from. */
const newAddress = () => `203.0.113.${(addresses += 1)}`;

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await send(`/cms-api/users${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
  return { response, status: response.status, reply: (await response.json()) as Reply };
}

const enter = (email: string, password: string, more: object = {}, headers = {}) =>
  post('/login', { email, password, ...more }, headers);

/** A new member of staff with a password. */
async function person(role = 'editor', password: string | undefined = GOOD): Promise<Person> {
  const admin = await signIn(site.url);
  const data = { email: newEmail(), password, role, name: 'Sinov' };
  const { doc } = await requestCms<{ doc: Person }>(site.url, admin, '/users', {
    method: 'POST',
    data,
  });
  return doc;
}

async function sessionOf(email: string, password: string, headers = {}) {
  const { reply, status } = await enter(email, password, {}, headers);
  expect(status).toBe(200);
  return { authorization: `JWT ${reply.token}` };
}

const patch = async (id: number, headers: Record<string, string>, data: object) => {
  const response = await send(`/cms-api/users/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(data),
  });
  return { status: response.status, reply: (await response.json()) as Reply };
};

const problemsOf = ({ errors }: Reply) =>
  errors?.flatMap(({ data }) => data?.errors?.map(({ path }) => path) ?? []);

const emailOf = async (headers: Record<string, string>) => {
  const response = await send('/cms-api/users/me', { headers });
  return ((await response.json()) as { user: Person | null }).user?.email;
};

const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

test.each(['abc', 'password1234', 'qwertyuiop12'])(
  'nobody gets the password “%s”',
  async (password) => {
    const admin = await signIn(site.url);
    const { status, reply } = await post(
      '',
      { email: newEmail(), password, role: 'editor' },
      admin,
    );
    expect(status).toBe(400);
    expect(problemsOf(reply)).toEqual(['password']);
  },
);

test('a password changes for who knows the present one, and ends the other sessions', async () => {
  const { id, email } = await person();
  const [here, elsewhere] = [await sessionOf(email, GOOD), await sessionOf(email, GOOD)];
  for (const currentPassword of [undefined, 'notoʻgʻri parol edi']) {
    const refused = await patch(id, here, { password: BETTER, currentPassword });
    expect(refused.status).toBe(400);
    expect(problemsOf(refused.reply)).toEqual(['currentPassword']);
  }
  expect((await patch(id, here, { email: newEmail() })).status).toBe(400);
  expect((await patch(id, here, { name: 'Sinov Ikki' })).status).toBe(200);
  const weak = await patch(id, here, { password: 'password1234', currentPassword: GOOD });
  expect(problemsOf(weak.reply)).toEqual(['password']);

  expect((await patch(id, here, { password: BETTER, currentPassword: GOOD })).status).toBe(200);
  expect(await emailOf(here)).toBe(email);
  expect(await emailOf(elsewhere)).toBeUndefined();
  expect((await enter(email, GOOD)).status).toBe(401);
  expect((await enter(email, BETTER)).status).toBe(200);
});

test('an administrator sets nobody else’s password', async () => {
  const { id, email } = await person();
  const admin = await signIn(site.url);
  expect((await patch(id, admin, { password: BETTER })).status).toBe(400);
  const many = await send(`/cms-api/users?where[id][equals]=${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...admin },
    body: JSON.stringify({ password: BETTER }),
  });
  expect(many.ok && ((await many.json()) as { docs: unknown[] }).docs.length > 0).toBe(false);
  expect((await enter(email, GOOD)).status).toBe(200);
});

test('who is invited chooses a password by a link, once', async () => {
  const { id, email } = await person('translator', undefined);
  const admin = await signIn(site.url);
  const made = await post(`/${id}/link`, {}, admin);
  const { kind, link, expires } = made.reply as { kind?: string; link?: string; expires?: string };
  expect(kind).toBe('invitation');
  const hours = (Date.parse(expires ?? '') - Date.now()) / HOUR_MS;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  const token = link?.split('/').at(-1) ?? '';

  const weak = await post('/reset-password', { token, password: 'password1234' });
  expect(problemsOf(weak.reply)).toEqual(['password']);
  const both = await Promise.all(
    [GOOD, BETTER].map((password) => post('/reset-password', { token, password })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(both.every(({ response }) => !response.headers.has('set-cookie'))).toBe(true);
  const chosen = both[0]?.status === 200 ? GOOD : BETTER;
  expect((await post('/reset-password', { token, password: BETTER })).status).toBe(403);
  const inside = await sessionOf(email, chosen);

  const again = await post(`/${id}/link`, {}, admin);
  expect(again.reply).toMatchObject({ kind: 'reset' });
  expect((await post(`/${id}/link`, {}, inside)).status).toBe(403);
  const second = (again.reply as { link?: string }).link?.split('/').at(-1) ?? '';
  expect((await post('/reset-password', { token: second, password: GOOD })).status).toBe(200);
  expect(await emailOf(inside)).toBeUndefined();
});

test('unknown accounts are answered like wrong passwords: in words, and in time', async () => {
  const { email } = await person();
  const times: Record<string, number[]> = { known: [], unknown: [] };
  const replies = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    for (const [kind, account] of [
      ['known', email],
      ['unknown', newEmail()],
    ] as const) {
      const headers = { 'x-forwarded-for': newAddress() };
      const start = performance.now();
      const { status, reply } = await enter(account, 'bunday parol emas', {}, headers);
      times[kind]?.push(performance.now() - start);
      replies.add(JSON.stringify({ status, reply }));
    }
  }
  expect([...replies]).toHaveLength(1);
  // The fastest of each is what the work takes; the others have waited for what else the machine does.
  const ratio = Math.min(...(times.unknown ?? [])) / Math.min(...(times.known ?? []));
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('without a mail server every account gets the same advice about a new password', async () => {
  const { email } = await person();
  const [known, unknown] = [
    await post('/forgot-password', { email }),
    await post('/forgot-password', { email: newEmail() }),
  ];
  expect(known.status).toBe(503);
  expect(known.reply.errors?.[0]?.message).toMatch(/Ask an administrator for a link/);
  expect(unknown.status).toBe(503);
  expect(known.reply).toEqual(unknown.reply);
});

test('who fails too often waits; the owner does not', async () => {
  const { email } = await person();
  const first = await enter(email, GOOD);
  const device = first.response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('parvoz-device='));
  expect(device).toMatch(/; ?HttpOnly/i);
  const cookie = device?.split(';')[0] ?? '';
  const stranger = { 'x-forwarded-for': newAddress() };
  // All at once: each is counted before it is looked at.
  const many = await Promise.all(
    Array.from({ length: 14 }, () => enter(email, 'bunday parol emas', {}, stranger)),
  );
  const refused = many.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  const wait = Number(refused[0]?.response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);
  expect(refused[0]?.reply.errors?.[0]?.message).toMatch(/^Too many attempts/);
  const elsewhere = { 'x-forwarded-for': newAddress() };
  const nobody = newEmail();
  const unknown = await Promise.all(
    Array.from({ length: 14 }, () => enter(nobody, 'bunday parol emas', {}, elsewhere)),
  );
  const words = ({ status, reply }: (typeof many)[number]) =>
    `${status} ${reply.errors?.[0]?.message}`.replace(/\d+ min/, '');
  expect(unknown.map(words).toSorted()).toEqual(many.map(words).toSorted());
  // With the right password too: else the limit would reveal it.
  expect((await enter(email, GOOD, {}, stranger)).status).toBe(429);
  expect((await enter(email, GOOD, {}, { ...stranger, cookie })).status).toBe(200);
  expect((await enter(email, GOOD, {}, { 'x-forwarded-for': newAddress() })).status).toBe(200);
});

test('a device is known for its own account only', async () => {
  const [one, other] = [await person(), await person()];
  const { response } = await enter(one.email, GOOD);
  const cookie = (response.headers.getSetCookie().at(-1) ?? '').split(';')[0] ?? '';
  const headers = { 'x-forwarded-for': newAddress(), cookie };
  for (let attempt = 0; attempt < 10; attempt += 1) await enter(other.email, 'emas', {}, headers);
  const alone = { 'x-forwarded-for': headers['x-forwarded-for'] };
  expect((await enter(other.email, GOOD, {}, alone)).status).toBe(429);
});

test('replies to signing in are not cached', async () => {
  const { email } = await person();
  for (const password of [GOOD, 'bunday parol emas']) {
    const { response } = await enter(email, password);
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
});

/** Sets up a second factor: its key, and the recovery codes. */
async function withFactor(session: Record<string, string>) {
  const { reply } = await post('/second-factor/begin', {}, session);
  const { key, enrolment } = reply as unknown as { key: string; enrolment: string };
  const wrong = await post('/second-factor/confirm', { enrolment, code: '000000' }, session);
  expect(wrong.status).toBe(400);
  const done = await post('/second-factor/confirm', { enrolment, code: codeOf(key) }, session);
  expect(done.reply.recoveryCodes).toHaveLength(10);
  return { key, recovery: done.reply.recoveryCodes ?? [] };
}

test('a second factor is required after the password, and each code works once', async () => {
  const { id, email } = await person();
  const session = await sessionOf(email, GOOD);
  const { key, recovery } = await withFactor(session);
  expect((await post('/second-factor/begin', {}, session)).status).toBe(409);

  const challenge = await enter(email, GOOD);
  expect(challenge.status).toBe(401);
  expect(challenge.reply.errors?.[0]?.step).toBe('code');
  expect((await enter(email, 'bunday parol emas')).reply.errors?.[0]?.step).toBeUndefined();

  // The code of now has been used; the next one is taken early.
  const code = codeOf(key, 1);
  const both = await Promise.all([enter(email, GOOD, { code }), enter(email, GOOD, { code })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await enter(email, GOOD, { code })).status).toBe(401);

  const spare = { code: recovery[0]?.toLowerCase().replaceAll('-', ' ') };
  expect((await enter(email, GOOD, spare)).status).toBe(200);
  expect((await enter(email, GOOD, spare)).status).toBe(401);

  const off = (password: string, one = '') =>
    post('/second-factor/off', { password, code: one }, session);
  expect((await off('bunday parol emas', recovery[1])).status).toBe(400);
  expect((await off(GOOD, '000000')).status).toBe(400);
  expect((await off(GOOD, recovery[1])).status).toBe(200);
  expect((await enter(email, GOOD)).status).toBe(200);

  await withFactor(session);
  const admin = await signIn(site.url);
  const reset = (headers: Record<string, string>) =>
    send(`/cms-api/users/${id}/second-factor`, { method: 'DELETE', headers });
  expect((await reset(session)).status).toBe(403);
  expect((await reset(admin)).status).toBe(200);
  expect(await emailOf(session)).toBeUndefined();
  expect((await enter(email, GOOD)).status).toBe(200);
});

test('codes are guessed no more often than passwords', async () => {
  const { email } = await person();
  await withFactor(await sessionOf(email, GOOD));
  const headers = { 'x-forwarded-for': newAddress() };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push(
      (await enter(email, GOOD, { code: attempt % 2 ? '000000' : '' }, headers)).status,
    );
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('a role that must have a second factor does nothing before it is set up', async () => {
  const { email } = await person('translator');
  const before = await sessionOf(email, GOOD);
  const admin = await signIn(site.url);
  const rule = (secondFactor: string[]) =>
    requestCms(site.url, admin, '/globals/sign-in-rules', {
      method: 'POST',
      data: { secondFactor },
    });
  const locked = send('/cms-api/globals/sign-in-rules', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...admin },
    body: JSON.stringify({ secondFactor: ['administrator'] }),
  });
  expect((await locked).status, 'an administrator without one').toBe(400);
  expect((await send('/cms-api/globals/sign-in-rules', { headers: before })).status).toBe(403);
  await rule(['translator']);
  try {
    expect(await emailOf(before)).toBeUndefined();
    const { status, reply, response } = await enter(email, GOOD);
    expect(status).toBe(401);
    expect(reply.token).toBeUndefined();
    expect(response.headers.has('set-cookie')).toBe(false);
    const { step, enrolment } = reply.errors?.[0] ?? {};
    expect(step).toBe('enrol');
    const answer = { enrolment: enrolment?.enrolment, code: codeOf(enrolment?.key ?? '') };
    expect((await enter(email, 'bunday parol emas', answer)).status).toBe(401);
    const done = await enter(email, GOOD, answer);
    expect(done.status).toBe(200);
    expect(done.reply.recoveryCodes).toHaveLength(10);
    const session = { authorization: `JWT ${done.reply.token}` };
    expect(await emailOf(session)).toBe(email);
    const code = done.reply.recoveryCodes?.[0];
    expect((await post('/second-factor/off', { password: GOOD, code }, session)).status).toBe(403);
  } finally {
    await rule([]);
  }
});

interface Security {
  sessions: { id: string; browser: string; current: boolean; seenAt: string }[];
}

test('somebody who signs in from several places at once is signed in at each', async () => {
  const { email } = await person();
  const sessions = await Promise.all(Array.from({ length: 6 }, () => sessionOf(email, GOOD)));
  expect(await Promise.all(sessions.map(emailOf))).toEqual(sessions.map(() => email));
});

/** Changes the sessions of a user while a request waits to do so, which it has been seen to. */
async function besideRequest<Reply>(
  user: number,
  request: () => Promise<Reply>,
  ...changes: string[]
): Promise<Reply> {
  const beside = new Client({ connectionString: site.database });
  await beside.connect();
  try {
    await beside.query('begin');
    await beside.query('select from users where id = $1 for update', [user]);
    const replying = request();
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitUntil(async () => (await query(site.database, waiting)).length > 0, 10_000);
    for (const change of changes) await beside.query(change, [user]);
    await beside.query('commit');
    return await replying;
  } finally {
    await beside.end();
  }
}

test.each<[string, (id: number, session: Record<string, string>) => Promise<{ status: number }>]>([
  ['prolonged', (_id, session) => post('/refresh-token', {}, session)],
  ['ended', (_id, session) => post('/logout', {}, session)],
  ['used to change the name', (id, session) => patch(id, session, { name: 'Sinov Uch' })],
])(
  'while a session is %s, one that is opened beside it stays and one that is ended is not back',
  async (_name, act) => {
    const { id, email } = await person();
    const here = await sessionOf(email, GOOD);
    const ended = await sessionOf(email, GOOD);
    const { status } = await besideRequest(
      id,
      () => act(id, here),
      `delete from users_sessions where _parent_id = $1
        and _order = (select max(_order) from users_sessions where _parent_id = $1)`,
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
        values (9, $1, 'beside ' || $1::int, now(), now() + interval '1 hour')`,
    );
    expect(status).toBe(200);
    expect(await emailOf(ended)).toBeUndefined();
    const open = await query(site.database, 'select id from users_sessions where _parent_id = $1', [
      id,
    ]);
    expect(open.map((one) => one.id)).toContain(`beside ${id}`);
  },
);

test('a session that has been ended is not prolonged', async () => {
  const { id, email } = await person();
  const here = await sessionOf(email, GOOD);
  const { status } = await besideRequest(
    id,
    () => post('/refresh-token', {}, here),
    'delete from users_sessions where _parent_id = $1',
  );
  expect(status).toBe(403);
  expect(await emailOf(here)).toBeUndefined();
});

test('sessions are listed by browser and ended by their owner and by administrators', async () => {
  const { id, email } = await person();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const here = await sessionOf(email, GOOD, { 'user-agent': firefox });
  const others = [await sessionOf(email, GOOD), await sessionOf(email, GOOD)];
  const security = (headers: Record<string, string>, of = id) =>
    requestCms<Security>(site.url, headers, `/users/${of}/security`);
  const { sessions } = await security(here);
  expect(sessions).toHaveLength(3);
  const current = sessions.filter((one) => one.current);
  expect(current.map(({ browser }) => browser)).toEqual(['Firefox 132, Linux']);
  expect(Math.abs(Date.parse(current[0]?.seenAt ?? '') - Date.now())).toBeLessThan(60_000);

  const end = async (path: string, headers: Record<string, string>) =>
    (await send(`/cms-api/users/${id}/sessions${path}`, { method: 'DELETE', headers })).status;
  const stranger = await person();
  expect(await end('', await sessionOf(stranger.email, GOOD))).toBe(403);
  const newest = sessions[0]?.id ?? '';
  expect(await end(`/${newest}`, here)).toBe(200);
  expect(await Promise.all(others.map(emailOf))).toEqual([email, undefined]);
  expect(await end('', here)).toBe(200);
  expect(await Promise.all([here, ...others].map(emailOf))).toEqual([email, undefined, undefined]);
  expect(await end('', await signIn(site.url))).toBe(200);
  expect(await emailOf(here)).toBeUndefined();
});
