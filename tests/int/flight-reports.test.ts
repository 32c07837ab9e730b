import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '@/i18n/locales';
import { knownFlights } from './known-flights';
import { startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { newStaff, signIn } from './staff';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Headers = Record<string, string>;

interface Answer {
  results: {
    flightId: string;
    ok: boolean;
    errors?: { code: string; field: string | null; message?: string }[];
    conflicts?: { field: string; theirs: string | null; by: string | null }[];
  }[];
}

let site: Awaited<ReturnType<typeof startOwnSite>>;
let first: Headers;
let second: Headers;
let translator: Headers;
let nextFlight: () => string;

beforeAll(async () => {
  site = await startOwnSite('flight_reports', { TRUST_PROXY: '1' });
  const administrator = await signIn(site.url);
  const dispatcher = () => newStaff(site.url, administrator, { role: 'operations' });
  first = (await dispatcher()).headers;
  second = (await dispatcher()).headers;
  translator = (await newStaff(site.url, administrator, { role: 'translator', languages: ['ru'] }))
    .headers;
  nextFlight = await knownFlights(site.url);
});
afterAll(() => site?.stop());

async function post(headers: Headers, path: string, body: unknown) {
  const reply = await sendTo(
    `/cms-api/flights${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify(body),
    },
    site.url,
  );
  return {
    status: reply.status,
    headers: reply.headers,
    answer: (await reply.json()) as Answer & { errors?: { message: string; data?: object }[] },
  };
}

const report = (headers: Headers, ...reports: object[]) => post(headers, '/reports', { reports });

async function flightOf(id: string, lang = 'uz') {
  const reply = await sendTo(`/api/flights/${id}?lang=${lang}`, {}, site.url);
  const { data } = (await reply.json()) as {
    data: {
      flight: {
        gate: string | null;
        estimated_at: string | null;
        notice: unknown;
        status: { value: string };
      };
    };
  };
  return data.flight;
}

test('what is reported is on the flight’s page at the next request, in three languages', async () => {
  const flightId = nextFlight();
  const notice = { uz: 'Tuman tufayli.', ru: 'Из-за тумана.', en: 'Because of fog.' };
  const { status, answer } = await report(first, {
    flightId,
    gate: '7',
    status: 'cancelled',
    notice,
  });
  expect(status, JSON.stringify(answer)).toBe(200);
  for (const lang of locales) {
    expect(await flightOf(flightId, lang)).toMatchObject({
      gate: '7',
      notice: notice[lang],
      status: { value: 'cancelled' },
    });
  }
});

test('an unknown flight is refused with the nearest known, one by one and in many', async () => {
  const flightId = nextFlight();
  const wrong = flightId.replace(
    /^([a-z]+)(\d+)/,
    (_, letters: string, digits: string) => `${letters}9${digits}`,
  );
  const alone = await post(first, '', { flightId: wrong, gate: '1' });
  expect(alone.status).toBe(400);
  expect(JSON.stringify(alone.answer)).toContain(flightId);
  const { status, answer } = await report(
    first,
    { flightId, gate: '3' },
    { flightId: wrong, gate: '1' },
  );
  expect(status).toBe(207);
  expect(answer.results.map(({ ok }) => ok)).toEqual([true, false]);
  expect(answer.results[1]?.errors?.[0]?.message).toContain(flightId);
  expect((await flightOf(flightId)).gate).toBe('3');
});

test('who has not seen what another set is told, and overwrites nothing', async () => {
  const flightId = nextFlight();
  await report(first, { flightId, gate: '4', seen: { gate: null } });
  const { status, answer } = await report(second, { flightId, gate: '8', seen: { gate: null } });
  expect(status).toBe(422);
  expect(answer.results[0]?.conflicts).toEqual([
    expect.objectContaining({ field: 'gate', theirs: '4', by: 'Sinov operations' }),
  ]);
  expect(answer.results[0]?.errors).toEqual([
    { code: 'conflict', field: 'gate', message: expect.stringMatching(/"4".*in seen/) },
  ]);
  expect((await flightOf(flightId)).gate).toBe('4');
  expect((await report(second, { flightId, gate: '8', seen: { gate: '4' } })).status).toBe(200);
  // Of another field nobody has to have seen anything.
  const other = { flightId, estimatedAt: '2030-01-01T05:00:00+05:00', seen: { estimatedAt: null } };
  expect((await report(first, other)).status).toBe(200);
});

test('of two dispatchers at once one is told', async () => {
  const flightId = nextFlight();
  const both = await Promise.all(
    [first, second].map((who, index) =>
      report(who, { flightId, gate: String(index + 1), seen: { gate: null } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('the same request is done once, however often it is sent', async () => {
  const flightId = nextFlight();
  const key = { 'idempotency-key': `feed-${Date.now()}` };
  const all = await Promise.all(
    [1, 2, 3].map(() => report({ ...first, ...key }, { flightId, gate: '5' })),
  );
  expect(all.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
  for (const { headers, answer } of all.filter(({ status }) => status === 409)) {
    expect(headers.get('retry-after')).toBe('1');
    expect(answer.errors?.[0]?.message).toContain('Send the same again in a second');
  }
  const again = await report({ ...first, ...key }, { flightId, gate: '5' });
  expect(again.status).toBe(200);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.answer.results).toEqual([{ flightId, ok: true }]);
  const other = await report({ ...first, ...key }, { flightId, gate: '6' });
  expect(other.status).toBe(422);
  expect(other.answer.errors?.[0]?.message).toContain('with a new key');
  expect((await report({ ...second, ...key }, { flightId, gate: '6' })).status).toBe(200);
});

test('null takes back, and what is wrong is named', async () => {
  const flightId = nextFlight();
  await report(first, { flightId, gate: '5', divertedTo: 'IST', status: 'diverted' });
  await report(first, { flightId, gate: null, divertedTo: null, status: null });
  expect((await flightOf(flightId)).status.value).not.toBe('diverted');
  const { answer, status } = await report(
    first,
    { flightId, estimatedAt: 'soon' },
    { flightId, status: 'vanished' },
    { flightId, divertedTo: 'ZZZ' },
    { flightId, gates: '1' },
  );
  expect(status).toBe(422);
  const fields = answer.results.map(({ errors }) => errors?.[0]?.field);
  expect(fields.slice(0, 3)).toEqual(['estimatedAt', 'status', 'divertedTo']);
});

test('who does not report flights is refused', async () => {
  const flightId = nextFlight();
  for (const headers of [{}, translator]) {
    expect((await report(headers, { flightId, gate: '5' })).status).toBe(403);
  }
  expect((await post(first, '/reports', { reports: [] })).status).toBe(400);
});
