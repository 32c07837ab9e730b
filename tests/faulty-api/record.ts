import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { calls, success, type Call } from '@/api-contract/calls';
import { cardKinds, type CardKind } from '@/features/places/kinds';
import { directions, type Direction, type Season } from '@/features/flights/schema';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { searchResults } from '@/features/search/schema';
import { plainText } from '@/lib/plain-text';
import { addDays, airportDate } from '@/lib/time';
import { fixturesDir, type Fixtures } from './base-replies/fixtures';

const FLIGHTS_EACH_WAY = 12;
const SEASON_FLIGHTS = 12;
const RESULTS = 60;
const MAX_ITEMS = '100';
/** A text that nothing has: the message of an empty list. */
const NOTHING = 'qxzwvqxzwv';

/** Pages of every kind of section, small ones. */
const SLUGS = [
  'passengers--baggage',
  'services--business-halls',
  'airport',
  'airport--about',
  'airport--contacts',
  'how-to-get-there',
  'parking',
];

/** Words whose results together represent the whole search, by language. */
const WORDS: Record<Locale, string[]> = {
  uz: ['bagaj', 'xizmatlar', 'doʻkonlar', 'avtoturargoh', 'yoʻlovchilar', 'reyslar'],
  ru: ['багаж', 'услуги', 'магазины', 'парковка', 'пассажирам', 'рейсы'],
  en: ['baggage', 'services', 'shops', 'parking', 'passengers', 'flights'],
};

type Values = Record<string, string>;

/** Requests calls of a site and reads the replies by the contract. */
class Recorder {
  constructor(private readonly origin: string) {}

  async request<Data extends z.ZodType>(
    { path: pattern, data }: Pick<Call<z.ZodType, Data>, 'path' | 'data'>,
    query: Values = {},
    parameters: Values = {},
  ): Promise<z.input<Data>> {
    const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
    const response = await fetch(`${this.origin}${filled}?${new URLSearchParams(query)}`);
    const body: unknown = await response.json();
    return data.parse(success(z.unknown()).parse(body).data) as z.input<Data>;
  }

  async inLanguages<Value>(read: (lang: Locale) => Promise<Value>): Promise<Record<Locale, Value>> {
    const found: Partial<Record<Locale, Value>> = {};
    for (const lang of locales) found[lang] = await read(lang);
    return found as Record<Locale, Value>;
  }

  async inTurn<Item, Value>(items: readonly Item[], read: (item: Item) => Promise<Value>) {
    const values: Value[] = [];
    for (const item of items) values.push(await read(item));
    return values;
  }

  private async day(date: string, direction: Direction): Promise<string[]> {
    const { flights } = await this.request(calls.flights, { date, direction });
    return flights.map(({ id }) => id);
  }

  /** Flights that operate on both days, each way: `hy601-20261121-d` on one, as on the other. */
  async flights(): Promise<Fixtures['flights']> {
    const today = airportDate(Date.now());
    const [before, after] = [addDays(today, -1), addDays(today, 1)];
    const days: { over: string[]; ahead: string[] } = { over: [], ahead: [] };
    const sameOn = (id: string, date: string) =>
      id.replace(/-\d{8}-/, `-${date.replaceAll('-', '')}-`);
    for (const direction of directions) {
      const later = await this.day(after, direction);
      const both = (await this.day(before, direction))
        .filter((id) => later.includes(sameOn(id, after)))
        .filter((_, index, all) => index % Math.ceil(all.length / FLIGHTS_EACH_WAY) === 0);
      days.over.push(...both);
      days.ahead.push(...both.map((id) => sameOn(id, after)));
    }
    return this.inLanguages(async (lang) => {
      const detail = async (id: string) =>
        (await this.request(calls.flight, { lang }, { id })).flight;
      const none = await this.request(calls.flights, { lang, search: NOTHING });
      return {
        over: await this.inTurn(days.over, detail),
        ahead: await this.inTurn(days.ahead, detail),
        message: none.message,
      };
    });
  }

  schedule(): Promise<Fixtures['schedule']> {
    return this.inLanguages(async (lang) => {
      const [departure, arrival] = await this.inTurn(directions, (direction) =>
        this.request(calls.schedule, { direction, lang }),
      );
      const none = await this.request(calls.schedule, { city: NOTHING, lang });
      if (!departure || !arrival) throw new Error('The schedule has no directions.');
      return {
        departure: { ...departure, seasons: departure.seasons.map(shortened) },
        arrival: { ...arrival, seasons: arrival.seasons.map(shortened) },
        message: none.message,
      };
    });
  }

  cards(): Promise<Fixtures['cards']> {
    return this.inLanguages(async (lang) => {
      const list = async (kind: CardKind) => {
        const { items, filters } = await this.request(
          calls.cardList,
          { lang, limit: MAX_ITEMS },
          { kind },
        );
        if (!filters) throw new Error(`The list ${kind} has no filters.`);
        const details = await this.inTurn(
          items,
          async ({ id }) => (await this.request(calls.card, { lang }, { kind, id })).item,
        );
        return { items: details, filters };
      };
      const none = await this.request(
        calls.cardList,
        { lang, search: NOTHING },
        { kind: cardKinds[0] },
      );
      const lists = await this.inTurn(cardKinds, async (kind) => [kind, await list(kind)] as const);
      const byKind = Object.fromEntries(lists) as Record<
        CardKind,
        Awaited<ReturnType<typeof list>>
      >;
      return { ...byKind, message: none.message };
    });
  }

  press(): Promise<Fixtures['press']> {
    return this.inLanguages(async (lang) => {
      const list = await this.request(calls.pressList, { lang, limit: MAX_ITEMS });
      const none = await this.request(calls.pressList, { lang, search: NOTHING });
      const items = await this.inTurn(
        list.items,
        async ({ id }) => (await this.request(calls.press, { lang }, { id })).item,
      );
      return { items, filters: list.filters ?? { type: [] }, message: none.message };
    });
  }

  search(): Promise<Fixtures['search']> {
    const full = { path: calls.search.path, data: searchResults };
    return this.inLanguages(async (lang) => {
      const replies = await this.inTurn(WORDS[lang], (search) =>
        this.request(full, { lang, search, limit: MAX_ITEMS }),
      );
      const found = replies
        .flatMap(({ items }) => items)
        .filter(({ link }) => !link.startsWith('/flight-board/'))
        .map((item) => ({ ...item, title: plainText(item.title), text: plainText(item.text) }));
      const once = new Map(found.map((item) => [item.link, item]));
      const none = await this.request(full, { lang, search: NOTHING });
      const empty = await this.request(full, { lang });
      return {
        items: [...once.values()].slice(0, RESULTS),
        message: none.message,
        empty: empty.message,
      };
    });
  }

  pages(): Promise<Fixtures['pages']> {
    return this.inLanguages(async (lang) => {
      const { items } = await this.request(calls.pages, { lang });
      const index = items.filter(({ slug }) => SLUGS.includes(slug));
      const pages = await this.inTurn(index, ({ slug }) =>
        this.request(calls.page, { lang }, { slug }),
      );
      return { index, pages };
    });
  }

  people(pages: Fixtures['pages']): Promise<Fixtures['people']> {
    const ids = pages[defaultLocale].pages.flatMap(({ page }) =>
      page.sections.flatMap((section) =>
        section.type === 'people'
          ? section.items.flatMap(({ id, href }) => (href ? [id] : []))
          : [],
      ),
    );
    return this.inLanguages((lang) =>
      this.inTurn(
        [...new Set(ids)],
        async (id) => (await this.request(calls.person, { lang }, { id })).item,
      ),
    );
  }

  async fixtures(): Promise<Fixtures> {
    const pages = await this.pages();
    return {
      layout: await this.inLanguages((lang) => this.request(calls.layout, { lang })),
      notFound: await this.inLanguages((lang) => this.request(calls.notFound, { lang })),
      metrics: await this.request(calls.metrics),
      flights: await this.flights(),
      schedule: await this.schedule(),
      cards: await this.cards(),
      press: await this.press(),
      search: await this.search(),
      services: await this.inLanguages(async (lang) =>
        this.inTurn(
          (await this.request(calls.services, { lang })).items,
          async ({ id }) => (await this.request(calls.service, { lang }, { id })).item,
        ),
      ),
      partners: await this.inLanguages(async (lang) =>
        this.inTurn(
          (await this.request(calls.partners, { lang })).items,
          async ({ id }) => (await this.request(calls.partner, { lang }, { id })).item,
        ),
      ),
      pages,
      people: await this.people(pages),
      scheme: await this.inLanguages((lang) => this.request(calls.scheme, { lang })),
    };
  }
}

/** Some of a season's flights, and the cities of these. */
function shortened(season: Season): Season {
  const step = Math.ceil(season.flights.length / SEASON_FLIGHTS);
  const flights = season.flights.filter((_, index) => index % step === 0);
  const cities = new Set(['all', ...flights.map(({ city }) => city.iata)]);
  const city = season.filters.city.filter(({ value }) => cities.has(value));
  return { ...season, flights, filters: { ...season.filters, city } };
}

/** Writes the replies of a running site into `tests/fixtures/api/`. */
export async function record(origin: string): Promise<void> {
  const fixtures = await new Recorder(origin).fixtures();
  mkdirSync(fixturesDir, { recursive: true });
  for (const [name, value] of Object.entries(fixtures)) {
    const file = path.join(fixturesDir, `${name}.json`);
    writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
  }
}
