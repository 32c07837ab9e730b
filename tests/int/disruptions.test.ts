import Papa from 'papaparse';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '@/i18n/locales';
import { airportDate, DAY_MS, toAirportIso } from '@/lib/time';
import { knownFlights } from './known-flights';
import { startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { newStaff, signIn, whichever } from './staff';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Headers = Record<string, string>;

interface Told {
  id: string;
  severity: string;
  over: boolean;
  heading: string;
  details: string;
  flights: { id: string; disrupted?: true; direction: string }[] | null;
}

let site: Awaited<ReturnType<typeof startOwnSite>>;
let dispatcher: Headers;
let editor: Headers;
let translator: Headers;
let feed: Headers;

beforeAll(async () => {
  site = await startOwnSite('disruptions', { TRUST_PROXY: '1' });
  const administrator = await signIn(site.url);
  const staff = async (role: 'operations' | 'editor' | 'translator') => {
    const languages = role === 'translator' ? { languages: ['ru'] as const } : {};
    return (await newStaff(site.url, administrator, { role, ...languages } as never)).headers;
  };
  dispatcher = await staff('operations');
  editor = await staff('editor');
  translator = await staff('translator');
  const key = { name: 'Flight feed', scope: ['flights'] };
  const { json } = await call(administrator, 'POST', '/api-keys', key);
  feed = {
    ...whichever,
    authorization: `Bearer ${(json as unknown as { doc: { key: string } }).doc.key}`,
  };
});
afterAll(() => site?.stop());

const hours = (count: number) => toAirportIso(Date.now() + count * (DAY_MS / 24));

const fog = (more: object = {}) => ({
  state: 'public',
  cause: 'fog',
  severity: 'closure',
  from: hours(-1),
  until: hours(20),
  ...more,
});

async function call(headers: Headers, method: string, path: string, body?: object) {
  const reply = await sendTo(
    `/cms-api${path}`,
    {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    },
    site.url,
  );
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, text, json: isJson ? (JSON.parse(text) as never) : null };
}

const opened: number[] = [];

async function open(more: object = {}) {
  const { status, json, text } = await call(dispatcher, 'POST', '/disruptions', fog(more));
  expect(status, text).toBe(201);
  const { doc } = json as unknown as {
    doc: { id: number; press: number | { id: number } };
  };
  opened.push(doc.id);
  return doc;
}

const end = (id: number) => call(dispatcher, 'PATCH', `/disruptions/${id}`, { state: 'over' });

// Of one at a time it is known what is said.
afterEach(async () => {
  for (const id of opened.splice(0)) {
    await call(dispatcher, 'PATCH', `/disruptions/${id}`, {
      state: 'rehearsal',
    });
  }
});

async function get<Data>(path: string): Promise<Data> {
  const reply = await sendTo(path, {}, site.url);
  return ((await reply.json()) as { data: Data }).data;
}
const told = async (lang = 'en') =>
  (await get<{ disruptions: Told[] }>(`/api/disruption?lang=${lang}`)).disruptions;
const noticeOf = async (lang = 'en') =>
  (await get<{ disruption?: { heading: string } }>(`/api/pages/layout?lang=${lang}`)).disruption;
const page = async (path: string) => (await sendTo(path, {}, site.url)).text();

test('what is announced is on every page and call at the next request, in three languages', async () => {
  expect(await told()).toEqual([]);
  expect(await noticeOf()).toBeUndefined();
  await page('/en/parking/');
  await open();
  const headings = await Promise.all(locales.map(async (lang) => (await told(lang))[0]?.heading));
  expect(new Set(headings).size).toBe(3);
  expect(headings[2]).toMatch(/fog/i);
  expect((await noticeOf())?.heading).toBe(headings[2]);
  for (const path of ['/en/', '/en/parking/', '/en/disruption/', '/en/flight-board/']) {
    expect(await page(path), path).toContain(headings[2]);
  }
});

test('its flights are marked on the board and on their pages, and counted', async () => {
  await open({ direction: 'departure', from: hours(-1), until: hours(40) });
  const [one] = await told();
  const [flight] = one?.flights ?? [];
  expect(one?.flights?.every(({ direction }) => direction === 'departure')).toBe(true);
  expect(one?.details).toContain(String(one?.flights?.length));
  if (!flight) throw new Error('There are no flights.');
  const detail = await get<{ flight: { disrupted?: true; notice: string } }>(
    `/api/flights/${flight.id}?lang=en`,
  );
  expect(detail.flight.disrupted).toBe(true);
  expect(detail.flight.notice).not.toBe('');
  const date = /-(\d{4})(\d\d)(\d\d)-/.exec(flight.id)?.slice(1).join('-');
  const board = await get<{ flights: { id: string; disrupted?: true }[] }>(
    `/api/flights?direction=departure&date=${date}&lang=en`,
  );
  expect(board.flights.find(({ id }) => id === flight.id)?.disrupted).toBe(true);
});

test('a rehearsal is not public, and drafts no press release', async () => {
  const { press } = await open({ state: 'rehearsal' });
  expect(press ?? null).toBeNull();
  expect(await told()).toEqual([]);
  expect(await noticeOf()).toBeUndefined();
});

test('a key for flights reads what is public of disruptions: no rehearsal, nothing before its time', async () => {
  const rehearsed = await open({ state: 'rehearsal' });
  const later = await open({ from: hours(2) });
  const announced = await open();
  const { json } = await call(feed, 'GET', '/disruptions?pagination=false&depth=0');
  const ids = (json as unknown as { docs: { id: number }[] }).docs.map(({ id }) => id);
  expect(ids).toContain(announced.id);
  expect(ids).not.toContain(rehearsed.id);
  expect(ids).not.toContain(later.id);
  expect((await call(feed, 'GET', `/disruptions/${rehearsed.id}`)).status).toBe(404);
  expect((await call(feed, 'PATCH', `/disruptions/${announced.id}`, {})).status).toBe(403);
  expect((await call(feed, 'GET', '/globals/disruption-texts')).status).toBe(403);
});

test('a press release is drafted in three languages, and not published', async () => {
  const { press } = await open();
  const id = typeof press === 'object' ? press.id : press;
  const { json } = await call(editor, 'GET', `/press/${id}?locale=all&draft=true&depth=0`);
  const doc = json as unknown as { title: Record<string, string>; _status: unknown };
  expect(Object.keys(doc.title).toSorted()).toEqual(locales.toSorted());
  expect(new Set(Object.values(doc.title)).size).toBe(3);
  expect(JSON.stringify(doc._status)).not.toContain('published');
  const { items } = await get<{ items: { title: string }[] }>('/api/press?lang=en');
  expect(items.map(({ title }) => title)).not.toContain(doc.title.en);
});

test('ended, it says what to do now; worse, it takes the texts of that', async () => {
  const { id } = await open({ severity: 'delays' });
  const [before] = await told();
  expect(
    (await call(dispatcher, 'PATCH', `/disruptions/${id}`, { severity: 'closure' })).status,
  ).toBe(200);
  const [worse] = await told('ru');
  expect(worse?.severity).toBe('closure');
  expect((await told())[0]?.heading).not.toBe(before?.heading);
  expect((await end(id)).status).toBe(200);
  const [over] = await told();
  expect(over).toMatchObject({ over: true });
  expect(over?.heading).not.toBe(worse?.heading);
  const board = await get<{ flights: { disrupted?: true }[] }>(
    `/api/flights?direction=departure&date=${airportDate(Date.now())}&lang=en`,
  );
  expect(board.flights.some(({ disrupted }) => disrupted)).toBe(false);
});

test('a text that is saved later leaves the end and the severity as others have set them', async () => {
  const { id } = await open({ severity: 'delays' });
  const path = `/disruptions/${id}?locale=en&depth=0`;
  const read = (await call(editor, 'GET', path)).json as unknown as { revision: number };
  await end(id);
  // The whole of an open form, and what was written in it.
  const form = {
    ...fog({ severity: 'delays' }),
    texts: { heading: 'Late' },
    revision: read.revision,
  };
  const written = ['texts.heading'];
  const refused = await call(editor, 'PATCH', path, form);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Somebody else has changed the same');
  expect((await call(editor, 'PATCH', path, { ...form, written })).status).toBe(200);
  const { json } = await call(editor, 'GET', path);
  expect(json).toMatchObject({ state: 'over', texts: { heading: 'Late' } });
});

test('it is told in the Common Alerting Protocol', async () => {
  const { id } = await open();
  const reply = await sendTo('/api/disruption.xml', {}, site.url);
  expect(reply.headers.get('content-type')).toContain('application/cap+xml');
  const xml = await reply.text();
  expect(xml).toContain('<msgType>Alert</msgType>');
  expect(xml).toContain(`<identifier>disruption-${id}-`);
  expect(xml).toContain('<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">');
  for (const lang of locales) expect(xml).toContain(`<language>${lang}`);
});

test('who may not, and what makes no sense, is refused in words', async () => {
  expect((await call(translator, 'POST', '/disruptions', fog())).status).toBe(403);
  expect((await call({}, 'POST', '/disruptions', fog())).status).toBe(403);
  const backwards = await call(dispatcher, 'POST', '/disruptions', fog({ until: hours(-3) }));
  expect(backwards.status).toBe(400);
  expect(backwards.text).toContain('It ends before it begins');
  const airline = await call(dispatcher, 'POST', '/disruptions', fog({ airlines: ['hy<'] }));
  expect(airline.status).toBe(400);
  const { id } = await open();
  const text = { texts: { banner: 'Until {until' } };
  const unclosed = await call(editor, 'PATCH', `/disruptions/${id}?locale=en`, text);
  expect(unclosed.status).toBe(400);
  expect(unclosed.text).toContain('Text on every page (English): the brace in “{until”');
});

test('its timeline is a table for staff: what was done about it and to flights, in the order of time', async () => {
  const flightId = (await knownFlights(site.url))();
  const { id } = await open();
  const { json } = await call(dispatcher, 'POST', '/flights', { flightId, gate: '4' });
  const reported = `/flights/${(json as unknown as { doc: { id: number } }).doc.id}`;
  expect((await call(dispatcher, 'PATCH', reported, { gate: '5' })).status).toBe(200);
  await end(id);
  const { status, text } = await call(dispatcher, 'GET', `/disruptions/${id}/timeline`);
  expect(status).toBe(200);
  const rows = Papa.parse<Record<string, string>>(text.trim().replace(/^\ufeff/, ''), {
    header: true,
    delimiter: ';',
  }).data;
  const ofThese = rows
    .filter(({ flight }) => !flight || flight === flightId)
    .map(({ flight, what, from, to, by }) => [flight, what, from, to, Boolean(by)]);
  expect(ofThese[0]).toEqual(['', 'created', '', '', true]);
  expect(ofThese.slice(-2)).toEqual([
    [flightId, 'gate', '4', '5', false],
    ['', 'changed: state endedAt', '', '', true],
  ]);
  const times = rows.map(({ at }) => at ?? '');
  expect(times).toEqual(times.toSorted());
  expect(times.every((at) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:00$/.test(at))).toBe(true);
  expect((await call({}, 'GET', `/disruptions/${id}/timeline`)).status).toBe(403);
});
