import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuild, siteDir } from '../../scripts/lib/build';
import { freePort } from '../../scripts/lib/ports';
import { startSite, type Site } from '../../scripts/lib/site';
import { faults, type FaultName, type SettingInput } from '../faults/faults';
import { startFaultServer, type FaultServer } from '../faults/server';
import { realPath } from '../paths';
import { databaseCopy } from './own-site';

const START_MS = 180_000;

/** What a page may say of itself: its content, content of an earlier moment, or that there is none. */
type Said = 'good' | 'old' | 'none';

interface Kind {
  route: string;
  query?: string;
  /** What it says while the API fails: where answers were kept, and where there never were any. */
  kept: Said;
  cold: Said;
}

/** One page of each kind. Page texts and the plan are the bundled CMS's, so nothing happens to them. */
const kinds: readonly Kind[] = [
  { route: '/', kept: 'old', cold: 'none' },
  { route: '/flight-board/', kept: 'old', cold: 'none' },
  { route: '/flight-board/', query: '?direction=arrival', kept: 'old', cold: 'none' },
  { route: '/flight-board/', query: '?search=istanbul', kept: 'old', cold: 'none' },
  { route: '/flight-board/{id}/', kept: 'old', cold: 'none' },
  { route: '/seasonal-schedule/', kept: 'good', cold: 'none' },
  { route: '/services/shops/', kept: 'good', cold: 'none' },
  { route: '/services/shops/{id}/', kept: 'good', cold: 'none' },
  { route: '/services/cafes-and-restaurants/', kept: 'good', cold: 'none' },
  { route: '/services/duty-free/', kept: 'good', cold: 'none' },
  { route: '/press-center/press-releases/', kept: 'good', cold: 'none' },
  { route: '/press-center/press-releases/{id}/', kept: 'good', cold: 'none' },
  { route: '/search/', query: '?search=parking', kept: 'none', cold: 'none' },
  { route: '/passengers/baggage/', kept: 'good', cold: 'good' },
  { route: '/airport/scheme/', kept: 'good', cold: 'good' },
  { route: '/sitemap/', kept: 'good', cold: 'good' },
];

/** Mended, so that nobody notices. */
const harmless: readonly FaultName[] = ['bom-crlf'];

const settings: SettingInput[] = (Object.keys(faults) as FaultName[])
  .filter((name) => name !== 'down' && name !== 'deviation')
  .map((fault) => ({ fault }) as SettingInput)
  .concat({ fault: 'html', status: 500 }, { fault: 'status', status: 500 });

const label = (setting: SettingInput) =>
  'status' in setting && setting.status ? `${setting.fault} ${setting.status}` : setting.fault;

let api: FaultServer;
let paths: string[];
const sites: { name: 'kept' | 'cold'; url: string; site: Site }[] = [];

async function start(database: string): Promise<{ url: string; site: Site }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: database,
    SITE_URL: url,
    AIRPORT_API_URL: api.url,
    LOG_LEVEL: 'error',
  });
  return { url, site };
}

async function look(base: string, path: string): Promise<{ status: number; said: Said }> {
  const response = await fetch(`${base}/en${path}`, { redirect: 'manual' });
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, '');
  expect(html, path).not.toMatch(/\[object Object\]|Invalid Date|NaN|\bundefined\b/);
  const said = html.includes('data-unavailable')
    ? 'none'
    : html.includes('could not be refreshed')
      ? 'old'
      : 'good';
  return { status: response.status, said };
}

beforeAll(async () => {
  api = await startFaultServer();
  const uri = process.env.DATABASE_URI ?? '';
  const ask = async (path: string) => (await fetch(`${api.url}${path}?lang=en`)).json();
  paths = await Promise.all(
    kinds.map(async ({ route, query = '' }) => (await realPath(route, ask as never)) + query),
  );
  const keptIn = await databaseCopy(uri, 'faults_kept');
  const before = await start(keptIn);
  for (const path of paths) expect((await look(before.url, path)).status, path).toBe(200);
  // What it keeps is written behind its replies.
  await new Promise((later) => setTimeout(later, 2000));
  await before.site.stop();
  api.set({ fault: 'status', status: 503 });
  sites.push({ name: 'kept', ...(await start(keptIn)) });
  sites.push({ name: 'cold', ...(await start(await databaseCopy(uri, 'faults_cold'))) });
}, START_MS);

afterAll(async () => {
  await Promise.all(sites.map(({ site }) => site.stop()));
  await api?.close();
});

test('whatever the airport API does, every kind of page is there and says how good it is', async () => {
  const table: Record<string, Record<string, string>> = {};
  const wrong: string[] = [];
  for (const setting of settings) {
    if (harmless.includes(setting.fault)) continue;
    api.clear();
    api.set(setting);
    for (const { name, url } of sites) {
      const found = await Promise.all(paths.map((path) => look(url, path)));
      for (const [index, { status, said }] of found.entries()) {
        const path = paths[index] ?? '';
        const expected = kinds[index]?.[name];
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
    for (const name of ['kept', 'cold']) {
      const row = Object.entries(cells).filter(([column]) => column.endsWith(name));
      console.log(
        `  ${name}: ${row.map(([column, cell]) => `${column.split(',')[0]} ${cell}`).join(' · ')}`,
      );
    }
  }
  expect(wrong).toEqual([]);
}, 600_000);

test('when the API is back, pages say so within 20 seconds', async () => {
  api.clear();
  await expect
    .poll(
      async () => {
        const all = sites.flatMap(({ url }) => paths.map((path) => look(url, path)));
        return [...new Set((await Promise.all(all)).map(({ said }) => said))];
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toEqual(['good']);
}, 60_000);

test('a byte order mark and foreign line ends are nothing to notice', async () => {
  for (const fault of harmless) api.set({ fault } as SettingInput);
  for (const { url } of sites) {
    for (const search of ['a', 'tk', 'hy']) {
      const path = `/flight-board/?search=${search}`;
      expect(await look(url, path)).toEqual({ status: 200, said: 'good' });
    }
  }
});
