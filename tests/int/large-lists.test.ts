import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { growCards, growFlights } from '../../tools/bench/grow';
import { withClient } from '../../tools/lib/database';
import { FLIGHTS_A_PAGE } from '@/constants';
import { placeFilterNames } from '@/features/places/filters';
import type { Card, CardFilters } from '@/features/places/schema';
import { locales, type Locale } from '@/i18n/locales';
import { matches } from '@/lib/match';
import { sampled } from '../sample';
import { query, startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { requestCms, signIn } from './staff';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const CARDS = 240;
/** Half of them depart. */
const FLIGHTS = 2000;

let site: Awaited<ReturnType<typeof startOwnSite>>;
let administrator: Record<string, string>;

beforeAll(async () => {
  site = await startOwnSite('large_lists');
  await withClient(site.database, async (client) => {
    await growCards(client, CARDS);
    await growFlights(client, FLIGHTS);
  });
  administrator = await signIn(site.url);
});

afterAll(() => site?.stop());

interface List {
  items: Card[];
  count: number;
  filters: CardFilters;
}

async function data<Data>(path: string): Promise<Data> {
  const reply = await sendTo(path, {}, site.url);
  const text = await reply.text();
  expect(reply.status, `${path}: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: Data }).data;
}

const shops = (lang: Locale, asked: Record<string, string> = {}) =>
  data<List>(`/api/card-list/shops?${new URLSearchParams({ limit: '100', ...asked, lang })}`);

async function everyShop(lang: Locale, asked: Record<string, string> = {}) {
  const pages: List[] = [];
  for (let offset = 0, count = 1; offset < count; offset += 100) {
    const page = await shops(lang, { ...asked, offset: String(offset) });
    ({ count } = page);
    pages.push(page);
  }
  return { count: pages[0]?.count ?? 0, items: pages.flatMap(({ items }) => items) };
}

const idsOf = ({ items }: { items: Card[] }) => items.map(({ id }) => id);

describe.each(sampled('large lists', locales))('of many cards in %s', (lang) => {
  let all: Awaited<ReturnType<typeof everyShop>>;
  let filters: CardFilters;
  beforeAll(async () => {
    all = await everyShop(lang);
    ({ filters } = await shops(lang));
  });

  test('the pages have each once', () => {
    expect(all.count).toBe(CARDS);
    expect(new Set(idsOf(all)).size).toBe(CARDS);
  });

  test('a filter has every value that occurs, and leaves the cards of it', async () => {
    for (const name of placeFilterNames) {
      const occurring = new Set(all.items.map((card) => card[name].value).filter(Boolean));
      expect(new Set(filters[name].map(({ value }) => value))).toEqual(
        new Set(['all', ...occurring]),
      );
      for (const value of occurring) {
        const found = await everyShop(lang, { [name]: value });
        expect(idsOf(found), `${name}=${value}`).toEqual(
          idsOf({ items: all.items.filter((card) => card[name].value === value) }),
        );
        expect(found.count).toBe(found.items.length);
      }
    }
    expect((await shops(lang, { type: 'nothing-of-the-kind' })).count).toBe(0);
    expect((await shops(lang, { area: 'nowhere' })).count).toBe(0);
  });

  test('a search finds the words of title, text, type, category and search words', async () => {
    const keywords = new Map(
      (
        await query(
          site.database,
          `select slug, coalesce(nullif(own.keywords, ''), uz.keywords, '') as words from places
            left join places_locales own on own._parent_id = places.id and own._locale::text = $1
            left join places_locales uz on uz._parent_id = places.id and uz._locale = 'uz'`,
          [lang],
        )
      ).map(({ slug, words }) => [slug, String(words)]),
    );
    const textOf = ({ id, title, text, type, category }: Card) =>
      [title, text, type.text, category.text, keywords.get(id)].join(' ');
    const [first] = all.items;
    const typed = [
      String(first?.title),
      String(first?.type.text).slice(0, 4),
      String(first?.category.text).toUpperCase(),
      'suzani 1',
      "do'kon",
      'сувенир',
      'souv 2',
      'a',
      '  – ',
      "12' | !3 :*",
      'qqqqq',
    ];
    for (const search of typed) {
      const found = await everyShop(lang, { search });
      const wanted = all.items.filter((card) => matches(textOf(card), search));
      expect(idsOf(found), search).toEqual(idsOf({ items: wanted }));
    }
    const floor = filters.floor[1]?.value ?? '';
    const both = await everyShop(lang, { search: 'a', floor });
    expect(idsOf(both)).toEqual(
      idsOf({
        items: all.items.filter((card) => card.floor.value === floor && matches(textOf(card), 'a')),
      }),
    );
  });
});

describe('what is published is found at the next request', () => {
  const cms = <Body>(path: string, method: string, body: object) =>
    requestCms<Body>(site.url, administrator, path, { method, data: body });
  const found = async (lang: Locale, search: string) => idsOf(await shops(lang, { search }));

  test('by its new words and no more by the old, and not once it is taken down', async () => {
    const slug = 'yangi-joy';
    const place = { slug, kind: 'shops', title: 'Zumradxona', keywords: 'gavhar' };
    const { doc } = await cms<{ doc: { id: number } }>(
      '/places?locale=uz&publishAllLocales=true',
      'POST',
      { ...place, _status: 'published' },
    );
    for (const lang of locales) expect(await found(lang, 'zumrad')).toEqual([slug]);
    expect(await found('uz', 'gavh')).toEqual([slug]);

    const draft = { title: 'Изумруд' };
    await cms(`/places/${doc.id}?locale=ru&draft=true`, 'PATCH', draft);
    expect(await found('ru', 'изумруд')).toEqual([]);
    await cms(`/places/${doc.id}?locale=ru&publishSpecificLocale=ru`, 'PATCH', {
      ...draft,
      _status: 'published',
    });
    expect(await found('ru', 'izumrud')).toEqual([slug]);
    expect(await found('ru', 'zumradxona')).toEqual([]);
    expect(await found('uz', 'zumradxona')).toEqual([slug]);

    await cms(`/places/${doc.id}?locale=uz&unpublishAllLocales=true`, 'PATCH', {
      _status: 'draft',
    });
    for (const lang of locales) expect(await found(lang, 'zumrad')).toEqual([]);
    await cms(`/places/${doc.id}`, 'DELETE', {});
  });

  test('by the new name of its type', async () => {
    const [card] = (await shops('en')).items;
    const type = String(card?.type.value);
    const { docs } = await requestCms<{ docs: { id: number }[] }>(
      site.url,
      administrator,
      `/terms?where[slug][equals]=${type}&where[list][equals]=place-type&depth=0`,
    );
    const before = await everyShop('en', { type });
    await cms(`/terms/${docs[0]?.id}?locale=en&publishSpecificLocale=en`, 'PATCH', {
      title: 'Zephyr goods',
      _status: 'published',
    });
    expect(idsOf(await everyShop('en', { search: 'zephyr' }))).toEqual(idsOf(before));
    const { filters } = await shops('en');
    expect(filters.type).toContainEqual({ value: type, text: 'Zephyr goods' });
  });
});

/** What a page shows of flights, in order: their addresses, or the numbers in a timetable. */
const flightsIn = (html: string) =>
  [...html.matchAll(/<li[^>]*>(?:(?!<\/li>).)*?href="\/en\/flight-board\/([a-z0-9-]+)\/"/gs)].map(
    ([, id]) => id,
  );
const linesIn = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>([A-Z0-9]{2} \d+)/g)].map(([, number]) => number);
const linkTo = (html: string, words: RegExp) => {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const found = links.find(([, , content = '']) => words.test(content.replace(/<[^>]+>/g, '')));
  return found?.[1]?.replaceAll('&amp;', '&');
};

async function pagesFrom(path: string, itemsOf: (html: string) => unknown[], next: RegExp) {
  const pages: unknown[][] = [];
  for (let address: string | undefined = path; address;) {
    const reply = await sendTo(address, {}, site.url);
    expect(reply.status).toBe(200);
    const html = await reply.text();
    pages.push(itemsOf(html));
    expect(pages.at(-1)!.length).toBeLessThanOrEqual(FLIGHTS_A_PAGE);
    address = linkTo(html, next);
  }
  return pages;
}

test('a large board has every flight on its pages, which are links, and opens with now', async () => {
  const { flights, as_of } = await data<{
    flights: { id: string; scheduled_at: string }[];
    as_of: string;
  }>('/api/flights?lang=en');
  expect(flights.length).toBe(FLIGHTS / 2);
  const pages = await pagesFrom('/en/flight-board/?start=0', flightsIn, /Flights from/);
  expect(pages.length).toBe(Math.ceil(flights.length / FLIGHTS_A_PAGE));
  expect(pages.flat()).toEqual(flights.map(({ id }) => id));
  const [opened = []] = await pagesFrom('/en/flight-board/', flightsIn, /no further page/);
  const next = flights.find(({ scheduled_at }) => scheduled_at > as_of) ?? flights.at(-1);
  expect(opened).toContain(next?.id);
});

test('a search leaves the pages of what it finds', async () => {
  const { flights } = await data<{ flights: { id: string }[] }>(
    '/api/flights?lang=en&search=istanbul',
  );
  const pages = await pagesFrom(
    '/en/flight-board/?search=istanbul&start=0',
    flightsIn,
    /Flights from/,
  );
  expect(pages.flat()).toEqual(flights.map(({ id }) => id));
});

test('a large timetable has every flight on its pages', async () => {
  const { seasons } = await data<{ seasons: { flights: { number: string }[] }[] }>(
    '/api/schedule?lang=en&direction=arrival',
  );
  const numbers = seasons.flatMap(({ flights }) => flights.map(({ number }) => number));
  expect(numbers.length).toBe(FLIGHTS);
  const path = '/en/seasonal-schedule/?direction=arrival';
  expect((await pagesFrom(path, linesIn, /Next flights/)).flat()).toEqual(numbers);
});
