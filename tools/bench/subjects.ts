import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { boardPath } from '../../src/features/flights/board-href';
import { request } from '../lib/request';
import { sizeOf, startMinimal } from './minimal';
import type { Bench } from './part';
import { serveBehindNginx } from './serving';

/** Cached pages, by the name of their figures. */
const pages = { home: '/', text: '/passengers/baggage/' } as const;
export const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/** Ways to one page, fastest first. */
export const ways = {
  file: 'a static file of the same bytes from nginx',
  kept: "through nginx's cache",
  cached: 'bare',
  minimal: 'a minimal Next page of the same bytes, bare',
} as const;

/** What is rendered for each request. */
export const live = {
  board: 'the flight board, rendered, bare',
  elements: "a minimal dynamic page of the board's elements, bare",
  together: 'a minimal dynamic page of the same elements as one client component, bare',
  plain: 'a minimal dynamic page of the same bytes, bare',
  flights: '/api/flights, bare',
} as const;

export interface Subject {
  /** `home/kept`, `board`: see {@link ways}, {@link live}. */
  name: string;
  url: string;
  /** The process whose memory is measured. */
  pid: number;
  /** Headers that a reply must have for the figures to mean what they say. */
  headers: Record<string, string>;
}

const READY_TRIES = 100;

/** The reply to one request, sent as the load sends it. */
async function answerTo(url: string) {
  const { port, pathname, search } = new URL(url);
  return request(Number(port), pathname + search, { headers: { 'accept-encoding': 'gzip' } });
}

/**
 * Polls until a subject answers as it should.
 * @throws Error when it never does
 */
export async function ready({ name, url, headers }: Subject): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { status, headers: got } = await answerTo(url);
    const wrong = Object.entries(headers).filter(([header, value]) => got[header] !== value);
    if (status === 200 && wrong.length === 0) return;
    if (tries === READY_TRIES) {
      throw new Error(`${name} answers ${status}, without ${JSON.stringify(wrong)}.`);
    }
    await wait(100);
  }
}

const gzipped = { 'content-encoding': 'gzip' };

/** Serves everything that is compared, and reads its sizes. */
export async function startSubjects(bench: Bench) {
  const served = await serveBehindNginx(bench);
  const { url, bare, pid, edge } = served;
  const html = async (path: string) => (await answerTo(bare + path)).text;
  const [words, elements] = [await html(pages.home), await html(boardPath)];
  const minimal = await startMinimal(bench, { words, elements });
  const subjects: Subject[] = [];
  for (const page of pageNames) {
    const path = pages[page];
    const source = await html(path);
    const name = `_next/static/bench/${page}.html`;
    edge.put({ [name]: source, [`${name}.gz`]: gzipSync(source) });
    const cached = { ...gzipped, 'x-cache': 'HIT' };
    const own = { ...gzipped, 'x-nextjs-cache': 'HIT' };
    const same = await minimal.pageOf('cached', Buffer.byteLength(source));
    subjects.push(
      { name: `${page}/file`, url: `${url}/${name}`, pid: edge.pid, headers: gzipped },
      { name: `${page}/kept`, url: url + path, pid: edge.pid, headers: cached },
      { name: `${page}/cached`, url: bare + path, pid, headers: own },
      { name: `${page}/minimal`, url: same, pid: minimal.pid, headers: own },
    );
  }
  // As it is first opened it is cached.
  const board = `${bare}${boardPath}?direction=departure`;
  const bytes = await sizeOf(board);
  const plain = await minimal.pageOf('rendered', bytes);
  const together = await minimal.pageOf('elements/client', bytes);
  subjects.push(
    { name: 'board', url: board, pid, headers: gzipped },
    { name: 'elements', url: minimal.elements, pid: minimal.pid, headers: gzipped },
    { name: 'together', url: together, pid: minimal.pid, headers: gzipped },
    { name: 'plain', url: plain, pid: minimal.pid, headers: gzipped },
    { name: 'flights', url: `${bare}/api/flights`, pid, headers: gzipped },
  );
  return { served, subjects };
}
