import { callAt } from '@/api-contract/call-at';
import type { CallName } from '@/api-contract/calls';
import { failed, type Handler } from '../http';
import { recordedBase } from './recorded';

type Tree = Record<string, unknown>;

const only =
  (...names: string[]) =>
  (item: unknown): Tree =>
    Object.fromEntries(Object.entries(item as Tree).filter(([name]) => names.includes(name)));

const each = (list: unknown, change: (item: unknown) => Tree) => (list as unknown[]).map(change);

const listOf = (item: (value: unknown) => Tree) => (data: Tree) => ({
  items: each(data.items, item),
  count: data.count,
  message: data.message,
});

const flight = (value: unknown): Tree => {
  const { city, status, ...rest } = value as { city: unknown; status: unknown };
  return {
    ...only('number', 'scheduled_at')(rest),
    city: only('name')(city),
    status: only('value')(status),
  };
};

/** What is left of a good reply; a call that is not here is not answered. */
const reduced: Partial<Record<CallName, (data: Tree) => unknown>> = {
  layout: only('headerData', 'footerData', 'cookiesData', 'messageData', 'errorMessages'),
  notFound: (data) => data,
  errorMessages: (data) => data,
  metrics: only('scripts'),
  flights: ({ flights, message }) => ({ flights: each(flights, flight), message }),
  schedule: ({ seasons, message }) => ({
    seasons: each(seasons, (season) => {
      const { title, flights } = season as Tree;
      return { title, flights: each(flights, only('number', 'days', 'departure_time')) };
    }),
    message,
  }),
  cardList: listOf(only('id', 'title', 'area', 'floor')),
  pressList: listOf(only('id', 'title')),
  search: ({ items }) => ({ items: each(items, only('link', 'title')) }),
};

/**
 * An airport API that gives no more than the specification shows: the documented calls, and of
 * cards, flights, seasons, releases and results the minimum that the contract requires of another's API.
 */
export function minimalBase(base: Handler = recordedBase()): Handler {
  return async (request) => {
    const name = callAt(request.path)?.name;
    const reduce = name && reduced[name];
    if (!reduce) return failed(404, 'not_found', 'There is no such call.');
    const answer = await base(request);
    if (answer.status !== 200) return answer;
    const body = answer.body as Tree;
    return { ...answer, body: { ...body, data: reduce(body.data as Tree) } };
  };
}
