import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '@/api-contract/calls';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { faults, type FaultName, type SettingInput } from '../faulty-api/faults';
import { pageKinds, saidBy, type Said } from '../faulty-api/pages';
import { startFaultServer, type FaultServer } from '../faulty-api/server';
import { realPath } from '../paths';
import { exhaustive, sampled } from '../sample';
import { databaseCopy } from './own-site';

const START_MS = 180_000;
const READY = { timeout: 30_000, interval: 200 };

/** Faults that lenient parsing repairs. */
const harmless: readonly FaultName[] = ['bom-crlf', 'late'];

const settings: SettingInput[] = (Object.keys(faults) as FaultName[])
  .filter((name) => name !== 'down' && name !== 'deviation')
  .map((fault) => ({ fault }) as SettingInput)
  .concat({ fault: 'html', status: 500 }, { fault: 'status', status: 500 });

const label = (setting: SettingInput) =>
  'status' in setting && setting.status ? `${setting.fault} ${setting.status}` : setting.fault;

let api: FaultServer;
let paths: string[];
const sites: { name: 'warm' | 'cold'; url: string; site: Site }[] = [];

async function start(database: string): Promise<{ url: string; site: Site }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: database,
    SITE_URL: url,
    AIRPORT_API_URL: api.url,
    LOG_LEVEL: 'error',
  });
  // A server that is not ready gets no requests.
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), READY);
  return { url, site };
}

async function look(base: string, path: string): Promise<{ status: number; said: Said }> {
  const response = await fetch(`${base}/en${path}`, { redirect: 'manual' });
  const html = await response.text();
  expect(html.replace(/<script.*?<\/script>/gs, ''), path).not.toMatch(
    /\[object Object\]|Invalid Date|NaN|\bundefined\b/,
  );
  return { status: response.status, said: saidBy(html) };
}

beforeAll(async () => {
  api = await startFaultServer();
  const uri = process.env.DATABASE_URI ?? '';
  const get = async (path: string) => (await fetch(`${api.url}${path}?lang=en`)).json();
  paths = await Promise.all(
    pageKinds.map(async ({ route, query = '' }) => (await realPath(route, get as never)) + query),
  );
  const warmDatabase = await databaseCopy(uri, 'faults_warm');
  if (exhaustive) {
    const before = await start(warmDatabase);
    for (const path of paths) expect((await look(before.url, path)).status, path).toBe(200);
    // Answers are stored after the replies, and are current until their freshness is over.
    await wait(calls.flights.maxAge * 1000);
    await before.site.stop();
  }
  api.set({ fault: 'status', status: 503 });
  if (exhaustive) sites.push({ name: 'warm', ...(await start(warmDatabase)) });
  sites.push({ name: 'cold', ...(await start(await databaseCopy(uri, 'faults_cold'))) });
  // The first requests of a process wait for its code as well, longer than for what was stored.
  await Promise.all(sites.flatMap(({ url }) => paths.map((path) => look(url, path))));
}, START_MS);

afterAll(async () => {
  await Promise.all(sites.map(({ site }) => site.stop()));
  await api?.close();
});

test('whatever the airport API does, every kind of page is there and says how good it is', async () => {
  const table: Record<string, Record<string, string>> = {};
  const wrong: string[] = [];
  const harming = settings.filter(({ fault }) => !harmless.includes(fault));
  for (const setting of sampled('faults', harming)) {
    api.clear();
    api.set(setting);
    for (const { name, url } of sites) {
      const found = await Promise.all(paths.map((path) => look(url, path)));
      for (const [index, { status, said }] of found.entries()) {
        const path = paths[index] ?? '';
        const expected = pageKinds[index]?.[name];
        const cell = `${status} ${said}`;
        (table[path] ??= {})[`${label(setting)}, ${name}`] = cell;
        if (status !== 200 || said !== expected) {
          wrong.push(`${label(setting)}, ${name}, ${path}: ${cell} instead of 200 ${expected}`);
        }
      }
    }
  }
  for (const [path, cells] of Object.entries(table)) {
    console.log(path);
    for (const name of ['warm', 'cold']) {
      const row = Object.entries(cells).filter(([column]) => column.endsWith(name));
      console.log(
        `  ${name}: ${row.map(([column, cell]) => `${column.split(',')[0]} ${cell}`).join(' · ')}`,
      );
    }
  }
  expect(wrong.join('\n')).toBe('');
}, 600_000);

test('when the API is back, pages say so within 20 seconds', async () => {
  api.clear();
  let waiting = sites.flatMap(({ name, url }) => paths.map((path) => ({ name, url, path })));
  await expect
    .poll(
      async () => {
        const said = await Promise.all(waiting.map(({ url, path }) => look(url, path)));
        waiting = waiting.filter((_, index) => said[index]?.said !== 'good');
        return waiting.map(({ name, path }) => `${name} ${path}`);
      },
      { timeout: 20_000, interval: 500 },
    )
    .toEqual([]);
}, 60_000);

test('a byte order mark, foreign line ends and flights of 20 minutes ago make no difference', async () => {
  for (const fault of harmless) api.set({ fault } as SettingInput);
  for (const { url } of sites) {
    for (const search of ['a', 'tk', 'hy']) {
      const path = `/flight-board/?search=${search}`;
      expect(await look(url, path)).toEqual({ status: 200, said: 'good' });
    }
  }
});
