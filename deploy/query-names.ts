import type { z } from 'zod';
import { calls } from '@/api-contract/calls';
import { scheduleQuery } from '@/features/flight-schedule/query';
import { flightsQuery } from '@/features/flights/query';
import { planHref, planPath } from '@/features/floor-plans/address';
import { cardKinds } from '@/features/places/kinds';
import { cardListQuery } from '@/features/places/query';
import { pressQuery } from '@/features/press/query';
import { searchQuery } from '@/features/search/query';
import { listPath } from '@/lib/hrefs';

const namesOf = (query: z.ZodType) => Object.keys((query as z.ZodObject).shape);

/** A page has its language in its path, and begins its lists anew. */
const ofPage = (names: string[]) =>
  names.filter((name) => !['lang', 'offset', 'limit'].includes(name)).toSorted();

/** Of a page with a list that grows. */
const ofList = (query: z.ZodType) => ofPage([...namesOf(query), 'shown']);

const plan = planHref({ floor: 1, place: 'a', kinds: ['b'], search: 'c', side: 'before' });

/**
 * The names that are read of a query: of each page that reads one, by its path without language, and of the calls
 * one or another. The edge takes no others (nginx/edge/query-names.js).
 */
export const queryNames = {
  pages: {
    [planPath]: ofPage([...new URL(plan, 'http://localhost').searchParams.keys()]),
    '/flight-board/': ofPage([...namesOf(flightsQuery), 'start']),
    '/press-center/press-releases/': ofList(pressQuery),
    // All that is found is of one kind: its type is a call's.
    '/search/': ofList(searchQuery.omit({ type: true })),
    '/seasonal-schedule/': ofPage([...namesOf(scheduleQuery), 'start']),
    '/how-to-get-there/': ['from', 'at'],
    '/services/business-halls/': ['tab'],
    ...Object.fromEntries(cardKinds.map((kind) => [listPath(kind), ofList(cardListQuery)])),
  },
  calls: [...new Set(Object.values(calls).flatMap(({ query }) => namesOf(query)))].toSorted(),
};
