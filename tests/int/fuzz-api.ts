import http from 'node:http';
import fc from 'fast-check';
import { callAt } from '@/api-contract/call-at';
import { calls } from '@/api-contract/calls';
import { listenOnLoopback } from '../../tools/lib/ports';
import { recordedBase } from '../faulty-api/base-replies/recorded';
import { toSent, type Answer, type Handler } from '../faulty-api/http';
import { pathsOf, replaced } from '../fixtures/parts';

/** What would run, were it not made harmless: each calls this. */
export const MARK = 'zq9';

const hostile = [
  `<script>${MARK}()</script>`,
  `</title></script><script>${MARK}()</script>`,
  `<img src=x onerror=${MARK}()>`,
  `"><svg onload=${MARK}()>`,
  `<a href="javascript:${MARK}()">more</a>`,
  `javascript:${MARK}()`,
  `JaVaScRiPt:${MARK}()`,
  `data:text/html,<script>${MARK}()</script>`,
];
const odd = [
  '\u0000',
  '\u2028',
  '\ud800',
  '{0}{name}<b>%s</b>',
  'x'.repeat(20_000),
  '9'.repeat(400),
  '2026-13-45T99:61:00+05:00',
  '+275760-09-13T00:00:00.000Z',
  1e308,
  -1,
  0.1,
];

/** One part of a reply, counted through the reply, and what replaces it; undefined: nothing. */
export interface Change {
  at: number;
  by: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1_000_000),
  by: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(...hostile),
    fc.constantFrom(...odd),
    fc.constant(undefined),
  ),
});
export const changes = fc.array(change, { minLength: 1, maxLength: 3 });

const changed = (data: unknown, all: readonly Change[]): unknown =>
  all.reduce<unknown>((value, { at, by }) => {
    const paths = pathsOf(value);
    return replaced(value, paths[at % paths.length] ?? [], by);
  }, data);

/** What metrics give is run by every page as it is: there a script is no flaw. */
const usedAt = (path: string, all: readonly Change[]) =>
  path === calls.metrics.path
    ? all.filter(({ by }) => typeof by !== 'string' || !by.includes(MARK))
    : all;

/** The call that has a real id for each call of one item. */
const lists: Record<string, string> = {
  '/api/flights': 'flights',
  '/api/partners': 'items',
  '/api/press': 'items',
  '/api/services': 'items',
  '/api/card-list/cafes-and-restaurants': 'items',
  '/api/card-list/duty-free': 'items',
  '/api/card-list/shops': 'items',
};

async function realId(base: Handler, path: string): Promise<string | undefined> {
  const list = lists[path];
  if (!list) return undefined;
  const { body } = await base({ ...plain, path });
  const { data } = body as { data: Record<string, { id: string }[]> };
  return data[list]?.[0]?.id;
}

const plain = { path: '/', query: {}, headers: {}, slash: false };

/** An airport API of which any part of any reply may be anything, and that has an item for any id. */
export async function wildApi() {
  const base = recordedBase();
  let next: () => readonly Change[] = () => [];

  async function answer(url: URL): Promise<Answer> {
    const path = url.pathname.replace(/\/$/, '');
    const request = { ...plain, path, query: Object.fromEntries(url.searchParams) };
    // Every search finds something, or there would be nothing to change.
    const found = await base({ ...request, query: { ...request.query, search: '' } });
    if (found.status !== 404 || !callAt(path)) return found;
    const folder = path.slice(0, path.lastIndexOf('/'));
    const id = await realId(base, folder);
    return id ? base({ ...request, path: `${folder}/${id}` }) : found;
  }

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    void answer(url).then((found) => {
      const by = usedAt(url.pathname.replace(/\/$/, ''), next());
      const body = found.status === 200 ? changed(found.body, by) : found.body;
      const { status, headers, bytes } = toSent({ ...found, body: body ?? null }, plain);
      response.writeHead(status, headers).end(bytes);
    });
  });
  return {
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    /** From now on each reply is changed by what this returns. */
    change: (by: () => readonly Change[]) => (next = by),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
