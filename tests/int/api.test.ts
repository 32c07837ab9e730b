import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls, errorStatus, failure, success, type Call } from '@/contract/calls';
import type { Flights } from '@/contract/flights';
import { addDays, airportDate } from '@/lib/time';
import { ask, everyLocale } from './site';

const QUERIES = 200;
const today = airportDate(Date.now());

async function data<Data extends z.ZodType>(
  call: Call<z.ZodType, Data>,
  path: string,
): Promise<z.infer<Data>> {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  const body = success(z.unknown()).parse(await response.json());
  return call.data.parse(body.data);
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
    type: sometimes(fc.constantFrom('all', 'international', 'domestic')),
    unknown: anyText,
  },
  { requiredKeys: [] },
);

describe('every reply is one of the contract', () => {
  const paths = Object.entries(calls).filter(([name]) => name !== 'flight');
  for (const [name, call] of paths) {
    for (const lang of everyLocale) {
      test(`${name} in ${lang}, ${QUERIES} generated queries`, async () => {
        await fc.assert(
          fc.asyncProperty(query, async (values) => {
            const search = new URLSearchParams({ ...values, lang });
            const response = await ask(`${call.path}?${search}`);
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

  test('generated flight ids are 404, never more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (id) => {
        fc.pre(id.trim() !== '' && id !== '.' && id !== '..');
        const response = await ask(`/api/flights/${encodeURIComponent(id)}`);
        expect([400, 404], id).toContain(response.status);
      }),
      { numRuns: QUERIES },
    );
  });
});

describe('bad queries', () => {
  test.each([
    ['/api/flights?direction=up', 'direction'],
    ['/api/flights?date=2026-13-40', 'date'],
    [`/api/flights?search=${'a'.repeat(201)}`, 'search'],
    ['/api/schedule?type=charter', 'type'],
    ['/api/schedule?date=tomorrow', 'date'],
  ])('%s is 400 and names %s', async (path, field) => {
    const response = await ask(path);
    expect(response.status).toBe(errorStatus.invalid_query);
    const { errors } = failure.parse(await response.json());
    expect(errors).toContainEqual(expect.objectContaining({ code: 'invalid_query', field }));
  });

  test('an unknown language means Uzbek, an empty value an absent one', async () => {
    const uz = await data(calls.errorMessages, '/api/pages/error-messages?lang=uz');
    const other = await data(calls.errorMessages, '/api/pages/error-messages?lang=de');
    expect(other).toEqual(uz);
    expect((await ask('/api/flights?direction=&date=&search=')).status).toBe(200);
  });

  test('an unknown call is 404 in the envelope', async () => {
    const response = await ask('/api/nothing');
    expect(response.status).toBe(404);
    expect(failure.parse(await response.json()).errors[0]?.code).toBe('not_found');
  });
});

describe('caching', () => {
  test('a reply may be shared, and is not sent again to who has it', async () => {
    const response = await ask('/api/pages/layout?lang=ru');
    expect(response.headers.get('cache-control')).toMatch(/^public, s-maxage=\d+/);
    const etag = response.headers.get('etag') ?? '';
    const again = await ask('/api/pages/layout?lang=ru', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('a failure is not kept', async () => {
    expect((await ask('/api/flights?date=x')).headers.get('cache-control')).toBe('no-store');
  });

  test('a trailing slash is answered, not redirected', async () => {
    expect((await ask('/api/flights/?direction=arrival')).status).toBe(200);
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
