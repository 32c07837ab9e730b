import { expect, test } from 'vitest';
import { flightFixture } from '../../../tests/fixtures/flights';
import { airportSource } from '.';
import { airportClient } from './client';
import { SourceError, type Source } from '../source';

const query = { direction: 'departure', search: '', date: undefined, lang: 'en' } as const;
const list = { flights: [flightFixture()], message: '', as_of: '2026-11-21T14:20:00+05:00' };

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

const sourceOf = (transport: (url: URL) => Promise<Response>, extended = false) =>
  airportSource({
    baseUrl: 'https://api.example.com',
    extended,
    bundled: {} as Source,
    client: airportClient({ attemptMs: 1000, transport }),
  });

const failureOf = async (answer: () => Promise<Response>) => {
  const error: unknown = await sourceOf(answer)
    .flights(query)
    .catch((reason: unknown) => reason);
  if (!(error instanceof SourceError)) throw new Error('It did not fail as a source.');
  return error.code;
};

test('a reply is read from data, also one level deeper', async () => {
  expect(await sourceOf(json({ status: 'success', data: list })).flights(query)).toEqual(list);
  expect(await sourceOf(json({ data: { data: list } })).flights(query)).toEqual(list);
});

test('it requests the documented address, without empty values', async () => {
  const requested: string[] = [];
  const source = sourceOf((url) => {
    requested.push(String(url));
    return json({ data: list })();
  });
  await source.flights(query);
  expect(requested).toEqual(['https://api.example.com/api/flights?direction=departure&lang=en']);
});

test('a status that is not known keeps its text', async () => {
  const strange = { ...flightFixture(), status: { value: 'holding', text: 'Holding' } };
  const reply = await sourceOf(json({ data: { ...list, flights: [strange] } })).flights(query);
  expect(reply.flights[0]?.status).toEqual({ value: 'unknown', text: 'Holding' });
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
  ['503', json({}, 503), 'unavailable'],
  ['500', json({}, 500), 'upstream_failed'],
  ['HTML', () => Promise.resolve(new Response('<html>')), 'upstream_failed'],
  ['another shape', json({ data: { flights: 'none' } }), 'upstream_failed'],
] as const)('%s is %s', async (_, answer, code) => {
  expect(await failureOf(answer)).toBe(code);
});

test('a detail is found in the list, with what is not known left null', async () => {
  const reply = await sourceOf(json({ data: list })).flight({ id: 'tk371-20261121-d', lang: 'en' });
  expect(reply?.flight).toMatchObject({ number: 'TK 371', aircraft: null, history: null });
  expect(
    await sourceOf(json({ data: list })).flight({ id: 'tk999-20261121-d', lang: 'en' }),
  ).toBeNull();
});

test('the detail of an extended API is requested; its 404 is no such flight', async () => {
  expect(
    await sourceOf(json({}, 404), true).flight({ id: 'tk371-20261121-d', lang: 'en' }),
  ).toBeNull();
});

const uzbek = (text: string) => ({ text, lang: 'uz' as const });
const ownNotFound = {
  not_found: {
    title: uzbek('Sahifa topilmadi'),
    text: '',
    link: { href: '/', text: uzbek('Bosh sahifa') },
  },
  meta: { pageTitle: uzbek('Topilmadi'), pageDescription: '', pageImage: null },
};

test('what the site’s own frame has in Uzbek says so, also beside parts of the API’s', async () => {
  const sourceWith = (answer: () => Promise<Response>) =>
    airportSource({
      baseUrl: 'https://api.example.com',
      extended: false,
      bundled: { notFound: async () => ownNotFound } as unknown as Source,
      client: airportClient({ attemptMs: 1000, transport: answer }),
    });
  const none = () => Promise.reject(new TypeError('fetch failed'));
  expect(await sourceWith(none).notFound({ lang: 'ru' })).toEqual(ownNotFound);

  const part = { data: { not_found: { text: 'Matn' } }, fallback: ['/not_found/text'] };
  expect(await sourceWith(json(part)).notFound({ lang: 'ru' })).toEqual({
    ...ownNotFound,
    not_found: { ...ownNotFound.not_found, text: uzbek('Matn') },
  });
});
