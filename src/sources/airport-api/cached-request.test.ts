import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plain } from '@/lib/local-text';
import { flightFixture } from '../../../tests/fixtures/flights';
import type { NotFoundPage, SiteLayout } from '@/features/layout/schema';
import { airportSource } from '.';
import type { Dialect } from './cached-request';
import { airportClient } from './client';
import { PAGE_LIFE_WHEN_OLD } from './config';
import { silent, type UpstreamEvents } from './events';
import { SourceError, type Source } from '@/sources/source';
import type { Transport } from './transport';

const AS_OF = '2026-11-21T14:20:00+05:00';
const MINUTE_MS = 60_000;
const list = { flights: [flightFixture()], message: '', as_of: AS_OF };
const query = { direction: 'departure', search: '', date: undefined, lang: 'en' } as const;
const found = {
  sort: 'none',
  search: 'hy',
  offset: 0,
  limit: 8,
  lang: 'en',
  type: 'full',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(AS_OF), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const down = () => Promise.reject(new TypeError('connection refused'));

/** The API that answers everything with `data`, until a test changes its reply. */
interface Setting {
  extended?: boolean;
  bundled?: Partial<Source>;
  dialect?: Dialect;
}

function start(data: unknown, { extended = false, bundled = {}, dialect }: Setting = {}) {
  const reply = vi.fn<Transport>(async () => Response.json({ data }));
  const reported: string[] = [];
  const lives: number[] = [];
  const events: UpstreamEvents = {
    ...silent,
    served: ({ call, from, ageMs }) => reported.push(`${call} ${from} ${ageMs}`),
    dropped: ({ path, count }) => reported.push(`dropped ${count} ${path}`),
    repaired: ({ path, count }) => reported.push(`repaired ${count} ${path}`),
  };
  const client = airportClient({ attemptMs: 100, transport: reply, events });
  const source = airportSource({
    baseUrl: 'https://api.example.com',
    dialect,
    extended,
    bundled: bundled as Source,
    client,
    limitPageLifetime: async (seconds) => void lives.push(seconds),
  });
  return { source, reply, reported, lives };
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceError ? error.code : String(error)),
  );

test('a page lives as long as its answers are fresh, and briefly where they are not', async () => {
  const { source, reply, lives, reported } = start(list);
  await source.flights(query);
  later(5000);
  await source.flights(query);
  reply.mockImplementation(down);
  later(20 * MINUTE_MS);
  await source.flights(query);
  later(20 * MINUTE_MS);
  expect(await codeOf(source.flights(query))).toBe('unavailable');
  expect(lives).toEqual([15, 15, PAGE_LIFE_WHEN_OLD, PAGE_LIFE_WHEN_OLD]);
  expect(reported).toEqual([
    '/api/flights upstream 0',
    '/api/flights fresh 5000',
    `/api/flights last_known_good ${20 * MINUTE_MS + 5000}`,
  ]);
});

test('the same query in another order is the same address', async () => {
  const { source, reply } = start(list);
  await source.flights(query);
  await source.flights({ lang: 'en', search: '', date: undefined, direction: 'departure' });
  expect(reply).toHaveBeenCalledTimes(1);
});

test('an API of another dialect is requested where it has a call, and its reply read as the contract’s', async () => {
  const { source, reply } = start(null, {
    dialect: {
      addressOf: (baseUrl, { query }) => new URL(`/v2/movements?kind=${query?.direction}`, baseUrl),
      toContract: (_, body) => ({ data: { flights: (body as { movements: unknown }).movements } }),
    },
  });
  reply.mockImplementation(async () => Response.json({ movements: [flightFixture()] }));
  const board = await source.flights(query);
  expect(board.flights.map(({ id }) => id)).toEqual([flightFixture().id]);
  expect(String(reply.mock.lastCall?.[0])).toBe(
    'https://api.example.com/v2/movements?kind=departure',
  );
  later(MINUTE_MS);
  reply.mockImplementation(async () => Response.json(null));
  const older = await source.flights(query);
  expect(older.flights).toHaveLength(1);
});

test('old flights say how old they are', async () => {
  const { source, reply } = start(list);
  await source.flights(query);
  reply.mockImplementation(down);
  later(29 * MINUTE_MS);
  expect(await source.flights(query)).toEqual({ ...list, stale: true });
});

test('a page of what is not there lives as long as the answer', async () => {
  const { source, reply, lives } = start({}, { extended: true });
  reply.mockImplementation(async () => Response.json({}, { status: 404 }));
  expect(await source.service({ id: 'prayer-room', lang: 'en' })).toBeNull();
  expect(lives).toEqual([60]);
});

describe('where nothing of the API is known', () => {
  const layout = { airport: { name: 'RGX' } } as SiteLayout;
  const bundled = {
    layout: async () => layout,
    notFound: async () => ({ not_found: { title: 'Own' } }) as NotFoundPage,
    errorMessages: async () => ({ errorMessages: { required: 'Own', email: 'Own' } }),
    metrics: async () => ({ scripts: '<script>own</script>' }),
  };

  test.each([
    ['refuses connections', down, '/api/pages/layout'],
    ['answers nonsense', async () => Response.json({ data: {} }), '/api/pages/layout'],
    ['has no such call', async () => Response.json({}, { status: 404 }), '/api/pages/layout'],
  ])('and it %s, the frame is the bundled one', async (_, reply, call) => {
    const api = start({}, { bundled });
    api.reply.mockImplementation(reply);
    expect(await api.source.layout({ lang: 'en' })).toBe(layout);
    expect(await api.source.notFound({ lang: 'en' })).toMatchObject({
      not_found: { title: 'Own' },
    });
    expect(await api.source.errorMessages({ lang: 'en' })).toMatchObject({
      errorMessages: { email: 'Own' },
    });
    expect(await api.source.metrics({})).toEqual({ scripts: '<script>own</script>' });
    expect(api.reported[0]).toBe(`${call} bundled null`);
    expect(api.lives).toEqual(Array(4).fill(PAGE_LIFE_WHEN_OLD));
  });
});

describe('an old answer', () => {
  const option = { value: 'page', text: 'Page' };
  const flight = {
    link: '/flight-board/hy601-20261121-d/',
    title: 'HY 601',
    text: '14:20 Boarding',
  };
  const page = { link: '/parking/', title: 'Parking', text: 'Prices' };
  const results = {
    items: [
      { ...flight, type: option },
      {
        ...flight,
        link: 'https://api.example.com/hy601',
        type: { value: 'flight', text: 'Flight' },
      },
      { ...page, type: option },
    ],
    count: 3,
    message: '',
    result_for_header: '3',
  };

  test('names no flights among what a search found', async () => {
    const { source, reply } = start(results);
    expect((await source.search(found)).items).toHaveLength(3);
    reply.mockImplementation(down);
    later(10 * MINUTE_MS);
    expect((await source.search(found)).items).toEqual([{ ...page, type: option }]);
  });

  test('does not say whether a place is open', async () => {
    const item = {
      ...{ id: 'a', title: 'A', text: '', icon: 'wc', image: null, area: null, floor: null },
      ...{ hours: [], open_now: true, phone: null, place_id: null, href: '/services/a/' },
    };
    const { source, reply } = start({ items: [item], count: 1, message: '' }, { extended: true });
    expect((await source.services({ lang: 'en' })).items[0]?.open_now).toBe(true);
    reply.mockImplementation(down);
    later(10 * MINUTE_MS);
    expect((await source.services({ lang: 'en' })).items[0]?.open_now).toBeNull();
  });
});

test('what was dropped and repaired is reported by its place', async () => {
  const flight = flightFixture();
  const flights = [flight, { ...flight, gate: 7 }, { ...flight, gate: 8 }, { id: 'x' }];
  const { source, reported } = start({ ...list, flights });
  await source.flights(query);
  expect(reported).toEqual([
    'dropped 1 flights.*',
    'repaired 2 flights.*.gate',
    '/api/flights upstream 0',
  ]);
});

test('without an answer a search is run on the last known board', async () => {
  const { source, reply } = start(list);
  await source.flights(query);
  reply.mockImplementation(down);
  later(10 * MINUTE_MS);
  const { flights: all } = list;
  const [{ number, city }] = all as [(typeof all)[0]];
  for (const search of [number, plain(city.name).slice(0, 4), city.iata]) {
    const answer = await source.flights({ ...query, search });
    expect(answer).toMatchObject({ flights: all, as_of: AS_OF, stale: true });
  }
  expect((await source.flights({ ...query, search: 'nowhere' })).flights).toEqual([]);
});
