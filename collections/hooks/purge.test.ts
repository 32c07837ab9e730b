import { beforeEach, expect, test, vi } from 'vitest';
import { invalidateTag } from '../../src/platform/cache/invalidation';
import { purgeCollection, purgeTask } from './purge';

vi.mock('../../src/platform/cache/invalidation', () => ({ invalidateTag: vi.fn() }));

beforeEach(() => void vi.clearAllMocks());

interface Change {
  tag?: string;
  hasDrafts?: boolean;
  status?: unknown;
  query?: object;
  user?: object;
  context?: object;
}

const change = ({
  hasDrafts = true,
  tag = 'pages',
  status,
  query = {},
  user,
  context = {},
}: Change) =>
  purgeCollection(tag)({
    collection: { versions: hasDrafts && { drafts: {} } },
    data: { _status: status },
    doc: { _status: { uz: 'published', ru: status }, flightId: 'hy601-20261121-d' },
    req: { query, user, context },
  } as never);

const purgesEdges = () =>
  vi.mocked(invalidateTag).mock.calls.some(([, { edges }]) => edges.length > 0);

test.each<[string, Change, boolean]>([
  ['what is published', { status: 'published' }, true],
  ['what is taken down', { status: 'draft' }, true],
  ['what is published from a draft', { status: 'published', query: { draft: true } }, true],
  ['a draft', { status: 'draft', query: { draft: true, autosave: true } }, false],
  ['a draft requested as text', { status: 'draft', query: { draft: 'true' } }, false],
  [
    'a collection without drafts',
    { hasDrafts: false, tag: 'media', status: 'draft', query: { draft: true } },
    true,
  ],
  ['a flight changed by a person', { tag: 'flights', user: { _strategy: 'local-jwt' } }, true],
  ['a reported flight', { tag: 'flights', user: { _strategy: 'api-key' } }, false],
  ['a page changed with a key', { status: 'published', user: { _strategy: 'api-key' } }, true],
])('edges and %s', async (_, what, expected) => {
  await change(what);
  expect(purgesEdges()).toBe(expected);
});

test('a draft changes nothing that visitors see, anything else does', async () => {
  await change({ status: 'draft', query: { draft: 'true' } });
  expect(invalidateTag).not.toHaveBeenCalled();
  await change({ status: 'draft' });
  await change({ tag: 'flights', user: { _strategy: 'api-key' } });
  expect(vi.mocked(invalidateTag).mock.calls.map(([tag]) => tag)).toEqual(['pages', 'flights']);
});

test('of a flight edges purge what shows flights, and its own page', async () => {
  await change({ tag: 'flights', user: { _strategy: 'local-jwt' } });
  expect(invalidateTag).toHaveBeenCalledExactlyOnceWith('flights', {
    edges: ['flights', 'hy601-20261121-d'],
  });
});

test('seeding purges nothing', async () => {
  await change({ status: 'published', context: { seeding: true } });
  expect(invalidateTag).not.toHaveBeenCalled();
});

test('a purge that waited for its time is one of the edges too', async () => {
  const run = purgeTask.handler as (task: object) => Promise<object>;
  await run({ input: { tag: 'message' } });
  expect(invalidateTag).toHaveBeenCalledExactlyOnceWith('message', { edges: 'everything' });
});
