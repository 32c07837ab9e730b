import { cardKinds } from '../../src/features/places/kinds';
import type { Direction, Flights } from '../../src/features/flights/schema';
import { defaultLocale, type Locale } from '../../src/i18n/locales';
import { addDays, airportDate } from '../../src/lib/time';
import type { Address, CallName, Values } from './requests';
import type { Examiner } from './examiner';
import { firstWord } from './words';

/** Days on which a board with flights is looked for, from today. */
const BOARD_DAYS = 7;

/** Words tried until the search finds something. */
const WORDS_TRIED = 8;

export interface Board {
  date: string;
  direction: Direction;
  flights: Flights['flights'];
}

/** The first board from today on that has flights. */
export async function boardOf(
  examiner: Examiner,
  direction: Direction,
  lang: Locale = defaultLocale,
): Promise<Board | undefined> {
  const today = airportDate(Date.now());
  for (let day = 0; day < BOARD_DAYS; day += 1) {
    const date = addDays(today, day);
    const query = { direction, date, lang };
    const flights = (await examiner.data({ call: 'flights', query }))?.flights ?? [];
    if (flights.length > 0) return { date, direction, flights };
  }
  return undefined;
}

/** Words of the menu, in a language. */
async function menuWords(examiner: Examiner, lang: Locale): Promise<string[]> {
  const layout = await examiner.data({ call: 'layout', query: { lang } });
  const entries = layout?.headerData.menu.nav ?? [];
  const texts = entries.flatMap(({ text, submenu }) => [
    text,
    ...(submenu ?? []).map((entry) => entry.text),
  ]);
  return [...new Set(texts.flatMap((text) => firstWord(text) ?? []))];
}

/** A word of the menu, as it is wanted, that the search finds; undefined where it finds none. */
export async function foundWord(
  examiner: Examiner,
  lang: Locale,
  isWanted: (word: string) => boolean = () => true,
): Promise<string | undefined> {
  const words = (await menuWords(examiner, lang)).filter(isWanted);
  for (const search of words.slice(0, WORDS_TRIED)) {
    const found = await examiner.data({ call: 'search', query: { search, lang } });
    if (found && found.items.length > 0) return search;
  }
  return undefined;
}

/** A person who has a page, from the sections of pages. */
export async function personIds(examiner: Examiner): Promise<string[]> {
  const index = await examiner.data({ call: 'pages', query: { lang: defaultLocale } });
  const ids: string[] = [];
  for (const { slug } of index?.items ?? []) {
    const address = { call: 'page', parameters: { slug }, query: { lang: defaultLocale } } as const;
    for (const section of (await examiner.data(address))?.page.sections ?? []) {
      if (section.type !== 'people') continue;
      ids.push(...section.items.flatMap(({ id, href }) => (href ? [id] : [])));
    }
  }
  return [...new Set(ids)];
}

const inUzbek = { lang: defaultLocale };

/** Parameters and queries, without language, of example requests. */
const ways: Partial<Record<CallName, (examiner: Examiner) => Promise<Omit<Address, 'call'>[]>>> = {
  flights: async () => [{}, { query: { direction: 'arrival' } }],
  schedule: async () => [{}, { query: { direction: 'arrival' } }],
  cardList: async () => cardKinds.map((kind) => ({ parameters: { kind } })),
  flight: async (examiner) => {
    const board = await boardOf(examiner, 'departure');
    return firstId(board?.flights);
  },
  card: async (examiner) => {
    const found: Omit<Address, 'call'>[] = [];
    for (const kind of cardKinds) {
      const list = { call: 'cardList', parameters: { kind }, query: inUzbek } as const;
      found.push(...firstId((await examiner.data(list))?.items, { kind }));
    }
    return found;
  },
  press: async (examiner) =>
    firstId((await examiner.data({ call: 'pressList', query: inUzbek }))?.items),
  service: async (examiner) =>
    firstId((await examiner.data({ call: 'services', query: inUzbek }))?.items),
  partner: async (examiner) =>
    firstId((await examiner.data({ call: 'partners', query: inUzbek }))?.items),
  page: async (examiner) => {
    const index = await examiner.data({ call: 'pages', query: inUzbek });
    return (index?.items ?? []).slice(0, 1).map(({ slug }) => ({ parameters: { slug } }));
  },
  person: async (examiner) =>
    (await personIds(examiner)).slice(0, 1).map((id) => ({ parameters: { id } })),
};

const firstId = (items: readonly { id: string }[] = [], parameters: Values = {}) =>
  items.slice(0, 1).map(({ id }) => ({ parameters: { ...parameters, id } }));

/** A call with parameters that the server has, as an example for the checks of every call. */
export async function examplesOf(examiner: Examiner, call: CallName): Promise<Address[]> {
  const found = (await ways[call]?.(examiner)) ?? [{}];
  return found.map((way) => ({ call, ...way }));
}

/** The example in a language; a search takes a word of that language. */
export async function inLanguage(
  examiner: Examiner,
  { query, ...address }: Address,
  lang: Locale,
): Promise<Address> {
  const searches = address.call === 'search' || address.call === 'suggestions';
  const search = searches ? await foundWord(examiner, lang) : undefined;
  return { ...address, query: { ...query, ...(search && { search }), lang } };
}
