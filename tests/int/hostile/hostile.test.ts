import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { startSite, type Site } from '../../../tools/lib/site';
import { databaseCopy } from '../own-site';
import { routes } from '@/routes';
import { localised } from '@/lib/hrefs';
import { locales } from '@/i18n/locales';
import { exhaustive, sampled, seed } from '../../sample';
import { hostile, send, type Hostile } from './requests';

const START_MS = 180_000;
const AT_ONCE = 4;

/** `npm run test:all` sends all of them, alone on the machine; otherwise other tests run beside. */
const REQUESTS = exhaustive ? 20_000 : 400;
const SLOWEST_MS = exhaustive ? 2000 : 10_000;
const MAX_MB = 700;
/** Of what was resident at first, after a minute of rest. */
const BACK_WITHIN = 1.15;

let site: Site;
let port: number;
/** Of the site that has shown its pages, before anything hostile. */
let memoryAtFirst: number;
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Resident memory of the site in MB. */
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;

const get = (path: string): Hostile => ({ method: 'GET', path, headers: {}, body: '' });

async function sendAll(all: readonly Hostile[]): Promise<string[]> {
  const queue = all.values();
  const flaws: string[] = [];
  const work = async () => {
    for (const one of queue) {
      const { status, ms } = await send(port, one, agent);
      const { method, path, headers, body } = one;
      const what = `${method} ${path} ${JSON.stringify(headers)} ${body.slice(0, 80)}`.slice(
        0,
        500,
      );
      if (status === 0 || status >= 500) flaws.push(`${status}: ${what}`);
      if (ms > SLOWEST_MS) flaws.push(`${Math.round(ms)} ms: ${what}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return flaws;
}

beforeAll(async () => {
  port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: await databaseCopy(process.env.DATABASE_URI ?? '', 'hostile'),
    SITE_URL: url,
    INTERNAL_URL: url,
    LOG_LEVEL: 'error',
  });
  // Each kind of page once, as visitors do: its code is loaded then.
  const paths = routes.filter(({ path }) => !path.includes('{'));
  const seen = paths.flatMap(({ path }) =>
    sampled(path, locales).map((lang) => get(localised(path, lang))),
  );
  await sendAll([...seen, get('/admin/login'), get('/cms-api/media'), get('/ru/no-such-page/')]);
  memoryAtFirst = residentMb();
}, START_MS);
afterAll(async () => {
  agent.destroy();
  await site?.stop();
});

/** The longest that a request for nothing had to wait while something else was done. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let goesOn = true;
  const probing = (async () => {
    while (goesOn) {
      const { ms } = await send(port, get('/healthz'));
      longest = Math.max(longest, ms);
      await wait(20);
    }
  })();
  await work();
  goesOn = false;
  await probing;
  return longest;
}

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string): Hostile => ({
  method: 'POST',
  path,
  headers: json,
  body,
});
const nested = '['.repeat(20_000_000);
const keys = `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":0`).join(',')}}`;

describe('what one anonymous request may cost', () => {
  const DELAY_MS = 1500;
  const GROWTH_MB = 250;

  test.each<[string, Hostile[]]>([
    ['nested JSON for a collection', [post('/cms-api/pages', nested)]],
    ['nested JSON for a login', [post('/cms-api/users/login', nested)]],
    ['a million keys', [post('/cms-api/media', keys), post('/cms-api/users/login', keys)]],
    [
      'a key that is a guess',
      [
        {
          ...post('/cms-api/flights', nested),
          headers: { ...json, authorization: 'Bearer parvoz_guess' },
        },
      ],
    ],
    ['a long message', [post('/api/contact', nested)]],
    [
      'a long form of a page',
      [
        {
          ...post('/ru/airport/contacts/', nested),
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        },
      ],
    ],
    ['addresses that are not there', Array.from({ length: 60 }, (_, at) => get(`/ru/none-${at}/`))],
    [
      'flights that are not there',
      Array.from({ length: 60 }, (_, at) => get(`/en/flight-board/n-${at}/`)),
    ],
    [
      'queries that nobody reads',
      Array.from({ length: 60 }, (_, at) => get(`/ru/parking/?x=${at}`)),
    ],
    ['calls', Array.from({ length: 60 }, (_, at) => get(`/api/search?search=${at}`))],
  ])('%s', async (_, requests) => {
    const before = residentMb();
    const delay = await delayDuring(() => sendAll(requests));
    expect(delay).toBeLessThan(DELAY_MS);
    expect(residentMb() - before).toBeLessThan(GROWTH_MB);
  });
});

describe('what is not there', () => {
  const paths = [
    ['/none/', 'uz'],
    ['/flight-board/nope/', 'uz'],
    ['/ru/flight-board/hy1-20260230-d/', 'ru'],
    ['/EN/', 'en'],
    ['/RU/passengers/', 'ru'],
    ['/plans/none.svg', 'uz'],
    ['/en/services/shops/none/', 'en'],
    ['/_next/data/x/ru.json', 'uz'],
  ] as const;
  const titles = { uz: 'Bunday sahifa yoʻq', ru: 'Такой страницы нет', en: 'Page not found' };

  test.each(paths)('%s is a page with words in %s, cached for a minute', async (path, lang) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toMatch(/^s-maxage=60\b/);
    const text = await reply.text();
    expect(text).toContain(`<html lang="${lang}"`);
    expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1]).toBe(titles[lang]);
  });

  test('it is rendered once for all addresses', async () => {
    const cached = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('x-nextjs-cache');
    await cached('/en/none-0/');
    for (const path of ['/en/none-1/', '/en/services/none-2/', '/en/flight-board/none-3/']) {
      expect(await cached(path), path).toBe('HIT');
    }
  });

  test('a client navigation is sent there', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/en/none/`, { headers: { rsc: '1' } });
    expect([reply.status, await reply.text()]).toEqual([404, '']);
  });
});

test(
  `${REQUESTS} hostile requests meet no failure, nothing slow and no end of memory`,
  async () => {
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, residentMb())), 500);
    const flaws = await sendAll(fc.sample(hostile, { numRuns: REQUESTS, seed }));
    clearInterval(watching);
    expect(flaws, `seed ${seed}:\n${flaws.slice(0, 40).join('\n')}`).toEqual([]);
    expect(most).toBeLessThan(MAX_MB);
    console.log(
      `Resident: ${Math.round(memoryAtFirst)} MB at first, ${Math.round(most)} MB at most.`,
    );
    if (!exhaustive) return;
    await wait(60_000);
    const after = residentMb();
    console.log(`Resident: ${Math.round(after)} MB after a minute of rest.`);
    expect(after).toBeLessThan(memoryAtFirst * BACK_WITHIN);
  },
  exhaustive ? 3_600_000 : 600_000,
);
