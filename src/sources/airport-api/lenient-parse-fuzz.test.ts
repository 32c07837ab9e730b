import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cardFixture } from '../../../tests/fixtures/cards';
import { flightFixture } from '../../../tests/fixtures/flights';
import { pathsOf, replaced } from '../../../tests/fixtures/parts';
import { calls } from '@/api-contract/calls';
import { lenientParse } from './lenient-parse';

const flights = calls.flights.data;
const flight = flightFixture();
const board = (...items: unknown[]) => ({
  flights: items,
  message: '',
  as_of: '2026-11-21T14:20:00+05:00',
});

const everyCall = Object.entries(calls).map(
  ([name, { data }]) => [name, data as z.ZodType] as const,
);

describe('whatever comes', () => {
  test.each(everyCall)('JSON for %s is of its schema or refused', (_, schema) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const parsed = lenientParse(schema, value);
        expect(parsed === null || schema.safeParse(parsed.data).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  /** A flight of which one member is anything. */
  const flawed = fc
    .tuple(fc.constantFrom(...Object.keys(flight)), fc.jsonValue({ maxDepth: 3 }))
    .map(([key, value]) => ({ ...flight, [key]: value }));

  test('flawed items never harm the others, nor change them', () => {
    fc.assert(
      fc.property(fc.array(flawed, { maxLength: 5 }), fc.nat(5), (items, at) => {
        const good = { ...flight, id: 'hy601-20261121-d' };
        const parsed = lenientParse(
          flights,
          board(...items.slice(0, at), good, ...items.slice(at)),
        );
        expect(parsed?.data.flights).toContainEqual(good);
        expect(flights.safeParse(parsed?.data).success).toBe(true);
        const dropped = parsed?.notes.filter(
          ({ path, kind }) => kind + path === 'droppedflights.*',
        );
        expect(parsed?.data.flights.length).toBe(items.length + 1 - (dropped?.length ?? 0));
      }),
    );
  });

  test('what was repaired needs no repair', () => {
    fc.assert(
      fc.property(fc.array(flawed, { minLength: 1, maxLength: 3 }), (items) => {
        const parsed = lenientParse(flights, board(...items));
        if (!parsed) return;
        const again = lenientParse(flights, parsed.data);
        expect(again?.data).toEqual(parsed.data);
        expect(again?.notes.filter(({ kind }) => kind !== 'missing')).toEqual([]);
      }),
    );
  });
});

describe('a good reply of which any part is replaced by anything', () => {
  const page = {
    page: {
      slug: 'parking',
      title: 'Parking',
      lead: '',
      checked: null,
      sections: [
        { type: 'text', id: 'prices', heading: 'Prices', body: '<p>10</p>' },
        { type: 'facts', id: 'facts', heading: 'Facts', items: [{ value: '5', text: 'gates' }] },
      ],
    },
    meta: { pageTitle: 'Parking', pageDescription: '', pageImage: null },
  };

  test.each([
    ['board', flights, board(flight, flight)],
    ['card list', calls.cardList.data, { items: [cardFixture()], count: 1, message: '' }],
    ['page', calls.page.data, page],
  ] as [string, z.ZodType, object][])('a %s', (_, schema, good) => {
    expect(schema.safeParse(good).success).toBe(true);
    const any = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(good)), any, (path, by) => {
        const parsed = lenientParse(schema, replaced(good, path, by));
        if (parsed) expect(schema.parse(parsed.data)).toEqual(parsed.data);
      }),
      { numRuns: 500 },
    );
  });
});
