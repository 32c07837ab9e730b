import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownFlights } from './known-flights';
import { query, startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { requestCms, signIn, whichever } from './staff';
import { HOUR_MS } from '../../src/lib/time';

interface Event {
  id: number;
  at: string;
  kind: string;
  actor: string | null;
  actorRef: string | null;
  document: string | null;
  title: string | null;
  languages: string | null;
  fields: string | null;
  detail: string | null;
}

type Headers = Record<string, string>;

const { email: admin } = JSON.parse(readFileSync(process.env.LOGIN_FILE ?? '', 'utf8')) as {
  email: string;
};
const password = 'a long enough passphrase 17';
/** Accounts, keys and pages of these tests; jobs of the site leave events too. */
const own = new Set<string>();
let staff: Headers;
let staffRef: string;
let site: Awaited<ReturnType<typeof startOwnSite>>;

const send = (path: string, init: RequestInit = {}) => sendTo(path, init, site.url);

const signedIn = async (email: string): Promise<Headers> => {
  const data = { email, password };
  const { token } = await requestCms<{ token: string }>(site.url, {}, '/users/login', {
    method: 'POST',
    data,
  });
  return { ...whichever, authorization: `JWT ${token}` };
};

beforeAll(async () => {
  site = await startOwnSite('audit', { TRUST_PROXY: '1' });
  const email = 'audit-administrator@example.com';
  const data = { email, password, role: 'administrator' };
  const made = { method: 'POST', data };
  const { doc } = await requestCms<{ doc: { id: number } }>(
    site.url,
    await signIn(site.url),
    '/users',
    made,
  );
  staffRef = `users:${doc.id}`;
  own.add(staffRef);
  staff = await signedIn(email);
}, 120_000);
afterAll(() => site?.stop());

const cms = <Body>(path: string, init: { method?: string; data?: object } = {}, as = staff) =>
  requestCms<Body>(site.url, as, path, init);

const write = (path: string, method: string, data?: object, as: Headers = staff) =>
  send(`/cms-api${path}`, {
    method,
    headers: { ...as, 'content-type': 'application/json' },
    ...(data && { body: JSON.stringify(data) }),
  });

/** The newest event's number: what comes after it is the test's own. */
async function mark(): Promise<number> {
  const [row] = await query(site.database, 'select coalesce(max(id), 0)::int as id from audit');
  return row?.id as number;
}

async function since(id: number, where = ''): Promise<Event[]> {
  const path = `/audit?limit=200&sort=id&where[id][greater_than]=${id}${where}`;
  const { docs } = await cms<{ docs: Event[] }>(path);
  return docs.filter(
    ({ actorRef, document, detail }) =>
      own.has(actorRef ?? '') || own.has(document ?? '') || own.has(detail ?? ''),
  );
}

const of = async (id: number, document: string) =>
  (await since(id, `&where[document][equals]=${document}`)).map(({ kind, languages }) =>
    [kind, languages].filter(Boolean).join(' '),
  );

let names = 0;
const newPage = async (): Promise<number> => {
  const data = { title: 'Sinov', slug: `audit-${++names}`, _status: 'draft' };
  const { doc } = await cms<{ doc: { id: number } }>('/pages?locale=uz', { method: 'POST', data });
  own.add(`pages:${doc.id}`);
  return doc.id;
};

/** A member of staff of a role, signed in. */
async function member(data: object): Promise<{ id: number; email: string; headers: Headers }> {
  const email = `audit-${++names}@example.com`;
  const { doc } = await cms<{ doc: { id: number } }>('/users', {
    method: 'POST',
    data: { email, password, ...data },
  });
  own.add(`users:${doc.id}`);
  return { id: doc.id, email, headers: await signedIn(email) };
}

test('what becomes public, and no longer is, is recorded by language; drafts are not', async () => {
  const before = await mark();
  const id = await newPage();
  const page = `pages:${id}`;
  expect(await of(before, page)).toEqual(['created uz']);
  await write(`/pages/${id}?locale=uz&draft=true`, 'PATCH', { title: 'Qoralama' });
  await write(`/pages/${id}?locale=uz&draft=true&autosave=true`, 'PATCH', { title: 'Qoralama 2' });
  expect(await of(before, page)).toEqual(['created uz']);
  await write(`/pages/${id}?locale=uz`, 'PATCH', { _status: 'published' });
  await write(`/pages/${id}?locale=ru`, 'PATCH', { title: 'Проба', _status: 'published' });
  expect(await of(before, page)).toEqual(['created uz', 'published uz', 'published ru']);
  await write(`/pages/${id}?locale=uz&draft=true`, 'PATCH', { title: 'Yana qoralama' });
  await write(`/pages/${id}?locale=ru`, 'PATCH', { _status: 'draft' });
  await write(`/pages/${id}?locale=uz`, 'DELETE');
  expect(await of(before, page)).toEqual([
    'created uz',
    'published uz',
    'published ru',
    'takenDown ru',
    'deleted uz',
  ]);
  const [first] = await since(before, `&where[document][equals]=${page}`);
  expect(first).toMatchObject({ title: 'Sinov', actorRef: expect.stringMatching(/^users:\d+$/) });
  expect(Math.abs(Date.parse(first?.at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('a refused write leaves no event', async () => {
  const id = await newPage();
  const translator = await member({ role: 'translator', languages: ['ru'] });
  const before = await mark();
  const refused = await write(`/pages/${id}?locale=ru`, 'PATCH', { slug: 'x' }, translator.headers);
  expect(refused.status).toBe(400);
  expect((await write(`/pages/${id}?locale=uz`, 'PATCH', { slug: 'Not a slug' })).status).toBe(400);
  expect(
    (
      await write(
        '/pages?locale=uz',
        'POST',
        { title: 'x', slug: `audit-${names}x` },
        translator.headers,
      )
    ).status,
  ).toBe(403);
  expect(await since(before)).toEqual([]);
});

test('sign-ins, failures and sign-outs are recorded; an unknown address is not readable', async () => {
  const before = await mark();
  const one = await member({ role: 'editor', name: 'Nargiza' });
  const attempt = (email: string) =>
    write('/users/login', 'POST', { email, password: 'not the password' }, {});
  expect((await attempt(one.email)).status).toBe(401);
  const unknown = 'Nobody.Here@example.com';
  const secret = process.env.PAYLOAD_SECRET ?? '';
  const hash = createHmac('sha256', secret).update(unknown.toLowerCase()).digest('base64url');
  own.add(hash.slice(0, 12));
  expect((await attempt(unknown)).status).toBe(401);
  expect((await attempt(unknown.toLowerCase())).status).toBe(401);
  await write('/users/logout', 'POST', undefined, one.headers);
  const events = await since(before);
  const user = `users:${one.id}`;
  expect(events.map(({ kind, document }) => [kind, document])).toEqual([
    ['userCreated', user],
    ['signedIn', user],
    ['signInFailed', user],
    ['signInFailed', null],
    ['signInFailed', null],
    ['signedOut', user],
  ]);
  expect(events[1]).toMatchObject({ actor: 'Nargiza', actorRef: user, title: one.email });
  expect(events[2]).toMatchObject({ actor: null, actorRef: null });
  expect(events[3]?.detail).toBe(events[4]?.detail);
  expect(events[3]?.detail).toMatch(/^[\w-]{12}$/);
  const rows = await query(site.database, 'select * from audit');
  expect(JSON.stringify(rows)).not.toMatch(/nobody\.here|not the password/i);
});

test('roles and languages of users, and users created and deleted', async () => {
  const one = await member({ role: 'translator', languages: ['ru'] });
  const before = await mark();
  await write(`/users/${one.id}`, 'PATCH', { role: 'editor' });
  await write(`/users/${one.id}`, 'PATCH', { role: 'editor' });
  await write(`/users/${one.id}`, 'PATCH', { name: 'Sardor' });
  await write(`/users/${one.id}`, 'DELETE');
  const events = await since(before, `&where[document][equals]=users:${one.id}`);
  expect(events.map(({ kind }) => kind)).toEqual(['rightsChanged', 'changed', 'userDeleted']);
  expect(events[0]?.detail).toBe('role: translator → editor');
  expect(events[1]?.fields).toBe('name');
});

test('keys that are made, changed and revoked, and what is done with them', async () => {
  const before = await mark();
  const { doc } = await cms<{ doc: { id: string; key: string } }>('/api-keys', {
    method: 'POST',
    data: { name: 'Night shift', scope: ['flights'] },
  });
  const report = { flightId: (await knownFlights(site.url))(), status: 'boarding' };
  own.add(`api-keys:${doc.id}`);
  const key = { authorization: `Bearer ${doc.key}` };
  const { id } = (
    (await (await write('/flights', 'POST', report, key)).json()) as { doc: { id: number } }
  ).doc;
  await write(`/flights/${id}`, 'PATCH', { gate: '7' }, key);
  await write(`/flights/${id}`, 'PATCH', { gate: '7' }, key);
  await write(`/api-keys/${doc.id}`, 'PATCH', { enabled: false });
  await write(`/api-keys/${doc.id}`, 'PATCH', { revokedAt: new Date().toISOString() });
  const events = await since(before);
  expect(
    events.map(({ kind, actorRef, fields }) => [kind, actorRef?.split(':')[0], fields]),
  ).toEqual([
    ['keyCreated', 'users', null],
    ['created', 'api-keys', null],
    ['changed', 'api-keys', 'gate'],
    ['keyChanged', 'users', 'enabled'],
    ['keyRevoked', 'users', null],
  ]);
  expect(events[1]).toMatchObject({ actor: 'Night shift', actorRef: `api-keys:${doc.id}` });
  expect(JSON.stringify(events)).not.toContain(doc.key.slice(20));
});

test('texts that are public once saved are recorded in their language, what all share in none', async () => {
  const before = await mark();
  const nextFlight = await knownFlights(site.url);
  // The first one has been reported by now.
  nextFlight();
  const report = { flightId: nextFlight(), notice: 'Выход 3 закрыт.' };
  const { doc } = await cms<{ doc: { id: number } }>('/flights?locale=ru', {
    method: 'POST',
    data: report,
  });
  const flight = `flights:${doc.id}`;
  own.add(flight);
  await write(`/flights/${doc.id}?locale=en`, 'PATCH', { notice: 'Gate 3 is closed.' });
  await write(`/flights/${doc.id}?locale=en`, 'PATCH', { gate: '7' });
  expect(await of(before, flight)).toEqual(['created ru', 'changed en', 'changed']);
});

test('metric scripts, share links, publications that are scheduled and cancelled', async () => {
  const id = await newPage();
  const page = `pages:${id}`;
  await write(`/pages/${id}?locale=uz`, 'PATCH', { _status: 'published' });
  const before = await mark();
  await write('/globals/metrics?locale=uz', 'POST', { consent: true, _status: 'published' });
  await write('/globals/metrics?locale=uz', 'POST', { consent: false, _status: 'published' });
  expect((await of(before, 'metrics')).filter((kind) => kind === 'scriptsChanged')).toHaveLength(2);

  const link = await cms<{ id: number }>('/translations/share', {
    method: 'POST',
    data: { ref: page, languages: ['uz', 'ru'] },
  });
  await write(`/share-links/${link.id}`, 'PATCH', { revokedAt: new Date().toISOString() });
  const at = new Date(Date.now() + HOUR_MS).toISOString();
  const { doc } = await cms<{ doc: { id: number } }>('/publications', {
    method: 'POST',
    data: {
      title: 'Not what it is called',
      document: page,
      action: 'takeDown',
      languages: ['uz'],
      at,
    },
  });
  await write(`/publications/${doc.id}`, 'DELETE');
  expect(await of(before, page)).toEqual([
    'shareCreated uz ru',
    'shareEnded uz ru',
    'scheduled uz',
    'scheduleCancelled uz',
  ]);
  const events = await since(before, `&where[document][equals]=${page}`);
  expect(events.every(({ actorRef }) => actorRef?.startsWith('users:'))).toBe(true);
  expect(events.every(({ title }) => title === 'Sinov')).toBe(true);
});

test('what is done to an account: links, passwords, sessions, the second step of signing in', async () => {
  const { id, email, headers } = await member({ role: 'editor' });
  const account = `users:${id}`;
  const users = (path: string, method: string, data?: object, as = headers) =>
    write(`/users${path}`, method, data, as);
  const enter = (code?: string) => users('/login', 'POST', { email, password, code }, {});
  const before = await mark();

  await users(`/${id}`, 'PATCH', { password: `${password} 2`, currentPassword: 'not this one' });
  expect(await of(before, account)).toEqual([]);
  await users(`/${id}`, 'PATCH', { password: `${password} 2`, currentPassword: password });
  const { link } = await cms<{ link: string }>(`/users/${id}/link`, { method: 'POST' });
  await users('/reset-password', 'POST', { token: link.split('/').at(-1), password }, {});
  await signedIn(email);
  await users(`/${id}/sessions`, 'DELETE', undefined, staff);
  expect(await of(before, account)).toEqual([
    'passwordChanged',
    'passwordLink',
    'passwordChanged',
    'signedIn',
    'sessionsEnded',
  ]);

  const again = await signedIn(email);
  const enrolment = (await (await users('/second-factor/begin', 'POST', {}, again)).json()) as {
    key: string;
    enrolment: string;
  };
  const code = new TOTP({ secret: Secret.fromBase32(enrolment.key) }).generate();
  const set = await users(
    '/second-factor/confirm',
    'POST',
    { enrolment: enrolment.enrolment, code },
    again,
  );
  expect(set.status).toBe(200);
  const factor = await mark();
  expect((await enter()).status, 'asks for the code').toBe(401);
  expect(await of(factor, account)).toEqual([]);
  expect((await enter('000000')).status).toBe(401);
  expect((await users(`/${id}/second-factor`, 'DELETE', undefined, staff)).status).toBe(200);
  expect(await of(factor, account)).toEqual(['codeWrong', 'secondFactorRemoved']);
  const events = await since(before, `&where[document][equals]=${account}`);
  const by = (kind: string) => events.filter((one) => one.kind === kind).map((one) => one.actorRef);
  expect(by('passwordChanged'), 'who has a link is known by that alone').toEqual([account, null]);
  expect(by('passwordLink')).toEqual([staffRef]);
  expect(by('sessionsEnded')).toEqual([staffRef]);
  expect(by('secondFactorAdded')).toEqual([account]);
  expect(by('codeWrong')).toEqual([null]);
  expect(JSON.stringify(events)).not.toContain(link.split('/').at(-1));
});

test('exports, imports, confirmed and restored texts', async () => {
  const id = await newPage();
  const page = `pages:${id}`;
  await write(`/pages/${id}?locale=ru&draft=true`, 'PATCH', { title: 'Первое' });
  await write(`/pages/${id}?locale=ru&draft=true`, 'PATCH', { title: 'Второе' });
  const before = await mark();
  const file = await send(`/cms-api/translations/export?format=csv&target=ru&refs=${page}`, {
    headers: staff,
  });
  const text = (await file.text()).replace('Второе', 'Третье');
  const imported = await send('/cms-api/translations/import?format=csv&target=ru&apply=true', {
    method: 'POST',
    headers: { ...staff, 'content-type': 'text/csv' },
    body: text,
  });
  expect(await imported.json()).toMatchObject({ applied: true });
  await write('/translations/confirm', 'POST', { ref: page, lang: 'ru', path: 'title' });
  const { versions } = await cms<{ versions: { id: number }[] }>(
    `/translations/versions?ref=${page}&lang=ru`,
  );
  const restored = await write('/translations/restore', 'POST', {
    ref: page,
    lang: 'ru',
    version: String(versions[1]?.id),
  });
  expect(restored.status).toBe(200);
  expect(await of(before, page)).toEqual(['imported ru', 'confirmed ru', 'restored ru']);
  expect((await since(before)).filter(({ kind }) => kind === 'exported')).toHaveLength(1);
});

test('what is rolled back leaves no event', async () => {
  const [first, second] = [await newPage(), await newPage()];
  const refs = `pages:${first},pages:${second}`;
  for (const id of [first, second]) {
    await write(`/pages/${id}?locale=ru&draft=true`, 'PATCH', { title: 'Прежнее' });
  }
  const file = await send(`/cms-api/translations/export?format=csv&target=ru&refs=${refs}`, {
    headers: staff,
  });
  const body = (await file.text()).replaceAll('Прежнее', 'Новое');
  const before = await mark();
  await query(
    site.database,
    `create function refuse_page() returns trigger language plpgsql
     as $$ begin raise exception 'refused'; end $$`,
  );
  // Whichever of the two is written first.
  for (const refused of [first, second]) {
    await query(
      site.database,
      `create trigger refuse_page before insert or update on _pages_v
       for each row when (new.parent_id = ${refused}) execute function refuse_page()`,
    );
    const reply = await send('/cms-api/translations/import?format=csv&target=ru&apply=true', {
      method: 'POST',
      headers: { ...staff, 'content-type': 'text/csv' },
      body,
    });
    await query(site.database, 'drop trigger refuse_page on _pages_v');
    expect(reply.status).toBe(500);
  }
  await query(site.database, 'drop function refuse_page');
  expect(await since(before)).toEqual([]);
});

test('nobody changes or deletes an event, over the CMS or in the database', async () => {
  await newPage();
  const [event] = (await since(0)).slice(-1);
  expect(event).toBeDefined();
  const path = `/audit/${event?.id}`;
  const all = '/audit?where[id][exists]=true';
  for (const [method, where] of [
    ['PATCH', path],
    ['DELETE', path],
    ['PATCH', all],
    ['DELETE', all],
    ['POST', '/audit'],
    ['POST', `${path}/duplicate`],
  ] as const) {
    const { status } = await write(where, method, { kind: 'created', actor: 'x', at: event?.at });
    expect([403, 404], `${method} ${where}: ${status}`).toContain(status);
  }
  await expect(query(site.database, `update audit set actor = 'x'`)).rejects.toThrow(/append-only/);
  await expect(query(site.database, 'delete from audit')).rejects.toThrow(/append-only/);
  const [after] = await since((event?.id ?? 0) - 1);
  expect(after).toEqual(event);
});

test('what is older than a year is deleted with the next event, and nothing else', async () => {
  const add = (title: string, days: number) =>
    query(
      site.database,
      `insert into audit (at, kind, title) values (now() - $1::interval, 'created', $2)`,
      [`${days} days`, title],
    );
  await add('a year and a day ago', 366);
  await add('almost a year ago', 364);
  await newPage();
  const rows = await query(site.database, `select title from audit where title like '%year%'`);
  expect(rows).toEqual([{ title: 'almost a year ago' }]);
});

test('only administrators read it; editors see the history of what they may read', async () => {
  const id = await newPage();
  const editor = await member({ role: 'editor' });
  for (const path of ['/audit', '/audit/export?format=csv', '/audit/export?format=json']) {
    expect((await write(path, 'GET', undefined, editor.headers)).status, path).toBe(403);
    expect((await write(path, 'GET', undefined, {})).status, path).toBe(403);
  }
  const view = async (path: string, as: Headers) => {
    const reply = await send(`/admin${path}`, { headers: { ...as, 'accept-language': 'en' } });
    return (await reply.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  };
  expect(await view(`/collections/pages/${id}/history`, editor.headers)).toContain('Created');
  expect(await view(`/collections/pages/${id}/history`, {})).not.toContain('Created');
  expect(await view('/globals/metrics/history', editor.headers)).toContain('Who did what');
  const [me] = (await cms<{ docs: { id: number }[] }>(`/users?where[email][equals]=${admin}`)).docs;
  expect(await view(`/collections/users/${me?.id}/history`, editor.headers)).not.toContain(
    'Signed in',
  );
});

test('it is exported as CSV and JSON, filtered, without formulas', async () => {
  const before = await mark();
  const data = {
    email: `audit-${++names}@example.com`,
    password,
    role: 'editor',
    name: '=HYPERLINK("https://example.com")',
  };
  const { doc } = await cms<{ doc: { id: number } }>('/users', { method: 'POST', data });
  const { token } = await requestCms<{ token: string }>(site.url, {}, '/users/login', {
    method: 'POST',
    data,
  });
  await write('/users/logout', 'POST', undefined, { authorization: `JWT ${token}` });
  const filter = `where[id][greater_than]=${before}&where[document][equals]=users:${doc.id}`;
  const json = await send(`/cms-api/audit/export?format=json&${filter}`, { headers: staff });
  expect(json.headers.get('cache-control')).toBe('private, no-store');
  const events = (await json.json()) as Record<string, unknown>[];
  expect(events.map(({ kind }) => kind)).toEqual(['signedOut', 'signedIn', 'userCreated']);
  expect(events[0]).toMatchObject({ actor: data.name, actor_ref: `users:${doc.id}` });
  const csv = await send(`/cms-api/audit/export?format=csv&${filter}`, { headers: staff });
  const text = await csv.text();
  const rows = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;
  expect(rows.map(({ kind }) => kind)).toEqual(['signedOut', 'signedIn', 'userCreated']);
  expect(rows[0]?.actor).toBe(`'${data.name}`);
  expect((await since(before)).filter(({ kind }) => kind === 'exported')).toHaveLength(2);
  expect((await write('/audit/export?format=xml', 'GET')).status).toBe(400);
});
