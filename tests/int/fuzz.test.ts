import http from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failure } from '@/api-contract/calls';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { airportDate } from '@/lib/time';
import { routes } from '@/routes';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { chosen, exhaustive, sampled, seed } from '../sample';
import { databaseCopy } from './own-site';
import { send, siteUrl } from './site';
import { flawsOf } from './html-flaws';
import { changes, wildApi } from './fuzz-api';

const START_MS = 180_000;
const RUNS_MS = 300_000;
const REPLIES = exhaustive ? 40 : 2;
const PATHS = exhaustive ? 300 : 30;
const AT_ONCE = 4;

let api: Awaited<ReturnType<typeof wildApi>>;
let own: { url: string; site: Site };

beforeAll(async () => {
  api = await wildApi();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: await databaseCopy(process.env.DATABASE_URI ?? '', 'anything'),
    SITE_URL: url,
    AIRPORT_API_URL: api.url,
    AIRPORT_API_EXTENDED: 'true',
    LOG_LEVEL: 'error',
  });
  own = { url, site };
}, START_MS);

afterAll(async () => {
  await own?.site.stop();
  api?.close();
});

/** What is wrong with the reply to a request for a page or a call. */
async function flawsAt(path: string): Promise<string[]> {
  const reply = await send(path, {}, own.url);
  const text = await reply.text();
  const flaws = reply.status < 500 ? [] : [String(reply.status)];
  const isPage = reply.headers.get('content-type')?.includes('html');
  return [...flaws, ...(isPage ? flawsOf(text) : [])].map((flaw) => `${path}: ${flaw}`);
}

describe('an API that answers anything', () => {
  test(
    'every page of a site that has just begun, in three languages',
    async () => {
      const all = fc.sample(changes, { numRuns: 500, seed });
      let made = 0;
      api.change(() => all[made++ % all.length] ?? []);
      const tried = routes.filter(({ path }) => chosen(`fuzz ${path}`, 2));
      const paths = tried.flatMap(({ path }) =>
        sampled(path, locales).map((lang) =>
          localised(path.replace('{id}', 'any').replace('{name}', 'any'), lang),
        ),
      );
      const flaws: string[] = [];
      for (let at = 0; at < paths.length; at += AT_ONCE) {
        flaws.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map(flawsAt))).flat());
      }
      expect(flaws, `seed ${seed}`).toEqual([]);
      expect(made).toBeGreaterThan(paths.length / 2);
    },
    RUNS_MS,
  );

  test(
    'pages and calls that are not cached',
    async () => {
      const day = airportDate(Date.now()).replaceAll('-', '');
      let run = 1000;
      await fc.assert(
        fc.asyncProperty(changes, fc.constantFrom(...locales), async (by, lang) => {
          api.change(() => by);
          run += 1;
          const pages = [
            `/flight-board/?search=${run}`,
            `/flight-board/hy${run}-${day}-d/`,
            `/seasonal-schedule/?search=${run}`,
            `/services/shops/?search=${run}`,
            `/services/shops/any-${run}/`,
            `/services/any-${run}/`,
            `/partners/any-${run}/`,
            `/press-center/press-releases/?search=${run}`,
            `/press-center/press-releases/any-${run}/`,
            `/search/?search=${run}`,
          ].map((path) => localised(path, lang));
          const calls = [
            `/api/flights?search=${run}&lang=${lang}&direction=arrival`,
            `/api/search?search=${run}&type=short&lang=${lang}`,
          ];
          const flaws = await Promise.all([...pages, ...calls].map(flawsAt));
          expect(flaws.flat().filter((flaw) => !/^\/api\/.*: 50[234]$/.test(flaw))).toEqual([]);
        }),
        { numRuns: REPLIES, endOnFailure: true },
      );
    },
    RUNS_MS,
  );
});

/** Requests a path as it is; `fetch` would normalize it. */
const sendRaw = (path: string) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl);
    const request = http.get({ hostname, port, path }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, type: reply.headers['content-type'] ?? '', text }),
      );
    });
    request.on('error', reject);
  });

describe('an API of which one part at a time is anything', () => {
  const PARTS = exhaustive ? 40 : 3;
  const paths = ['services', 'partners', 'services/shops', 'press-center/press-releases'];

  // After all the nonsense the API is left alone for a while: nothing it says would be looked at.
  beforeAll(async () => {
    api.change(() => []);
    let tries = 0;
    const shown = async (path: string) => {
      const reply = await send(`/en/${path}/whole-${(tries += 1)}/`, {}, own.url);
      return !(await reply.text()).includes('noindex');
    };
    for (const path of paths) {
      await vi.waitUntil(() => shown(path), { timeout: START_MS, interval: 1000 });
    }
  }, START_MS);

  test.each(sampled('anything, part', ['\u2028', '', '/a b\n/']))(
    'the pages of one item, %j',
    async (by) => {
      const flaws: string[] = [];
      for (let at = 0; at < PARTS; at += 1) {
        api.change(() => [{ at, by }]);
        const pages = paths.map((path) => `/en/${path}/part-${at}-${by.length}/`);
        flaws.push(...(await Promise.all(pages.map(flawsAt))).flat());
      }
      expect(flaws, flaws.join('\n')).toEqual([]);
    },
    RUNS_MS,
  );
});

describe('visitors who request anything', () => {
  const sent = (text: string) => text.replace(/[^!-~]/gu, encodeURIComponent);
  const segment = fc.oneof(
    fc.webSegment(),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
    fc.constantFrom(
      ...['..', '.', '%2e%2e', '%2f', '%00', '%', '%zz', '%E0%A4%A', '%ff', '\\', '*', '{id}'],
      ...['uz', 'ru', 'en', 'RU', 'api', 'flights', 'flight-board', 'services', 'shops', 'parking'],
      ...['card-list', 'press', 'preview', 'search', '_next', 'image', 'data', 'index', 'null'],
      ...['constructor', '__proto__', 'hy601-20261399-d', 'x'.repeat(3000), '[locale]', '(site)'],
    ),
  );
  const query = fc.oneof(
    fc.constant(''),
    fc.webQueryParameters(),
    fc
      .dictionary(
        fc.constantFrom('search', 'date', 'direction', 'lang', 'limit', 'offset', 'type', '_rsc'),
        fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('1e9', '-1', '0x1')),
      )
      .map((values) => {
        const parts = Object.entries(values);
        return parts.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
      }),
  );
  const address = fc
    .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/', '//'), query)
    .map(([segments, end, search]) =>
      sent(`/${segments.join('/')}${end}${search && `?${search}`}`),
    );

  test(
    'never meet a failure, raw values or markup of their own',
    async () => {
      await fc.assert(
        fc.asyncProperty(address, async (path) => {
          const { status, type, text } = await sendRaw(path);
          expect(status, path).toBeLessThan(500);
          if (type.includes('html')) expect(flawsOf(text), path).toEqual([]);
        }),
        { numRuns: PATHS },
      );
    },
    RUNS_MS,
  );

  test(
    'get one clear error from the API',
    async () => {
      const paths = fc
        .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), query)
        .map(([segments, search]) => sent(`/api/${segments.join('/')}${search && `?${search}`}`));
      await fc.assert(
        fc.asyncProperty(paths, async (path) => {
          const { status, type, text } = await sendRaw(path);
          expect(status, path).toBeLessThan(500);
          if (!type.includes('json') || status < 400) return;
          const { errors } = failure.parse(JSON.parse(text));
          const fields = errors.map(({ field }) => field);
          expect(fields.length, path).toBeGreaterThan(0);
          expect(new Set(fields).size, path).toBe(fields.length);
          for (const { message } of errors) expect(message, path).toMatch(/\w{3}/);
        }),
        { numRuns: PATHS },
      );
    },
    RUNS_MS,
  );
});
