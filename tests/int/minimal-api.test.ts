import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAt } from '@/api-contract/call-at';
import { calls } from '@/api-contract/calls';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { withNoBreakSpaces } from '@/lib/no-break-spaces';
import { airportDate } from '@/lib/time';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { minimalBase } from '../faulty-api/base-replies/minimal';
import { recordedBase } from '../faulty-api/base-replies/recorded';
import type { ApiRequest, Handler } from '../faulty-api/http';
import { pageKinds, saidBy } from '../faulty-api/pages';
import { startFaultServer, type FaultServer } from '../faulty-api/server';
import { withoutNames } from '../fixtures/parts';
import { realPath } from '../paths';
import { exhaustive, sampled } from '../sample';
import { emptyLabelsIn } from './empty-labels';
import { databaseCopy } from './own-site';
import { everyLocale } from './site';
import { flawsOf } from './html-flaws';

const START_MS = 180_000;

interface Own {
  api: FaultServer;
  url: string;
  site: Site;
}

async function start(database: string, base: Handler): Promise<Own> {
  const api = await startFaultServer({ base });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSite(siteDir(await ensureBuild()), port, {
    DATABASE_URI: await databaseCopy(process.env.DATABASE_URI ?? '', database),
    SITE_URL: url,
    AIRPORT_API_URL: api.url,
    LOG_LEVEL: 'error',
  });
  return { api, url, site };
}

async function end(own: Own | undefined): Promise<void> {
  await own?.site.stop();
  await own?.api.close();
}

async function pageOf(url: string, path: string) {
  const reply = await fetch(url + path, { redirect: 'manual' });
  const html = await reply.text();
  const flaws = [...flawsOf(html), ...emptyLabelsIn(html)];
  return { status: reply.status, said: saidBy(html), html, flaws };
}

const plain: ApiRequest = { path: '/', query: {}, headers: {}, slash: false };

async function listOf(base: Handler, path: string, lang: Locale, query: ApiRequest['query'] = {}) {
  const { body } = await base({ ...plain, path, query: { lang, ...query } });
  const { data } = body as { data: Record<string, Record<string, unknown>[]> };
  return data.items ?? data.flights ?? [];
}

/** What a page shows of the list it is made of. */
const shownOn: Record<string, [api: string, query?: ApiRequest['query']]> = {
  '/services/shops/': ['/api/card-list/shops'],
  '/services/cafes-and-restaurants/': ['/api/card-list/cafes-and-restaurants'],
  '/services/duty-free/': ['/api/card-list/duty-free'],
  '/press-center/press-releases/': ['/api/press'],
};

/** A text as it stands in a page. */
const escaped = (text: string) =>
  withNoBreakSpaces(text).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

describe('an API that gives no more than the specification shows', () => {
  const base = minimalBase();
  let own: Own;
  let paths: string[];

  beforeAll(async () => {
    own = await start('minimal_api', base);
    const get = async (path: string) => (await fetch(`${own.url}${path}?lang=en`)).json();
    paths = await Promise.all(
      pageKinds.map(async ({ route, query = '' }) => (await realPath(route, get as never)) + query),
    );
  }, START_MS);
  afterAll(() => end(own));

  test.each(sampled('minimal API, pages', everyLocale))(
    'fills every kind of page in %s',
    async (lang) => {
      for (const path of paths) {
        const { status, said, flaws } = await pageOf(own.url, localised(path, lang));
        expect({ path, status, said, flaws }).toEqual({
          path,
          status: 200,
          said: 'good',
          flaws: [],
        });
      }
    },
  );

  test.each(sampled('minimal API, items', everyLocale))(
    'is shown: its items, flights, seasons and results in %s',
    async (lang) => {
      for (const [path, [api, query]] of Object.entries(shownOn)) {
        const items = await listOf(base, api, lang, query);
        expect(items.length, api).toBeGreaterThan(0);
        const { html } = await pageOf(own.url, localised(path, lang));
        for (const { id, title } of items) {
          expect(html, path).toContain(escaped(String(title)));
          expect(html, path).toContain(`${localised(path, lang)}${String(id)}/"`);
        }
      }
      const flights = await listOf(base, calls.flights.path, lang);
      const board = await pageOf(own.url, localised('/flight-board/', lang));
      for (const { number } of flights) expect(board.html).toContain(String(number));
      const schedule = await pageOf(own.url, localised('/seasonal-schedule/', lang));
      expect(schedule.html).toContain('<table');
      const search = { uz: 'bagaj', ru: 'багаж', en: 'baggage' }[lang];
      const results = await listOf(base, calls.search.path, lang, { search });
      expect(results.length).toBeGreaterThan(0);
      const found = await pageOf(own.url, localised(`/search/?search=${encodeURI(search)}`, lang));
      for (const { link } of results) {
        expect(found.html).toContain(`href="${localised(String(link), lang)}"`);
      }
    },
  );

  test('links of its lists lead to pages that are there', async () => {
    for (const [path, [api]] of Object.entries(shownOn)) {
      const [item] = await listOf(base, api, defaultLocale);
      const { status, html, flaws } = await pageOf(own.url, `${path}${String(item?.id)}/`);
      expect({ path, status, flaws }).toEqual({ path, status: 200, flaws: [] });
      expect(html).toContain(escaped(String(item?.title)));
    }
  });

  test('reaches the browser in the shapes of the contract', async () => {
    const documented = { ...calls, flight: undefined, card: undefined, press: undefined };
    for (const call of Object.values(documented)) {
      if (!call || call.extension) continue;
      const path = call.path.replace('{kind}', 'shops');
      const reply = await fetch(`${own.url}${path}?search=&lang=en`);
      const { data } = (await reply.json()) as { data: unknown };
      expect({ path, status: reply.status }).toEqual({ path, status: 200 });
      expect(call.data.safeParse(data).error?.issues ?? [], path).toEqual([]);
    }
  });
});

/** By these an entry is known; without them there is nothing to show. */
const known = ['id', 'title', 'link', 'number', 'scheduled_at', 'city', 'name', 'iata'];
const frames = ['items', 'flights', 'seasons', 'headerData', 'footerData', 'data'];

/** Names of members at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(part),
      ])
    : [];

describe('an API that lacks any two members', () => {
  const RUNS = exhaustive ? 30 : 3;
  const base = recordedBase();
  let lacking: readonly string[] = [];
  let own: Own;
  let names: string[];

  beforeAll(async () => {
    own = await start('lacking_api', async (request) => {
      const answer = await base({ ...request, query: { ...request.query, search: '' } });
      const { name } = callAt(request.path) ?? {};
      if (answer.status !== 200 || !name || name === 'metrics') return answer;
      const { data } = answer.body as { data: unknown };
      return {
        ...answer,
        body: { status: 'success', data: withoutNames(data, lacking), errors: null },
      };
    });
    const replies = await Promise.all(
      ['/api/flights', '/api/schedule', '/api/card-list/shops', '/api/press'].map(async (path) => {
        const { body } = await base({ ...plain, path });
        return (body as { data: unknown }).data;
      }),
    );
    names = [...new Set(replies.flatMap(namesIn))].filter(
      (name) => !known.includes(name) && !frames.includes(name),
    );
  }, START_MS);
  afterAll(() => end(own));

  test(
    'is shown by what is left',
    async () => {
      const day = airportDate(Date.now());
      const [shop] = await listOf(base, '/api/card-list/shops', 'en');
      const [release] = await listOf(base, '/api/press', 'en');
      const [flight] = await listOf(base, '/api/flights', 'en', { date: day });
      let run = 1000;
      const two = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names));
      await fc.assert(
        fc.asyncProperty(two, fc.constantFrom(...locales), async (some, lang) => {
          lacking = some;
          run += 1;
          const pages: [path: string, shown?: unknown][] = [
            [`/flight-board/?search=${run}`, flight?.number],
            // Of a city without flights: with another the reply before this one would be used.
            [`/seasonal-schedule/?city=${run}`],
            [`/services/shops/?search=${run}`, `/${String(shop?.id)}/"`],
            [`/press-center/press-releases/?search=${run}`, `/${String(release?.id)}/"`],
          ];
          for (const [path, shown] of pages) {
            const { status, said, html, flaws } = await pageOf(own.url, localised(path, lang));
            expect({ path, some, status, said, flaws }).toEqual({
              ...{ path, some, status: 200, said: 'good', flaws: [] },
            });
            if (shown === undefined) continue;
            expect(html, `${path} without ${some.join(' and ')}`).toContain(String(shown));
          }
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    START_MS,
  );
});
