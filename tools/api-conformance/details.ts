import { cardKinds } from '../../src/features/places/kinds';
import { directions } from '../../src/features/flights/schema';
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales';
import type { Address, CallName, Values } from './requests';
import { firstDifference } from './compare';
import type { Examiner } from './examiner';
import { boardOf, personIds } from './examples';
import { checkAsOf } from './flights';
import { MAX_ITEMS } from './lists';

/** Flights of a board, and items of any other list, whose details are checked. */
const FLIGHTS_CHECKED = 3;
const ITEMS_CHECKED = 40;

/** Languages in turn: each item is requested in one of them, and all are used. */
const langAt = (index: number): Locale => locales[index % locales.length] ?? defaultLocale;

type Listed = Record<string, unknown>;

/** Compares a detail with what its list says of the same item in the same language. */
function checkDetail(
  examiner: Examiner,
  address: Address,
  listed: Listed,
  detail: Listed,
  member: string,
): void {
  // A detail adds to its entry; what it adds is no difference.
  const same = Object.fromEntries(Object.keys(listed).map((name) => [name, detail[name]]));
  const difference = firstDifference(listed, same, ['data', member]);
  const { at = '', expected = '', found = '' } = difference ?? {};
  examiner.check('detail', address, difference === null, at, `${expected}, as in the list`, found);
}

/** Where the details of a call are listed. */
interface Source {
  call: CallName;
  /** Parameters of the path beside the id. */
  parameters: Values;
  /** The list's items in a language. */
  listed(lang: Locale): Promise<readonly Listed[]>;
}

/** Requests every item of a list by its id, the languages in turn. */
async function checkItems(examiner: Examiner, source: Source): Promise<void> {
  const items = (await source.listed(defaultLocale)).slice(0, ITEMS_CHECKED);
  for (const [index, { id }] of items.entries()) {
    const lang = langAt(index);
    const parameters = { ...source.parameters, id: String(id) };
    const address: Address = { call: source.call, parameters, query: { lang } };
    const detail = (await examiner.data(address)) as { item: Listed } | undefined;
    const listed = (await source.listed(lang)).find((item) => item.id === id);
    if (detail && listed) checkDetail(examiner, address, listed, detail.item, 'item');
  }
}

export async function checkCards(examiner: Examiner): Promise<void> {
  for (const kind of cardKinds) {
    await checkItems(examiner, {
      call: 'card',
      parameters: { kind },
      listed: async (lang) => {
        const query = { lang, limit: `${MAX_ITEMS}` };
        const list = { call: 'cardList', parameters: { kind }, query } as const;
        return (await examiner.data(list))?.items ?? [];
      },
    });
  }
}

export const checkReleases = (examiner: Examiner): Promise<void> =>
  checkItems(examiner, {
    call: 'press',
    parameters: {},
    listed: async (lang) => {
      const query = { lang, limit: `${MAX_ITEMS}` };
      return (await examiner.data({ call: 'pressList', query }))?.items ?? [];
    },
  });

/** Services or partners: the whole list, counted, and each of its items. */
export async function checkCounted(
  examiner: Examiner,
  list: 'services' | 'partners',
  call: 'service' | 'partner',
): Promise<void> {
  for (const lang of locales) {
    const address = { call: list, query: { lang } } as const;
    const data = await examiner.data(address);
    if (!data) continue;
    const { items, count } = data;
    const holds = count === items.length;
    examiner.check('count', address, holds, '$.data.count', `${items.length}`, `${count}`);
  }
  await checkItems(examiner, {
    call,
    parameters: {},
    listed: async (lang) => (await examiner.data({ call: list, query: { lang } }))?.items ?? [],
  });
}

export async function checkFlightDetails(examiner: Examiner): Promise<void> {
  for (const direction of directions) {
    const board = await boardOf(examiner, direction);
    for (const [index, { id }] of (board?.flights ?? []).slice(0, FLIGHTS_CHECKED).entries()) {
      const lang = langAt(index);
      const address = { call: 'flight', parameters: { id }, query: { lang } } as const;
      const reply = await examiner.data(address);
      const sameDay = await boardOf(examiner, direction, lang);
      const listed = sameDay?.flights.find((flight) => flight.id === id);
      if (!reply) continue;
      checkAsOf(examiner, address, reply.as_of);
      if (listed) checkDetail(examiner, address, listed, reply.flight, 'flight');
      const zone = reply.flight.other_end?.time_zone;
      if (zone === undefined) continue;
      const at = '$.data.flight.other_end.time_zone';
      examiner.check('shape', address, isZone(zone), at, 'a zone such as Europe/Istanbul', zone);
    }
  }
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

export async function checkPeople(examiner: Examiner): Promise<void> {
  for (const [index, id] of (await personIds(examiner)).entries()) {
    const address = { call: 'person', parameters: { id }, query: { lang: langAt(index) } } as const;
    const reply = await examiner.data(address);
    if (!reply) continue;
    const { item } = reply;
    examiner.check('detail', address, item.id === id, '$.data.item.id', id, item.id);
  }
}
