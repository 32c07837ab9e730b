import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COPY_OLDEST_MS } from '@/lib/read-copies';
import { airportDate } from '@/lib/time';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { startPostgres, type EmbeddedPostgres } from '../../../tools/lib/postgres';
import { removeStaged } from '../../../tools/lib/postgres-places';
import { Cleanup } from '../../../tools/lib/process';
import { startSite } from '../../../tools/lib/site';
import { ownDataDir } from '../data-dir';
import { removeAll, restore, save } from '../own-backups';
import { query } from '../own-site';
import { uriOf } from '../server';
import { ask } from '../site';
import { askCms, signIn } from '../staff';
import { startWithStandby } from '../standby';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });
vi.spyOn(console, 'log').mockImplementation(() => {});

const DATABASE = 'parvoz';
const PAGE = '/en/airport/about/';
const TRIES = { timeout: 20_000, interval: 100 };

const { dataDir: home, remove } = ownDataDir();
const [mainDir, standbyDir] = [path.join(home, 'main'), path.join(home, 'standby')];
const logFile = path.join(home, 'log');
const cleanup = new Cleanup();
let main: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let asked: () => string;
let site: { url: string; metrics: string };
let staff: { authorization: string };

beforeAll(async () => {
  const filled = await startPostgres(mainDir);
  await filled.create(DATABASE);
  const { file } = await save(uriOf('template'), process.env.DATA_DIR ?? '');
  await restore(file, filled.uri(DATABASE), mainDir);
  await filled.stop();
  ({ main, standby, asked } = await startWithStandby(mainDir, standbyDir));
  cleanup.add(() => main.stop());
  cleanup.add(() => standby.stop());
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const log = openSync(logFile, 'w');
  const env = {
    DATABASE_URI: main.uri(DATABASE),
    DATABASE_READ_URIS: standby.uri(DATABASE),
    SITE_URL: url,
    METRICS_PORT: String(metricsPort),
  };
  const served = await startSite(siteDir(await ensureBuild()), port, env, log);
  closeSync(log);
  cleanup.add(() => served.stop());
  site = { url, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
  staff = await signIn(url);
});
afterAll(async () => {
  await cleanup.run();
  for (const folder of [mainDir, standbyDir]) removeStaged(folder);
  remove();
  await removeAll();
});

/** How many reads the copy has answered. */
async function copyReads(): Promise<number> {
  const text = await (await fetch(site.metrics)).text();
  return Number(/^parvoz_database_reads_total\{from="copy"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

async function answer(path: string): Promise<string> {
  const reply = await ask(path, {}, site.url);
  expect(reply.status, path).toBe(200);
  return reply.text();
}

const search = (word: string) => answer(`/api/search?lang=en&search=${word}`);
const board = () => answer('/api/flights?direction=departure&lang=en');
const boardShows = async (word: string) => (await board()).includes(word);
const finds = async (word: string) => (await search(word)).includes(word);

/** Asks until the copy answers. */
async function untilCopyAnswers(): Promise<void> {
  const before = await copyReads();
  await vi.waitFor(async () => {
    await search('parking');
    expect(await copyReads()).toBeGreaterThan(before);
  }, TRIES);
}

test('what each visitor asks is read from the copy, what is held from the database', async () => {
  await untilCopyAnswers();
  await board();
  expect(asked()).toMatch(/FROM search_entries/);
  expect(asked()).not.toMatch(/from "(?:flights|pages|users)"/);
});

describe('while the copy stands still', () => {
  const title = `Still${Date.now()}`;
  beforeAll(async () => {
    await untilCopyAnswers();
    await query(standby.uri(DATABASE), 'select pg_wal_replay_pause()');
  });
  afterAll(() => query(standby.uri(DATABASE), 'select pg_wal_replay_resume()'));

  test('a page shows what was published at the next request', async () => {
    const { docs } = await askCms<{ docs: { id: number }[] }>(
      site.url,
      staff,
      '/pages?where[slug][equals]=airport--about&depth=0',
    );
    expect((await answer(PAGE)).includes(title)).toBe(false);
    const data = { title, _status: 'published' };
    await askCms(site.url, staff, `/pages/${docs[0]?.id}?locale=en`, { method: 'PATCH', data });
    expect((await answer(PAGE)).includes(title)).toBe(true);
  });

  test('the board shows a new gate at once, and the search finds it a second later', async () => {
    const { data } = JSON.parse(await board()) as { data: { flights: { id: string }[] } };
    const [flight] = data.flights;
    const report = { flightId: flight?.id, date: airportDate(Date.now()), gate: '77X' };
    await askCms(site.url, staff, '/flights', { method: 'POST', data: report });
    const begun = performance.now();
    expect(await boardShows('77X')).toBe(true);
    await expect.poll(() => finds(title), TRIES).toBe(true);
    // From now on nothing older may come back.
    while (performance.now() - begun < 3 * COPY_OLDEST_MS) {
      expect(await boardShows('77X')).toBe(true);
      expect(await finds(title)).toBe(true);
    }
  });
});

test('it is read from again once it has caught up', async () => {
  await untilCopyAnswers();
  expect(await boardShows('77X')).toBe(true);
});

test('without the copy every request is answered, by the database', async () => {
  await untilCopyAnswers();
  standby.kill();
  for (let asked = 0; asked < 20; asked += 1) await search('parking');
  await board();
  const log = readFileSync(logFile, 'utf8');
  expect(log).toContain('A copy of the database is not read from for now.');
  expect(log).not.toContain('"level":"error"');
});
