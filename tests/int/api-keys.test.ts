import { beforeAll, expect, test } from 'vitest';
import { API_KEY_GUESSES_ALLOWED } from '@/constants';
import { knownFlights } from './known-flights';
import { query } from './own-site';
import { send, siteDatabase as database, siteUrl } from './site';
import { requestCms, signIn, whichever } from './staff';

interface Key {
  id: string;
  name: string;
  beginning: string;
  scope: string[];
  state: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  createdBy: { email: string } | null;
}

let staff: Record<string, string>;
let address = 0;

let nextFlight: () => string;

beforeAll(async () => {
  staff = await signIn();
  nextFlight = await knownFlights();
});

const cms = <Body>(path: string, init: { method?: string; data?: object } = {}) =>
  requestCms<Body>(siteUrl, staff, path, init);

async function create(data: object): Promise<Key & { key: string }> {
  const made = { name: 'Flight feed', scope: ['flights'], ...data };
  return (await cms<{ doc: Key & { key: string } }>('/api-keys', { method: 'POST', data: made }))
    .doc;
}

const change = (id: string, data: object) =>
  send(`/cms-api/api-keys/${id}`, {
    method: 'PATCH',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });

/** A request with a key, from an address that no other test uses. */
const using = (
  key: string,
  path: string,
  { method = 'GET', data, from = `192.0.2.${++address}` }: Record<string, unknown> = {},
) =>
  send(`/cms-api${path}`, {
    method: method as string,
    headers: {
      ...whichever,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-forwarded-for': from as string,
    },
    ...(data ? { body: JSON.stringify(data) } : {}),
  });

const report = () => ({ flightId: nextFlight(), status: 'boarding' });

test('a key is shown once, and only its hash is stored', async () => {
  const made = await create({});
  expect(made.key).toMatch(/^parvoz_[\w-]{43}$/);
  const read = await cms<Key>(`/api-keys/${made.id}`);
  expect(read).toMatchObject({ name: 'Flight feed', state: 'valid', lastUsedAt: null });
  expect(made.key.startsWith(read.beginning)).toBe(true);
  expect(JSON.stringify([read, await cms('/api-keys?limit=0')])).not.toContain(made.key);
  const rows = await query(database, 'select * from api_keys where id = $1', [made.id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(made.key.slice(20));
  expect(read.createdBy?.email).toBeTruthy();
});

test('the server alone makes a key, whatever is sent with it', async () => {
  const hash = 'a'.repeat(64);
  const made = await create({ id: '1', hash, key: 'abc', beginning: 'abc', createdBy: null });
  expect(made.id).not.toBe('1');
  expect(made.key).toMatch(/^parvoz_/);
  const [row] = await query(database, 'select hash from api_keys where id = $1', [made.id]);
  expect(row?.hash).not.toBe(hash);
  expect((await change(made.id, { hash, beginning: 'abc' })).status).toBe(200);
  expect(await query(database, 'select hash from api_keys where id = $1', [made.id])).toEqual([
    row,
  ]);
});

test('it reports flights, and its last use is noted once a minute', async () => {
  const { id, key } = await create({});
  const sent = report();
  const made = await using(key, '/flights', { method: 'POST', data: sent });
  expect(made.status).toBe(201);
  const { doc } = (await made.json()) as { doc: { id: number } };
  const again = { method: 'PATCH', data: { gate: '7' } };
  expect((await using(key, `/flights/${doc.id}`, again)).status).toBe(200);
  expect((await using(key, '/flights')).status).toBe(200);
  const used = (await cms<Key>(`/api-keys/${id}`)).lastUsedAt;
  expect(Math.abs(Date.parse(used ?? '') - Date.now())).toBeLessThan(60_000);
  await query(
    database,
    `update api_keys set last_used_at = last_used_at - interval '30 seconds' where id = $1`,
    [id],
  );
  const earlier = (await cms<Key>(`/api-keys/${id}`)).lastUsedAt;
  await using(key, '/flights');
  expect((await cms<Key>(`/api-keys/${id}`)).lastUsedAt).toBe(earlier);
  await query(
    database,
    `update api_keys set last_used_at = last_used_at - interval '31 seconds' where id = $1`,
    [id],
  );
  await using(key, '/flights');
  expect((await cms<Key>(`/api-keys/${id}`)).lastUsedAt).not.toBe(earlier);
});

test('what is not in its scope it may not write, nor anything else', async () => {
  const flights = (await create({ scope: ['flights'] })).key;
  const message = (await create({ scope: ['message'] })).key;
  // What it is already: other suites read the same site.
  const notice = { method: 'POST', data: { enabled: true } };
  expect((await using(flights, '/globals/message', notice)).status).toBe(403);
  expect((await using(message, '/globals/message', notice)).status).toBe(200);
  expect((await using(message, '/flights', { method: 'POST', data: report() })).status).toBe(403);
  const [page] = (await cms<{ docs: { id: number }[] }>('/pages?limit=1')).docs;
  const [user] = (await cms<{ docs: { id: number }[] }>('/users?limit=1')).docs;
  const refused: [string, string, object?][] = [
    ['PATCH', `/pages/${page?.id}`, { title: 'x' }],
    ['PATCH', `/pages/${page?.id}?locale=ru`, { title: 'x' }],
    ['DELETE', `/pages/${page?.id}`],
    ['POST', '/globals/metrics', { scripts: '' }],
    ['POST', '/globals/operations', { automaticProgress: true }],
    ['PATCH', `/users/${user?.id}`, { name: 'x' }],
    ['GET', '/users'],
    ['GET', '/api-keys'],
    ['POST', '/api-keys', { name: 'x', scope: ['flights'] }],
    ['POST', '/api-keys/refresh-token'],
    ['GET', '/translations/tree'],
    ['POST', '/translations/share', { ref: `pages:${page?.id}`, languages: ['uz'] }],
    ['DELETE', '/flights/1'],
  ];
  for (const [method, path, data] of refused) {
    const { status } = await using(flights, path, { method, data });
    expect([403, 404], `${method} ${path}: ${status}`).toContain(status);
  }
  const reported = report();
  await using(flights, '/flights', { method: 'POST', data: reported });
  const admin = await send('/admin/collections/flights', {
    headers: { authorization: `Bearer ${flights}` },
  });
  expect(await admin.text()).not.toContain(reported.flightId);
});

test('disabled, expired and revoked ones are refused with the reason', async () => {
  const { id, key } = await create({});
  expect((await change(id, { enabled: false })).status).toBe(200);
  const disabled = await using(key, '/flights');
  expect(disabled.status).toBe(401);
  expect(await disabled.text()).toContain('disabled');
  expect((await change(id, { enabled: true })).status).toBe(200);
  expect((await using(key, '/flights')).status).toBe(200);

  await query(database, `update api_keys set expires_at = now() - interval '1 s' where id = $1`, [
    id,
  ]);
  expect((await using(key, '/flights')).status).toBe(401);
  expect((await cms<Key>(`/api-keys/${id}`)).state).toBe('expired');
  const past = new Date(Date.now() - 60_000).toISOString();
  expect((await change(id, { expiresAt: past })).status).toBe(400);
  const future = new Date(Date.now() + 60_000).toISOString();
  expect((await change(id, { expiresAt: future })).status).toBe(200);
  expect((await using(key, '/flights')).status).toBe(200);
});

test('a revocation is never undone', async () => {
  const { id, key } = await create({});
  expect((await change(id, { revokedAt: new Date().toISOString() })).status).toBe(200);
  expect((await using(key, '/flights')).status).toBe(401);
  for (const data of [
    { revokedAt: null },
    { revokedAt: '' },
    { enabled: true },
    { revokedAt: '2040-01-01T00:00:00.000Z' },
  ]) {
    expect((await change(id, data)).status).toBe(400);
  }
  const bulk = await send(`/cms-api/api-keys?where[id][equals]=${id}`, {
    method: 'PATCH',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ revokedAt: null }),
  });
  expect(bulk.status).toBe(400);
  // A write that began before the revocation ends after it.
  await query(database, 'update api_keys set revoked_at = null, name = $2 where id = $1', [
    id,
    'Late',
  ]);
  expect(await cms<Key>(`/api-keys/${id}`)).toMatchObject({
    name: 'Late',
    state: 'revoked',
    revokedAt: expect.any(String),
  });
  expect((await using(key, '/flights')).status).toBe(401);
  const gone = await send(`/cms-api/api-keys/${id}`, { method: 'DELETE', headers: staff });
  expect(gone.status).toBe(403);
});

test('guesses are throttled by address, and lock nobody with a right key out', async () => {
  const { key } = await create({});
  const from = '198.51.100.200';
  let guesses = 0;
  const guess = () => `parvoz_${String(++guesses).padEnd(43, 'A')}`;
  for (let tried = 0; tried < API_KEY_GUESSES_ALLOWED; tried += 1) {
    expect((await using(guess(), '/flights', { from })).status).toBe(401);
  }
  const throttled = await using(guess(), '/flights', { from });
  expect(throttled.status).toBe(429);
  expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await using('parvoz_abc', '/flights', { from })).status).toBe(429);
  expect((await using(guess(), '/flights')).status).toBe(401);
  expect((await using(key, '/flights', { from })).status).toBe(200);
  const rows = await query(database, 'select sender from api_key_guesses');
  expect(rows.length).toBeGreaterThanOrEqual(API_KEY_GUESSES_ALLOWED);
  expect(JSON.stringify(rows)).not.toContain(from);
});

test('a burst of guesses is counted whole', async () => {
  const from = '198.51.100.201';
  const guesses = Array.from(
    { length: 40 },
    (_, index) => `parvoz_${String(index).padEnd(43, 'B')}`,
  );
  const statuses = await Promise.all(
    guesses.map(async (key) => (await using(key, '/flights', { from })).status),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(API_KEY_GUESSES_ALLOWED);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - API_KEY_GUESSES_ALLOWED);
});

test('a user gives himself no key', async () => {
  const [user] = (await cms<{ docs: { id: number }[] }>('/users?limit=1')).docs;
  await cms(`/users/${user?.id}`, {
    method: 'PATCH',
    data: { enableAPIKey: true, apiKey: 'a-key-of-my-own' },
  });
  const reply = await send('/cms-api/users', {
    headers: { authorization: 'users API-Key a-key-of-my-own' },
  });
  expect(reply.status).toBe(403);
});
