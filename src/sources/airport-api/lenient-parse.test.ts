import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardFixture } from '../../../tests/fixtures/cards';
import { flightFixture } from '../../../tests/fixtures/flights';
import { calls } from '@/api-contract/calls';
import { searchResults } from '@/features/search/schema';
import { lenientParse } from './lenient-parse';

const board = (...flights: unknown[]) => ({
  flights,
  message: '',
  as_of: '2026-11-21T14:20:00+05:00',
});
const flights = calls.flights.data;
const flight = flightFixture();

const option = { value: 'all', text: 'All' };
const card = cardFixture();
const cardList = { items: [card], count: 1, message: '' };

/** What was done, as `repaired gate`. */
const notesOf = (parsed: ReturnType<typeof lenientParse>) =>
  parsed?.notes.map(({ kind, path }) => `${kind} ${path}`);

test('what is right stays as it is, without what is not known', () => {
  const extra = { ...board({ ...flight, colour: 'red' }), version: 2 };
  expect(lenientParse(flights, extra)).toEqual({ data: board(flight), notes: [] });
});

describe('lists', () => {
  test('one bad item is left out, and noted', () => {
    const parsed = lenientParse(flights, board(flight, { ...flight, id: null }, 'flight', flight));
    expect(parsed?.data.flights).toEqual([flight, flight]);
    expect(notesOf(parsed)).toEqual(['dropped flights.*', 'dropped flights.*']);
  });

  test('one without a single good item is no list', () => {
    expect(lenientParse(flights, board({}, {}))).toBeNull();
  });

  test('null is an empty list, a missing one only where the reply can do without', () => {
    expect(lenientParse(flights, { ...board(), flights: null })?.data.flights).toEqual([]);
    expect(lenientParse(flights, { message: '', as_of: board().as_of })).toBeNull();
    const without = { ...flight, codeshares: undefined, via: null };
    expect(lenientParse(flights, board(without))?.data.flights).toEqual([flight]);
  });

  test('what is not known among flags is left out', () => {
    const flags = ['delayed', 'boarding_by_bus'];
    const parsed = lenientParse(flights, board({ ...flight, flags }));
    expect(parsed?.data.flights[0]?.flags).toEqual(['delayed']);
  });

  test('a row of a table is whole or not there', () => {
    const table = z.object({ rows: z.array(z.array(z.string())) });
    const parsed = lenientParse(table, {
      rows: [
        ['cabin', 10],
        ['hold', null],
        ['none', '0'],
      ],
    });
    expect(parsed?.data.rows).toEqual([
      ['cabin', '10'],
      ['none', '0'],
    ]);
    expect(notesOf(parsed)).toEqual(['repaired rows.*.*', 'dropped rows.*']);
  });
});

describe('values', () => {
  test('numbers as text, and text as numbers', () => {
    const parsed = lenientParse(flights, board({ ...flight, gate: 7, belt: 3, number: 371 }));
    expect(parsed?.data.flights[0]).toMatchObject({ gate: '7', belt: '3', number: '371' });
    expect(notesOf(parsed)).toEqual([
      'repaired flights.*.number',
      'repaired flights.*.gate',
      'repaired flights.*.belt',
    ]);
    const list = lenientParse(calls.cardList.data, {
      ...cardList,
      count: '42',
      items: [{ ...card, open_now: 'true', hours: [{ ...card.hours[0], days: ['1', '2'] }] }],
    });
    expect(list?.data).toMatchObject({ count: 42, items: [{ open_now: true, hours: card.hours }] });
  });

  test.each(['', ' ', '4,2', '0x10', '1e3', 'many', '4 2'])('%j is no number', (count) => {
    expect(lenientParse(calls.cardList.data, { ...cardList, count })).toBeNull();
  });

  test('nothing is read into what could mean two things', () => {
    expect(
      lenientParse(flights, board(flight, { ...flight, number: true }))?.data.flights,
    ).toHaveLength(1);
    const list = { ...cardList, items: [{ ...card, open_now: 7 }] };
    expect(lenientParse(calls.cardList.data, list)?.data.items[0]?.open_now).toBeNull();
  });

  test('a part that may be missing may be missing, empty or wrong', () => {
    const without = { ...flight, gate: undefined, estimated_at: '', actual_at: 'soon' };
    const parsed = lenientParse(flights, board(without));
    expect(parsed?.data.flights).toEqual([flight]);
    expect(notesOf(parsed)).toEqual([
      'repaired flights.*.estimated_at',
      'dropped flights.*.actual_at',
      'missing flights.*.gate',
    ]);
  });

  test('a text that can be done without may be missing, any other not', () => {
    const list = { items: [card, { ...card, text: null }, { ...card, title: null }], count: 3 };
    const parsed = lenientParse(calls.cardList.data, list);
    expect(parsed?.data).toEqual({ items: [card, { ...card, text: '' }], count: 3, message: '' });
  });
});

describe('shapes with variants', () => {
  const page = (...sections: unknown[]) => ({
    page: { slug: 'parking', title: 'Parking', lead: '', checked: null, sections },
    meta: { pageTitle: 'Parking', pageDescription: '', pageImage: null },
  });
  const text = { type: 'text', id: 'prices', heading: 'Prices', body: '<p>10</p>' };

  test('a section of an unknown type is left out', () => {
    const parsed = lenientParse(calls.page.data, page(text, { type: 'video', id: 'tour' }));
    expect(parsed?.data.page.sections).toEqual([text]);
  });

  test('one of a known type is repaired by its own shape', () => {
    const facts = {
      type: 'facts',
      id: 'f',
      heading: 'F',
      items: [{ value: 5, text: 'gates' }, {}],
    };
    const parsed = lenientParse(calls.page.data, page(facts));
    expect(parsed?.data.page.sections[0]).toMatchObject({ items: [{ value: '5', text: 'gates' }] });
  });

  test('times that have two writings', () => {
    const hours = [{ days: [1], from: '08:00', to: '25:00' }, card.hours[0]];
    const parsed = lenientParse(calls.cardList.data, { ...cardList, items: [{ ...card, hours }] });
    expect(parsed?.data.items[0]?.hours).toEqual(card.hours);
  });
});

test('a full result with a flaw stays a full result', () => {
  const item = { link: '/parking/', title: 'Parking', text: 'Prices', type: option };
  const found = {
    items: [item, { ...item, title: [] }],
    count: 2,
    message: '',
    result_for_header: '',
  };
  expect(lenientParse(searchResults, found)?.data).toMatchObject({ items: [item], count: 2 });
});
