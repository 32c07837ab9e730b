import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEdge, TOKEN, type Edge } from '../../../tools/lib/edge';
import { cachedFor, startOrigin } from './origin';

let origin: Awaited<ReturnType<typeof startOrigin>>;
let edge: Edge;

beforeAll(async () => {
  origin = await startOrigin();
  origin.says(() => ({ headers: cachedFor(600, ', stale-while-revalidate=600') }));
  edge = await startEdge({ web: origin.port });
});
afterAll(async () => {
  await edge?.stop();
  origin?.stop();
});

const textOf = async (path: string) => (await edge.send(path)).text;
const post = (authorization?: string) =>
  edge.inside('/purge', { method: 'POST', headers: authorization ? { authorization } : {} });

test('after a purge each page is fetched again, at the next request', async () => {
  const paths = ['/', '/ru/', '/ru/parking/', '/api/press', '/cms-api/media/file/a.webp'];
  for (const path of paths) expect([await textOf(path), await textOf(path)]).toEqual(['0 ', '0 ']);
  expect((await edge.purge()).status).toBe(204);
  for (const path of paths) expect([await textOf(path), await textOf(path)]).toEqual(['1 ', '1 ']);
});

test('a purge of flights fetches again what shows them, and of single flights what is theirs', async () => {
  const own = ['/en/flight-board/hy1-20261127-d/', '/api/flights/hy1-20261127-d'];
  const another = ['/flight-board/hy2-20261127-d/', '/api/flights/hy2-20261127-d'];
  const boards = [
    '/',
    '/ru/',
    '/en/flight-board/',
    '/uz/disruption/',
    '/api/flights',
    '/api/disruption',
  ];
  const rest = ['/en/parking/', '/api/press'];
  const all = [...own, ...another, ...boards, ...rest];
  await edge.purge();
  const before = new Map<string, string>();
  for (const path of all) before.set(path, await textOf(path));
  expect((await edge.purge(['flights', 'hy1-20261127-d'])).status).toBe(204);
  for (const path of all) {
    const stays = another.includes(path) || rest.includes(path);
    expect((await textOf(path)) === before.get(path), path).toBe(stays);
  }
  expect((await edge.purge(['../all'])).status).toBe(400);
  await edge.purge();
  for (const path of another) expect(await textOf(path)).not.toBe(before.get(path));
});

test('what is named by its content stays', async () => {
  const path = '/_next/static/chunks/a.js';
  expect(await textOf(path)).toBe('0 ');
  await edge.purge();
  expect(await textOf(path)).toBe('0 ');
});

test('many purges at once all succeed', async () => {
  const purges = await Promise.all(Array.from({ length: 20 }, () => edge.purge()));
  expect(purges.map(({ status }) => status)).toEqual(Array(20).fill(204));
});

test('a purge without the token gets the same refusal as any request, and changes nothing', async () => {
  expect(await textOf('/stays/')).toBe('0 ');
  const { status, text } = await edge.inside('/nothing');
  expect(status).toBe(404);
  const refused = [
    await post(),
    await post('Bearer another'),
    await post('Bearer '),
    await post(TOKEN),
    await edge.inside('/purge', { headers: { authorization: `Bearer ${TOKEN}` } }),
  ];
  for (const refusal of refused) expect(refusal).toMatchObject({ status, text });
  expect(await textOf('/stays/')).toBe('0 ');
});

test('the public server purges nothing', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect(await textOf('/public/')).toBe('0 ');
  await edge.send('/purge', { method: 'POST', headers });
  const internal = await edge.send('/internal/purge/', { method: 'POST', headers });
  expect(internal.status).toBe(404);
  expect(origin.requestsFor('/internal/purge/')).toEqual([]);
  expect(await textOf('/public/')).toBe('0 ');
});

test('frequent attempts are limited', async () => {
  const tries = await Promise.all(Array.from({ length: 90 }, () => post('Bearer guess')));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404, 429]));
});
