import { beforeEach, expect, test, vi } from 'vitest';
import { edgesAreOutdated } from '../../src/edge/outdated';
import { purgeCollection, purgeTask } from './purge';

const { revalidateTag, after } = vi.hoisted(() => ({ revalidateTag: vi.fn(), after: vi.fn() }));
vi.mock('next/cache', () => ({ revalidateTag }));
vi.mock('next/server', () => ({ after }));
vi.mock('../../src/edge/outdated', () => ({ edgesAreOutdated: vi.fn() }));

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.clearAllMocks();
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', asked);
});

interface Change {
  tag?: string;
  status?: unknown;
  query?: object;
  user?: object;
  context?: object;
}

const change = ({ tag = 'pages', status, query = {}, user, context = {} }: Change) =>
  purgeCollection(tag)({
    data: { _status: status },
    doc: { _status: { uz: 'published', ru: status } },
    req: { query, user, context },
  } as never);

const outdated = () => vi.mocked(edgesAreOutdated).mock.calls.length > 0;

test.each<[string, Change, boolean]>([
  ['what is published', { status: 'published' }, true],
  ['what is taken down', { status: 'draft' }, true],
  ['what is published from a draft', { status: 'published', query: { draft: true } }, true],
  ['a draft', { status: 'draft', query: { draft: true, autosave: true } }, false],
  ['a draft asked for as text', { status: 'draft', query: { draft: 'true' } }, false],
  ['a collection without drafts', { tag: 'airlines', query: { draft: true } }, true],
  ['a flight changed by a person', { tag: 'flights', user: { _strategy: 'local-jwt' } }, true],
  ['a reported flight', { tag: 'flights', user: { _strategy: 'api-key' } }, false],
  ['a page changed with a key', { status: 'published', user: { _strategy: 'api-key' } }, true],
])('edges and %s', async (_, what, expected) => {
  await change(what);
  expect(outdated()).toBe(expected);
});

test('a draft changes nothing that visitors see, anything else does', async () => {
  await change({ status: 'draft', query: { draft: 'true' } });
  expect(revalidateTag).not.toHaveBeenCalled();
  await change({ status: 'draft' });
  await change({ tag: 'flights', user: { _strategy: 'api-key' } });
  expect(revalidateTag.mock.calls).toEqual([
    ['pages', { expire: 0 }],
    ['flights', { expire: 0 }],
  ]);
});

test('seeding purges nothing', async () => {
  await change({ status: 'published', context: { seeding: true } });
  expect(outdated()).toBe(false);
  expect(revalidateTag).not.toHaveBeenCalled();
});

test('what a job changes outdates edges when the server has dropped it', async () => {
  const afterwards: (() => Promise<void>)[] = [];
  await change({ status: 'published', context: { afterwards } });
  expect(outdated()).toBe(false);
  asked.mockImplementation(async () => {
    expect(outdated()).toBe(false);
    return new Response(null, { status: 204 });
  });
  for (const todo of afterwards) await todo();
  expect(asked).toHaveBeenCalledOnce();
  expect(outdated()).toBe(true);
});

test('a purge that waited for its time is one of the edges too', async () => {
  const run = purgeTask.handler as (task: object) => Promise<object>;
  await run({ input: { tag: 'message' } });
  expect(asked).toHaveBeenCalledOnce();
  expect(outdated()).toBe(true);
});
