import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { callAt, type Parameters } from '@/api-contract/call-at';
import { calls, openapiPath, type Call, type CallName } from '@/api-contract/calls';
import { isCardKind } from '@/features/places/kinds';
import { openapi } from '@/api-contract/openapi';
import { toAirportIso } from '@/lib/time';
import { partner } from '@/features/partners/schema';
import { service } from '@/features/services/schema';
import { failed, JSON_TYPE, type Answer, type ApiRequest, type Handler } from '../http';
import { flight, flights } from './board';
import { readFixtures, type Fixtures } from './fixtures';
import { cardList, press, pressList, search } from './lists';
import { schedule } from './schedule';

type QueryOf<Call extends CallName> = z.infer<(typeof calls)[Call]['query']>;
type Reader<Call extends CallName> = (
  fixtures: Fixtures,
  query: QueryOf<Call>,
  parameters: Parameters,
) => unknown;

const byId = <Item extends { id: string }>(items: readonly Item[], id: string | undefined) => {
  const item = items.find((candidate) => candidate.id === id);
  return item ? { item } : null;
};

const counted = <Item>(items: Item[]) => ({ items, count: items.length, message: '' });

/** What each call answers; null where there is no such item. */
const readers: { [Call in CallName]: Reader<Call> } = {
  layout: ({ layout }, { lang }) => layout[lang],
  notFound: ({ notFound }, { lang }) => notFound[lang],
  errorMessages: ({ layout }, { lang }) => ({ errorMessages: layout[lang].errorMessages }),
  metrics: ({ metrics }) => metrics,
  flights: (fixtures, query) => flights(fixtures.flights, query, Date.now()),
  flight: (fixtures, { lang }, { id = '' }) => flight(fixtures.flights, id, lang, Date.now()),
  disruption: () => ({ disruptions: [], as_of: toAirportIso(Date.now()) }),
  notice: () => ({ notice: null }),
  schedule: (fixtures, query) => schedule(fixtures.schedule, query),
  cardList: ({ cards }, query, { kind = '' }) => {
    if (!isCardKind(kind)) return null;
    const { items, filters } = cards[query.lang][kind];
    return cardList(items, filters, cards[query.lang].message, query);
  },
  card: ({ cards }, { lang }, { kind = '', id }) =>
    isCardKind(kind) ? byId(cards[lang][kind].items, id) : null,
  pressList: (fixtures, query) => pressList(fixtures.press[query.lang], query),
  press: (fixtures, { lang }, { id = '' }) => press(fixtures.press[lang].items, id),
  search: (fixtures, query) => search(fixtures.search[query.lang], query),
  services: ({ services }, { lang }) => counted(services[lang].map((item) => service.parse(item))),
  service: ({ services }, { lang }, { id }) => byId(services[lang], id),
  partners: ({ partners }, { lang }) => counted(partners[lang].map((item) => partner.parse(item))),
  partner: ({ partners }, { lang }, { id }) => byId(partners[lang], id),
  pages: ({ pages }, { lang }) => ({ items: pages[lang].index }),
  page: ({ pages }, { lang }, { slug }) =>
    pages[lang].pages.find(({ page }) => page.slug === slug) ?? null,
  person: ({ people }, { lang }, { id }) => byId(people[lang], id),
  scheme: ({ scheme }, { lang }) => scheme[lang],
};

function good(body: unknown, { maxAge }: Pick<Call, 'maxAge'>): Answer {
  const cache = `public, s-maxage=${maxAge}, stale-while-revalidate=${maxAge * 2}, stale-if-error=${maxAge * 20}`;
  return {
    status: 200,
    headers: { 'content-type': JSON_TYPE, 'cache-control': cache },
    body,
  };
}

const plans = path.resolve(import.meta.dirname, '../../../public/plans');

async function plan(name: string): Promise<Answer> {
  const body = await readFile(path.join(plans, name));
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
}

const missing = () => failed(404, 'not_found', 'There is no such item.');

/** The contract answered from the recorded replies. */
export function recordedBase(fixtures: Fixtures = readFixtures()): Handler {
  return (request: ApiRequest) => {
    if (request.path === openapiPath) return good(openapi(), calls.pages);
    const drawing = /^\/plans\/(floor-[1-3]\.svg)$/.exec(request.path)?.[1];
    if (drawing) return plan(drawing);
    const found = callAt(request.path);
    if (!found) return missing();
    const { name, parameters } = found;
    const query = calls[name].query.safeParse(request.query);
    if (!query.success) {
      const [issue] = query.error.issues;
      return failed(400, 'invalid_query', issue?.message ?? '', String(issue?.path[0] ?? ''));
    }
    const read = readers[name] as (
      fixtures: Fixtures,
      query: unknown,
      parameters: Parameters,
    ) => unknown;
    const data = read(fixtures, query.data, parameters);
    return data === null ? missing() : good({ status: 'success', data, errors: null }, calls[name]);
  };
}
