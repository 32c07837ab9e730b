import { expect, test } from 'vitest';
import { cardFixture } from '../../../tests/fixtures/cards';
import { flightFixture } from '../../../tests/fixtures/flights';
import { calls } from '@/api-contract/calls';
import { provenanceOf } from '@/lib/local-text';
import { decode } from './decode';

const AS_OF = '2026-11-21T14:20:00+05:00';
const list = { flights: [flightFixture()], message: '', as_of: AS_OF };

/** A reply that arrived so many milliseconds after it was made. */
const read = (body: unknown, laterMs = 0) =>
  decode(calls.flights, {
    body,
    receivedAt: Date.parse(AS_OF) + laterMs,
    origin: 'https://api.example.com',
  });

test('data is found at either depth', () => {
  expect(read({ data: list }).data).toEqual(list);
  expect(read({ status: 'success', data: { data: list }, errors: null }).data).toEqual(list);
});

test.each([null, [], 'flights', {}, { data: null }, { data: {} }, { data: { data: null } }])(
  '%j is not a reply',
  (body) => {
    expect(() => read(body)).toThrow('not a reply of the contract');
  },
);

test('it says when it was made; else that is when it arrived', () => {
  expect(read({ data: list }, 60_000)).toMatchObject({ asOf: Date.parse(AS_OF), data: list });
  for (const as_of of [undefined, null, 'just now']) {
    const { data, asOf } = read({ data: { ...list, as_of } }, 60_000);
    expect(data.as_of).toBe('2026-11-21T14:21:00+05:00');
    expect(asOf).toBe(Date.parse(AS_OF) + 60_000);
  }
});

test('a clock that is ahead does not make it newer than it is', () => {
  expect(read({ data: list }, -60_000)).toMatchObject({
    asOf: Date.parse(AS_OF) - 60_000,
    data: { as_of: '2026-11-21T14:19:00+05:00' },
  });
});

test.each([
  [{ value: 'holding', text: 'Holding' }, 'unknown', 'Holding'],
  [{ value: null, text: 'Holding' }, 'unknown', 'Holding'],
  [{ value: 'boarding', text: 'Boarding' }, 'boarding', 'Boarding'],
])('the status %j', (status, value, text) => {
  const { data } = read({ data: { ...list, flights: [{ ...flightFixture(), status }] } });
  expect(data.flights[0]?.status).toEqual({ value, text });
});

test('texts in Uzbek are marked again', () => {
  const { data } = read({ data: { ...list, message: 'Reys yoʻq' }, fallback: ['/message'] });
  expect(provenanceOf(data.message)).toMatchObject({ text: 'Reys yoʻq', lang: 'uz' });
});

test('a text in Uzbek is the same one after flights that cannot be read', () => {
  const { data } = read({
    data: { ...list, flights: [{}, flightFixture(), {}, flightFixture()] },
    fallback: ['/flights/0/city/name', '/flights/3/city/name', '/flights/9/city/name'],
  });
  const languages = data.flights.map(({ city }) => provenanceOf(city.name).lang);
  expect(languages).toEqual([undefined, 'uz']);
});

test('markup is sanitised, and pictures named by path are the API’s own', () => {
  const card = {
    item: {
      ...cardFixture({ image: { src: '/a.jpg', srcset: '', alt: '', width: 10, height: 10 } }),
      body: '<p onclick="x()">A</p><script>1</script>',
      gallery: [],
    },
  };
  const { data } = decode(calls.card, {
    body: { data: card },
    receivedAt: 0,
    origin: 'https://api.example.com',
  });
  expect(data.item.body).toBe('<p>A</p>');
  expect(data.item.image?.src).toBe('https://api.example.com/a.jpg');
});
