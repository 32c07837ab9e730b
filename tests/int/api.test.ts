import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls, errorStatus, failure, success, type Call } from '@/api-contract/calls';
import { placeFilterNames } from '@/features/places/filters';
import { cardKinds } from '@/features/places/kinds';
import type { Flights } from '@/features/flights/schema';
import { addDays, airportDate } from '@/lib/time';
import { exhaustive, sampled } from '../sample';
import { send, everyLocale } from './site';

const QUERIES = exhaustive ? 200 : 6;
const today = airportDate(Date.now());

async function data<Data extends z.ZodType>(
  call: Call<z.ZodType, Data>,
  path: string,
): Promise<z.input<Data>> {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  const body = success(z.unknown()).parse(await response.json());
  return call.data.parse(body.data) as z.input<Data>;
}

async function firstFlight(): Promise<Flights['flights'][number]> {
  const [flight] = (await data(calls.flights, '/api/flights')).flights;
  if (!flight) throw new Error('The board of today is empty.');
  return flight;
}

const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('istanbul', 'Toshkent', 'ТАШКЕНТ', "Farg'ona", 'hy', 'TK 371', 'tk371', 'IST'),
);
const date = fc.integer({ min: -400, max: 400 }).map((shift) => addDays(today, shift));
const sometimes = (value: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: anyText }, fc.constant(''));
const query = fc.record(
  {
    direction: sometimes(fc.constantFrom('departure', 'arrival')),
    search: anyText,
    date: sometimes(date),
    city: anyText,
    type: sometimes(fc.constantFrom('all', 'international', 'domestic', 'short', 'news')),
    area: sometimes(fc.constantFrom('all', 'before', 'after')),
    floor: sometimes(fc.constantFrom('all', '1', '2', '3')),
    category: anyText,
    sort: sometimes(fc.constantFrom('none', 'date', 'title')),
    offset: sometimes(fc.nat(40).map(String)),
    limit: sometimes(fc.integer({ min: -2, max: 120 }).map(String)),
    unknown: anyText,
  },
  { requiredKeys: [] },
);

/** Real parameters for the calls that have some. */
const examples: Record<string, Record<string, string>[]> = {
  cardList: cardKinds.map((kind) => ({ kind })),
  card: [
    { kind: 'shops', id: 'dorixona' },
    { kind: 'cafes-and-restaurants', id: 'choyxona-registon' },
    { kind: 'duty-free', id: 'registon-duty-free' },
  ],
  press: [{ id: 'p1-resurfacing' }],
  service: [{ id: 'prayer-room' }],
  partner: [{ id: 'flydubai' }],
  page: [{ slug: 'passengers--baggage' }, { slug: 'home' }, { slug: 'services--business-halls' }],
  person: [{ id: 'sardor-rahimov' }],
};

describe('every reply is one of the contract', () => {
  const paths = Object.entries(calls).flatMap(([name, call]): [string, Call, string][] =>
    (examples[name] ?? [{}]).map((parameters) => {
      const path = Object.entries(parameters).reduce<string>(
        (text, [key, value]) => text.replace(`{${key}}`, value),
        call.path,
      );
      return [`${name} ${path}`, call, path];
    }),
  );
  for (const [name, call, path] of paths.filter(([, , found]) => !found.includes('{'))) {
    for (const lang of sampled(name, everyLocale)) {
      test(`${name} in ${lang}, ${QUERIES} generated queries`, async () => {
        await fc.assert(
          fc.asyncProperty(query, async (values) => {
            const search = new URLSearchParams({ ...values, lang });
            const response = await send(`${path}?${search}`);
            const body: unknown = await response.json();
            const accepted = call.query.safeParse({ ...values, lang }).success;
            expect(response.status, String(search)).toBe(accepted ? 200 : 400);
            (accepted ? success(call.data) : failure).parse(body);
          }),
          { numRuns: QUERIES },
        );
      });
    }
  }

  test('a flight of the board, by its id, in three languages', async () => {
    const { id } = await firstFlight();
    for (const lang of everyLocale) {
      const { flight } = await data(calls.flight, `/api/flights/${id}?lang=${lang}`);
      expect(flight.id).toBe(id);
    }
  });

  test.each([
    '/api/flights/',
    '/api/card-list/shops/',
    '/api/card-list/',
    '/api/press/',
    '/api/services/',
    '/api/partners/',
    '/api/pages/',
    '/api/people/',
  ])('generated ids of %s are 404, never more', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (id) => {
        fc.pre(id.trim() !== '' && id !== '.' && id !== '..');
        const response = await send(path + encodeURIComponent(id));
        expect([400, 404], id).toContain(response.status);
      }),
      // Names that every object has are no ids either.
      { numRuns: QUERIES, examples: [['constructor'], ['__proto__'], ['toString']] },
    );
  });

  test('a list is paged without gaps or repeats, and counts its matches', async () => {
    const all = await data(calls.cardList, '/api/card-list/shops?limit=100');
    const pages = await Promise.all(
      [0, 9].map((offset) => data(calls.cardList, `/api/card-list/shops?offset=${offset}`)),
    );
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
    expect(all.count).toBe(16);
    expect(pages.map(({ items }) => items.length)).toEqual([9, 7]);
    const beyond = await Promise.all([
      data(calls.cardList, '/api/card-list/shops?offset=16&lang=en'),
      data(calls.pressList, '/api/press?offset=999&lang=en'),
      data(calls.search, '/api/search?search=parking&offset=999&lang=en'),
    ]);
    const message = expect.stringContaining('end of the list') as string;
    for (const reply of beyond) expect(reply).toMatchObject({ items: [], message });
    expect(pages.map(({ message }) => message)).toEqual(['', '']);
  });

  test('the filters of a list leave what they name', async () => {
    const { filters } = await data(calls.cardList, '/api/card-list/cafes-and-restaurants');
    for (const name of placeFilterNames) {
      const [all, ...values] = filters?.[name] ?? [];
      expect(all?.value).toBe('all');
      expect(values.length).toBeGreaterThan(1);
      for (const { value } of values) {
        const path = `/api/card-list/cafes-and-restaurants?limit=100&${name}=${value}`;
        const { items, count } = await data(calls.cardList, path);
        expect(count, path).toBeGreaterThan(0);
        expect(items.every((item) => item[name].value === value)).toBe(true);
      }
    }
  });

  test('press releases come newest first and lead to their neighbours', async () => {
    const { items } = await data(calls.pressList, '/api/press?limit=100&lang=en');
    const dates = items.map(({ date: day }) => day);
    expect(dates).toEqual([...dates].sort().reverse());
    const [newest, second] = items;
    const reply = await data(calls.press, `/api/press/${newest?.id}?lang=en`);
    expect(reply.next).toBeNull();
    expect(reply.previous).toEqual({ href: second?.href, text: second?.title });
  });
});

describe('bad queries', () => {
  test.each([
    ['/api/flights?direction=up', 'direction'],
    ['/api/flights?date=2026-13-40', 'date'],
    [`/api/flights?search=${'a'.repeat(201)}`, 'search'],
    ['/api/schedule?type=charter', 'type'],
    ['/api/schedule?date=tomorrow', 'date'],
    ['/api/card-list/shops?limit=abc', 'limit'],
    ['/api/card-list/duty-free?limit=0', 'limit'],
    ['/api/press?limit=101', 'limit'],
    ['/api/press?offset=-1', 'offset'],
    ['/api/search?sort=size', 'sort'],
    ['/api/search?type=long', 'type'],
  ])('%s is 400 and names %s', async (path, field) => {
    const response = await send(path);
    expect(response.status).toBe(errorStatus.invalid_query);
    const { errors } = failure.parse(await response.json());
    expect(errors).toContainEqual(expect.objectContaining({ code: 'invalid_query', field }));
  });

  test.each([
    ['/api/search?lang=uz&type=full&search=', 'bagaj\u0000'],
    ['/api/search?lang=uz&type=short&search=', '\u0000bagaj'],
    ['/api/card-list/shops?search=', 'dori\u0000'],
    ['/api/flights?search=', 'IST\u0007'],
  ])('of %s control characters count as spaces', async (path, written) => {
    const visible = written.replace(/\p{Cc}/gu, '');
    const [plain, odd] = await Promise.all(
      [visible, written].map((text) => send(path + encodeURIComponent(text))),
    );
    expect(odd?.status).toBe(200);
    // The two may be answered in different seconds.
    const dataOf = async (reply: Response | undefined) =>
      JSON.parse((await reply?.text()) ?? '', (key, value: unknown) =>
        key === 'as_of' ? undefined : value,
      ) as unknown;
    expect(await dataOf(odd)).toEqual(await dataOf(plain));
  });

  test('an unknown language means Uzbek, an empty value an absent one', async () => {
    const uz = await data(calls.errorMessages, '/api/pages/error-messages?lang=uz');
    const other = await data(calls.errorMessages, '/api/pages/error-messages?lang=de');
    expect(other).toEqual(uz);
    expect((await send('/api/flights?direction=&date=&search=')).status).toBe(200);
  });

  test('an unknown call is 404 in the envelope', async () => {
    const response = await send('/api/nothing');
    expect(response.status).toBe(404);
    expect(failure.parse(await response.json()).errors[0]?.code).toBe('not_found');
  });
});

describe('caching', () => {
  test('a reply may be shared, and is not sent again to who has it', async () => {
    const response = await send('/api/pages/layout?lang=ru');
    expect(response.headers.get('cache-control')).toMatch(/^public, s-maxage=\d+/);
    const etag = response.headers.get('etag') ?? '';
    const again = await send('/api/pages/layout?lang=ru', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('a failure is not cached', async () => {
    expect((await send('/api/flights?date=x')).headers.get('cache-control')).toBe('no-store');
  });

  test('a trailing slash is answered, not redirected', async () => {
    expect((await send('/api/flights/?direction=arrival')).status).toBe(200);
  });
});

describe('the board', () => {
  test('is full on every day from 60 back to 180 ahead, both ways', async () => {
    for (let shift = -60; shift <= 180; shift += 8) {
      for (const direction of ['departure', 'arrival']) {
        const path = `/api/flights?date=${addDays(today, shift)}&direction=${direction}`;
        const { flights } = await data(calls.flights, path);
        expect(flights.length, path).toBeGreaterThanOrEqual(25);
        const times = flights.map(({ scheduled_at }) => scheduled_at);
        expect(times).toEqual([...times].sort());
        expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
      }
    }
  });

  test.each([
    ['istanbul', 'IST'],
    ['Стамбул', 'IST'],
    ['ist', 'IST'],
    ['tk371', 'IST'],
    ['TK 371', 'IST'],
    ['Тошкент', 'TAS'],
    ["Farg'ona", 'FEG'],
    ['FARGʻONA', 'FEG'],
  ])('search %s finds %s', async (search, iata) => {
    const path = `/api/flights?search=${encodeURIComponent(search)}&lang=en`;
    const { flights } = await data(calls.flights, path);
    expect(flights.map(({ city }) => city.iata)).toContain(iata);
  });

  test('a search without results says so in the language', async () => {
    const reply = await data(calls.flights, '/api/flights?search=qqqqq&lang=ru');
    expect(reply.flights).toEqual([]);
    expect(reply.message).toMatch(/[а-я]/);
  });
});
