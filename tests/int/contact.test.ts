import http from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_BODY_LONGEST, CONTACT_MESSAGES_ALLOWED } from '@/constants';
import { send, secondSiteUrl, siteUrl } from './site';
import { signIn } from './staff';

const good = {
  name: 'Dilnoza Yoʻldosheva',
  email: 'dilnoza@example.com',
  topic: 'lost-property',
  message: 'A red scarf, at gate 7.',
  lang: 'uz',
};

let address = 0;
/** An address that nobody else in these tests sends from. */
const newAddress = () => `198.51.100.${++address}`;

const sendMessage = (body: object, from = newAddress(), headers: Record<string, string> = {}) =>
  send('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });

interface Reply {
  status: string;
  data: { reference: string } | null;
  errors: { code: string; field: string | null }[] | null;
}
const read = async (response: Response) => (await response.json()) as Reply;

interface Stored {
  reference: string;
  status: string;
  mail: string;
  sender?: string | null;
}
let staff: Record<string, string>;

beforeAll(async () => {
  staff = await signIn();
});

async function stored(where: string): Promise<Stored[]> {
  const response = await send(`/cms-api/messages?limit=100&where${where}`, { headers: staff });
  return ((await response.json()) as { docs: Stored[] }).docs;
}

const named = (name: string) => stored(`[name][equals]=${encodeURIComponent(name)}`);

test('a message is stored as it was written, and answered with its number', async () => {
  const response = await sendMessage(good);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { status, data, errors } = await read(response);
  expect({ status, errors }).toEqual({ status: 'success', errors: null });
  expect(data?.reference).toMatch(/^[2-9A-Z]{8}$/);
  const [document] = await stored(`[reference][equals]=${data?.reference}`);
  expect(document).toMatchObject({ ...good, status: 'new', mail: 'off' });
});

test('a control character in a text does not lose the message', async () => {
  const response = await sendMessage({ ...good, name: 'Nul\u0000', message: 'A\u0000 scarf' });
  expect(response.status).toBe(201);
  const reference = (await read(response)).data?.reference;
  const [document] = await stored(`[reference][equals]=${reference}`);
  expect(document).toMatchObject({ name: 'Nul', message: 'A scarf' });
});

test('staff see no hash of the address, and cannot rewrite what was written', async () => {
  const { data } = await read(await sendMessage({ ...good, message: 'Not to be changed' }));
  const [document] = (await stored(`[reference][equals]=${data?.reference}`)) as (Stored & {
    id: number;
  })[];
  expect(document).not.toHaveProperty('sender');
  const response = await send(`/cms-api/messages/${document?.id}`, {
    method: 'PATCH',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'answered', message: 'Changed' }),
  });
  expect(response.status).toBe(200);
  const [now] = await stored(`[reference][equals]=${data?.reference}`);
  expect(now).toMatchObject({ status: 'answered', message: 'Not to be changed' });
});

test('nobody creates a message over REST, staff neither', async () => {
  const response = await send('/cms-api/messages', {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ ...good, reference: 'X', received: new Date().toISOString() }),
  });
  expect(response.status).toBe(403);
});

test('what is wrong is 400 and named, field by field', async () => {
  const response = await sendMessage({
    ...good,
    name: ' ',
    email: 'dilnoza@',
    topic: 'A B',
    message: 7,
  });
  expect(response.status).toBe(400);
  const { data, errors } = await read(response);
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    { code: 'invalid_body', field: 'name' },
    { code: 'invalid_body', field: 'email' },
    { code: 'invalid_body', field: 'topic' },
    { code: 'invalid_body', field: 'message' },
  ]);
});

test.each(['', 'null', '[]', '"text"', '{'])('the body %j is 400', async (body) => {
  const headers = { 'content-type': 'application/json' };
  const response = await send('/api/contact', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect((await read(response)).errors).toMatchObject([{ code: 'invalid_body', field: null }]);
});

test('a filled trap is answered like a message and stored nowhere', async () => {
  const name = `Trap ${Date.now()}`;
  const response = await sendMessage({ ...good, name, website: 'https://example.com' });
  expect(response.status).toBe(201);
  expect((await read(response)).data?.reference).toMatch(/^[2-9A-Z]{8}$/);
  expect(await named(name)).toEqual([]);
});

test('the same message again is the same message', async () => {
  const from = newAddress();
  const name = `Twice ${Date.now()}`;
  const replies = await Promise.all(
    [1, 2, 3].map(async () => read(await sendMessage({ ...good, name }, from))),
  );
  expect(new Set(replies.map(({ data }) => data?.reference)).size).toBe(1);
  expect(await named(name)).toHaveLength(1);
});

describe('more messages than an address may send', () => {
  const burst = async (from: string[], base = siteUrl) => {
    const name = `Burst ${Date.now()} ${from[0]}`;
    const replies = await Promise.all(
      from.map((hop, index) =>
        send(
          '/api/contact',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': hop },
            body: JSON.stringify({ ...good, name, message: `Message ${index}` }),
          },
          base,
        ),
      ),
    );
    return { name, replies };
  };

  test('are 429 with the seconds to wait, also when they come at once', async () => {
    const from = newAddress();
    const many = Array<string>(CONTACT_MESSAGES_ALLOWED + 3).fill(from);
    const { name, replies } = await burst(many);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(await named(name)).toHaveLength(CONTACT_MESSAGES_ALLOWED);
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await read(refused[0] as Response)).errors).toMatchObject([
      { code: 'too_many_requests', field: null },
    ]);
    expect((await sendMessage(good)).status).toBe(201);
  });

  test('an address of IPv6 counts by its network', async () => {
    const from = Array.from(
      { length: CONTACT_MESSAGES_ALLOWED + 1 },
      (_, n) => `2001:db8:7::${n + 1}`,
    );
    const { replies } = await burst(from);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('what the client claims before the trusted proxy does not help', async () => {
    const from = newAddress();
    const claimed = Array.from(
      { length: CONTACT_MESSAGES_ALLOWED + 1 },
      (_, n) => `10.0.0.${n}, ${from}`,
    );
    const { replies } = await burst(claimed);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('without a trusted proxy only the connection counts', async () => {
    const claimed = Array.from({ length: CONTACT_MESSAGES_ALLOWED + 1 }, (_, n) => `10.9.0.${n}`);
    const { replies } = await burst(claimed, secondSiteUrl);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test('a body that is too long is 413', async () => {
  const response = await sendMessage({ ...good, message: 'a'.repeat(CONTACT_BODY_LONGEST) });
  expect(response.status).toBe(413);
  expect((await read(response)).errors).toMatchObject([{ code: 'body_too_large' }]);
});

test('so is one that does not say its length', async () => {
  const { hostname, port } = new URL(siteUrl);
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const options = { hostname, port, path: '/api/contact', method: 'POST', headers };
    const request = http.request(options, (response) => {
      resolve(response.statusCode);
      response.resume();
    });
    request.on('error', reject);
    request.write('a'.repeat(CONTACT_BODY_LONGEST));
    request.end('a');
  });
  expect(status).toBe(413);
});

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
  '%s is 415',
  async (type) => {
    const response = await sendMessage(good, newAddress(), { 'content-type': type });
    expect(response.status).toBe(415);
  },
);

test('a page of another site is refused', async () => {
  const response = await sendMessage(good, newAddress(), { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
});

test('it is for sending only', async () => {
  expect((await send('/api/contact')).status).toBe(405);
});
