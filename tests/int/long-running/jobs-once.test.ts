import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { JOB_LEASE_S } from '@collections/hooks/due-jobs';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { startSite, type Site } from '../../../tools/lib/site';
import { databaseCopy, query } from '../own-site';
import { requestCms, signIn } from '../staff';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A running server looks every 10 s at what is due. */
const LOOKS_EVERY_MS = 10_000;
const PAGES = 6;

interface Server {
  /** What PostgreSQL knows its connections by. */
  name: string;
  url: string;
  metrics: string;
  site: Site;
}

let database: string;
let servers: Server[] = [];
let staff: { authorization: string };
let pages: number[];

async function serve(name: string): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const uri = new URL(database);
  uri.searchParams.set('application_name', name);
  const url = `http://localhost:${port}`;
  const site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: uri.href,
    SITE_URL: url,
    LOG_LEVEL: 'error',
    METRICS_PORT: String(metricsPort),
  });
  return { name, url, metrics: `http://127.0.0.1:${metricsPort}/metrics`, site };
}

beforeAll(async () => {
  database = await databaseCopy(process.env.DATABASE_URI ?? '', 'jobs_once');
  servers = [await serve('one'), await serve('other')];
  staff = await signIn(servers[0]?.url);
  const rows = await query(database, `select id from pages order by id limit ${PAGES + 1}`);
  pages = rows.map(({ id }) => Number(id));
});
afterAll(() => Promise.all(servers.map(({ site }) => site.stop())));

const send = <Body>(path: string, options?: { method: string; data: object }) =>
  requestCms<Body>(servers.at(-1)?.url ?? '', staff, path, options);

/** Schedules the publication of a page's new English draft; the id of the record. */
async function schedule(page: number, title: string, at: number): Promise<number> {
  const draft = { method: 'PATCH', data: { title } };
  await send(`/pages/${page}?locale=en&draft=true`, draft);
  const data = {
    title,
    document: `pages:${page}`,
    action: 'publish',
    languages: ['en'],
    at: new Date(at).toISOString(),
  };
  const { doc } = await send<{ doc: { id: number } }>('/publications', { method: 'POST', data });
  return doc.id;
}

const waiting = async (ids: number[]) =>
  query(database, `select id from publications where id = any($1) and state <> 'done'`, [ids]);

/** How many versions pages have, without those that keep a draft in other languages. */
const versionsOf = async (ids: number[]) => {
  const counting = `select parent_id as page, count(*)::int as count from _pages_v
    where parent_id = any($1) and snapshot is not true group by 1 order by 1`;
  return (await query(database, counting, [ids])).map(({ count }) => Number(count));
};

/** How often a server did publications, by its own count. */
async function runsOf({ metrics }: Server): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const line = /^parvoz_job_runs_total\{task="publication",outcome="succeeded"\} (\d+)$/m;
  return Number(line.exec(text)?.[1] ?? 0);
}

test('what is due at one moment is done once, whichever server does it', async () => {
  const due = pages.slice(0, PAGES);
  const at = Date.now() + 15_000;
  const ids: number[] = [];
  for (const page of due) ids.push(await schedule(page, `Once ${page}`, at));
  expect(Date.now()).toBeLessThan(at);
  const before = await versionsOf(due);
  const tries = { timeout: at - Date.now() + 3 * LOOKS_EVERY_MS, interval: 200 };
  await expect.poll(() => waiting(ids), tries).toEqual([]);
  // A server that took a job a second time has finished by now.
  const jobs = `select id from payload_jobs where task_slug = 'publication'`;
  await expect.poll(() => query(database, jobs), tries).toEqual([]);
  const runs = await Promise.all(servers.map(runsOf));
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(PAGES);
  expect(await versionsOf(due)).toEqual(before.map((count) => count + 1));
});

test('the work of a server that is killed is done by the other, once', async () => {
  const [page = 0] = pages.slice(PAGES);
  const holder = new Client({ connectionString: database });
  await holder.connect();
  await holder.query('begin');
  const id = await schedule(page, 'Interrupted', Date.now() + 3000);
  const [before = 0] = await versionsOf([page]);
  // Publishing the page waits for this lock.
  await holder.query('select from pages where id = $1 for update', [page]);
  const blocked = `select application_name as name from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(() => query(database, blocked), { timeout: 3 * LOOKS_EVERY_MS, interval: 200 })
    .toHaveLength(1);
  const [{ name } = {}] = await query(database, blocked);
  const victim = servers.find((server) => server.name === name);
  await victim?.site.stop('at once');
  servers = servers.filter((server) => server !== victim);
  expect(servers).toHaveLength(1);

  // A job that was not begun is not delayed.
  const next = await schedule(pages[0] ?? 0, 'Next', Date.now());
  const soon = { timeout: 1.5 * LOOKS_EVERY_MS, interval: 200 };
  await expect.poll(() => waiting([next]), soon).toEqual([]);
  expect(await waiting([id])).toHaveLength(1);

  await holder.query('rollback');
  await holder.end();
  const later = { timeout: JOB_LEASE_S * 1000 + 2 * LOOKS_EVERY_MS, interval: 500 };
  await expect.poll(() => waiting([id]), later).toEqual([]);
  expect(await versionsOf([page])).toEqual([before + 1]);
});
